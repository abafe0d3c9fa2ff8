// One file of the repository as the house rules read it.

import Foundation
import SourceRewriting
import XCTest

/// The text of a file and where it lies.
struct SourceFile {
  /// The path from the top of the repository.
  let path: String
  let text: String
  let lines: [Substring]
  /// The text with comments and the content of texts blanked out.
  let code: String
  let codeLines: [Substring]
  /// The words and signs; nil of a text that is no whole file of Swift.
  let syntax: Code?

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = Self.lines(of: text)
    syntax = try? Code(text)
    code = CodeReader.blanked(text, syntax?.tokens, comments: true, texts: true)
    codeLines = Self.lines(of: code)
  }

  /// Returns the lines; the last line break begins no line of its own.
  static func lines(of text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// Returns the text without comments, or without what is in texts.
  func blanked(comments: Bool, texts: Bool) -> String {
    CodeReader.blanked(text, syntax?.tokens, comments: comments, texts: texts)
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

  /// Every Swift file, read once for all rules; the sample package builds into its own folder.
  private static let all = Result {
    try (paths(in: "Sources", ending: ".swift") + paths(in: "Tests", ending: ".swift"))
      .map { try file($0) }
  }

  /// Returns the paths of files below a folder, sorted.
  static func paths(in folder: String, ending suffix: String) -> [String] {
    let contents = FileManager.default.enumerator(
      atPath: root.appendingPathComponent(folder).path
    )
    return (contents?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.map { folder + "/" + $0 }.sorted()
  }

  /// Whether tests write what they would compare; a test that has written fails.
  static var recordsSnapshots: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// Compares a part of a page with what it has to be.
  static func check(
    _ place: Range<String.Index>,
    of text: String,
    at path: String,
    is expected: String
  ) throws {
    if recordsSnapshots {
      let url = root.appendingPathComponent(path)
      try text.replacingCharacters(in: place, with: expected)
        .write(to: url, atomically: true, encoding: .utf8)
      return XCTFail("recorded \(path); run again without RECORD_SNAPSHOTS")
    }
    XCTAssertEqual(String(text[place]), expected, "RECORD_SNAPSHOTS=1 writes it into \(path)")
  }
}
