// The package of a source file: where its corpus is, and which executable fuzzes it.

internal import Foundation
internal import VCFuzzSupport
internal import VCLifecycle

/// The folder in which a package begins.
package enum PackageFolder {
  /// Returns the nearest folder above a file that holds `Package.swift`; nil if there is none.
  package static func containing(_ file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns how a shell in a package's folder calls its executable that has vcfuzz's commands; nil
  /// if the manifest names none.
  package static func fuzzCall(in folder: String) -> String? {
    guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    else { return nil }
    for target in manifest.components(separatedBy: ".executableTarget(").dropFirst() {
      let own = target.components(separatedBy: "arget(")[0]
      guard own.contains("\"VCFuzzCLI\""), let label = own.firstRange(of: "name:") else { continue }
      let words = own[label.upperBound...].split(separator: "\"")
      if words.count > 1 { return "swift run " + String(words[1]).quotedForShell }
    }
    return nil
  }
}
