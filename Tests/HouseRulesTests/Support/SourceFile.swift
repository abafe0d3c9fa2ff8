// One file of the repository as the house rules read it.

import Foundation

/// The text of a file and where it lies.
struct SourceFile {
  /// The path from the top of the repository.
  let path: String
  let text: String

  /// The lines, the last of them without its line break.
  var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// The lines with comments and the content of texts blanked out.
  var codeLines: [Substring] {
    SourceFile(path: path, text: CodeReader.blanked(text, comments: true, texts: true)).lines
  }

  /// The folder below `Sources` or `Tests` that holds the file; empty outside of these.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// Returns a message about a line, counted from one.
  func complaint(_ line: Int, _ message: String) -> String { "\(path):\(line): \(message)" }
}

/// The repository on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a file of the repository.
  static func file(_ path: String) throws -> SourceFile {
    let url = root.appendingPathComponent(path)
    return SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
  }

  /// Returns the Swift files below some folders, sorted by path.
  static func swiftFiles(in folders: String...) throws -> [SourceFile] {
    var paths: [String] = []
    for folder in folders {
      let url = root.appendingPathComponent(folder)
      let contents = FileManager.default.enumerator(atPath: url.path)
      while let path = contents?.nextObject() as? String {
        if path.hasSuffix(".swift") { paths.append(folder + "/" + path) }
      }
    }
    return try paths.sorted().map { try file($0) }
  }
}
