// Profiles that are kept in files, as `vcfuzz calibrate` writes them.

internal import Foundation
public import VCLifecycle

/// Why a profile's file can't be used.
public struct ProfileFileError: Error, CustomStringConvertible {
  public let description: String
}

extension Profile {
  /// Reads a profile's name, or the profile of a file.
  ///
  /// What has a slash in it or ends with `.profile` is a file.
  public init(nameOrFile text: String) throws {
    guard text.contains("/") || text.hasSuffix(".profile") else {
      self = try Profile(named: text)
      return
    }
    guard let data = FileManager.default.contents(atPath: text) else {
      throw ProfileFileError(description: "cannot read '\(text)'")
    }
    do throws(CalibrationFile.Fault) {
      self = try CalibrationFile(text: String(decoding: data, as: UTF8.self)).profile
    } catch {
      throw ProfileFileError(description: "'\(text)', \(error)")
    }
  }
}
