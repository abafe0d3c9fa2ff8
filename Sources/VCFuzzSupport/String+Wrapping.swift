// Text fitted to a width: wrapped, padded, and clipped.

extension String {
  /// Returns the words in lines of at most a width, each line indented.
  package func wrapped(width: Int = 80, indent: Int = 0) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 }.joined(separator: "\n")
  }

  /// Returns the text as a row beside its name: it begins at a column, and continues there.
  package func row(named name: String, at column: Int, margin: Int, width: Int = 80) -> String {
    String(repeating: " ", count: margin) + name.padded(to: column - margin)
      + wrapped(width: width, indent: column).dropFirst(column)
  }

  /// Returns the text filled up with spaces to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text without the full stop at its end.
  package var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
