// One file of the repository as the house rules read it.

import Foundation

/// The text of a file and where it lies.
struct SourceFile {
  /// The path from the top of the repository.
  let path: String
  let text: String
  let lines: [Substring]
  /// The text with comments and the content of texts blanked out.
  let code: String
  let codeLines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    code = CodeReader.blanked(text, comments: true, texts: true)
    codeLines = Self.lines(of: code)
  }

  /// Returns the lines; the last line break begins no line of its own.
  static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
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

  /// Returns the Swift files below a folder, sorted by path.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    try all.get().filter { $0.path.hasPrefix(folder + "/") }
  }

  /// Every Swift file, read once for all rules.
  private static let all = Result { () throws -> [SourceFile] in
    var paths: [String] = []
    for folder in ["Sources", "Tests"] {
      let contents = FileManager.default.enumerator(
        atPath: root.appendingPathComponent(folder).path
      )
      while let path = contents?.nextObject() as? String {
        // The sample package builds into its own folder.
        if path.hasSuffix(".swift"), !path.contains(".build/") { paths.append(folder + "/" + path) }
      }
    }
    return try paths.sorted().map { try file($0) }
  }
}
