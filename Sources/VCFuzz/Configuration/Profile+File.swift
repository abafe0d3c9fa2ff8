// Profiles that are kept in files, as `vcfuzz calibrate` writes them.

internal import Foundation
public import Lifecycle

/// Why a profile's file can't be used.
public struct ProfileFileError: Error, CustomStringConvertible {
  public let description: String
}

extension Profile {
  /// Reads a profile's name, or the line `profile NAME` of a file.
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
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("profile ") }) else {
      throw ProfileFileError(description: "'\(text)' has no line 'profile NAME'")
    }
    do throws(ProfileNameError) {
      self = try Profile(named: String(line.dropFirst("profile ".count)))
    } catch {
      throw ProfileFileError(description: "'\(text)': \(error)")
    }
  }
}
