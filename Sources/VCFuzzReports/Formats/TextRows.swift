// Lines of text in which facts stand beside their names.

/// Lines that grow at their end.
package struct TextRows {
  private(set) var lines: [String]
  /// The column at which facts begin.
  private let column: Int
  private let margin: Int
  private let width: Int

  package init(_ lines: [String], at column: Int, margin: Int, width: Int = 80) {
    self.lines = lines
    self.column = column
    self.margin = margin
    self.width = width
  }

  package var text: String { lines.joined(separator: "\n") }

  /// Adds a fact beside its name, made harmless.
  package mutating func add(_ name: String, _ text: String) {
    let text = text.escapedForTerminal
    lines.append(text.row(named: name, at: column, margin: margin, width: width))
  }

  /// Adds facts that share a name, which is written once.
  package mutating func add(_ name: String, _ texts: [String]) {
    for (place, text) in texts.enumerated() { add(place == 0 ? name : "", text) }
  }

  /// Adds the likely causes and the fix of a violation.
  mutating func add(_ advice: Advice?) {
    guard let advice else { return }
    add("causes", advice.causes.map { "- " + $0 })
    add("fix", advice.repair)
  }

  package static func += (rows: inout TextRows, lines: [String]) { rows.lines += lines }
}
