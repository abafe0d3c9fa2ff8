// Lines of text in which facts stand beside their names.

internal import Lifecycle
internal import VCFuzz

/// Lines that grow at their end.
struct TextRows {
  private(set) var lines: [String]
  /// The column at which facts begin.
  private let column: Int
  private let margin: Int
  private let width: Int

  init(_ lines: [String], at column: Int, margin: Int, width: Int = 80) {
    self.lines = lines
    self.column = column
    self.margin = margin
    self.width = width
  }

  var text: String { lines.joined(separator: "\n") }

  /// Adds a fact beside its name, made harmless.
  mutating func add(_ name: String, _ text: String) {
    let text = text.escapedForTerminal
    lines.append(text.row(named: name, at: column, margin: margin, width: width))
  }

  /// Adds facts that share a name, which is written once.
  mutating func add(_ name: String, _ texts: [String]) {
    for (place, text) in texts.enumerated() { add(place == 0 ? name : "", text) }
  }

  static func += (rows: inout TextRows, lines: [String]) { rows.lines += lines }
}
