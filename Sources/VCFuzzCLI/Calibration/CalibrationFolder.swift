// The profiles that calibrations wrote into a folder, and what they say of a variant.

internal import Foundation
internal import VCFuzzCalibration

/// The calibrations of a folder.
struct CalibrationFolder {
  private let files: [(name: String, file: CalibrationFile)]

  /// Reads every file of the folder that ends with `.profile`.
  init(_ path: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw CommandError(.badInput, "cannot read the folder '\(path)'")
    }
    files = try names.filter { $0.hasSuffix(".profile") }.map { name in
      guard let data = FileManager.default.contents(atPath: path + "/" + name) else {
        throw CommandError(.badInput, "cannot read '\(path)/\(name)'")
      }
      do throws(CalibrationFile.Fault) {
        return (name, try CalibrationFile(text: String(decoding: data, as: UTF8.self)))
      } catch {
        throw CommandError(.badInput, "\(path)/\(name): \(error)")
      }
    }
  }

  /// What each file says of a variant: `ios26.profile: settled oldFirst (tab-tapped: A.dd B.da)`.
  func words(on variant: Variant) -> [String] {
    files.flatMap { name, file in
      file.entries.filter { $0.variant == variant.id }.map { entry in
        let evidence = entry.evidence.isEmpty ? "" : " (\(entry.evidence.joined(separator: "; ")))"
        return "\(name): \(entry.words)\(evidence)".escapedForTerminal
      }
    }
  }
}
