// Where an operation or a scenario is written, so that messages can point to it.

/// A line of a source file.
package struct SourcePlace: Hashable, Sendable {
  /// The whole path, as the compiler knew it.
  package let file: String
  package let line: Int

  init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = Int(line)
  }

  /// The file's name and the line: `Scenarios.swift:8`.
  package var words: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
