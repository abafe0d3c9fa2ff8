// Rewrites the literal of an assertion with what came, under RECORD_DIAGRAMS=1. A recording run
// fails: what it wrote must be read against the specification before it is kept.

import Foundation

/// The rewriting of multi-line literals in test sources.
enum InlineRecorder {
  private struct Edit {
    let file: String
    let line: Int
    let linesAdded: Int
  }

  nonisolated(unsafe) private static var edits: [Edit] = []

  /// Replaces the first multi-line literal at or after the line, or what is below the name of a
  /// case in it.
  static func rewrite(_ text: String, file: String, line: Int, case name: String?) {
    guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return }
    var lines = source.components(separatedBy: "\n")
    let moved = edits.filter { $0.file == file && $0.line < line }.map(\.linesAdded).reduce(0, +)
    guard
      let open = lines[(line + moved - 1)...].firstIndex(where: {
        name.map($0.trimmingCharacters(in: .whitespaces).elementsEqual) ?? $0.hasSuffix("\"\"\"")
      }),
      let close = lines[(open + 1)...].firstIndex(where: {
        let line = $0.trimmingCharacters(in: .whitespaces)
        return line.isEmpty || line.hasPrefix("\"\"\"")
      })
    else { return }
    let indent = lines[open + 1].prefix { $0 == " " }
    let body = text.components(separatedBy: "\n").map { String(indent) + $0 }
    let added = body.count - (close - open - 1)
    lines.replaceSubrange((open + 1)..<close, with: body)
    edits.append(Edit(file: file, line: line, linesAdded: added))
    try? lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
  }
}
