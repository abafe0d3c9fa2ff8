// The result of rewriting a file: its text for Linux and each change that was made.

/// One change of a source, for the report.
package struct SourceChange: Hashable, Comparable, Sendable {
  package let line: Int
  /// The change in words: "removes @objc".
  package let text: String

  package static func < (one: SourceChange, other: SourceChange) -> Bool {
    (one.line, one.text) < (other.line, other.text)
  }
}

/// A source as Linux compiles it.
package struct RewrittenSource: Equatable, Sendable {
  package let text: String
  package let changes: [SourceChange]
  /// Code that no rule covers and that stays as it is, or the reason why the whole file does.
  package let notes: [SourceChange]
}

/// The edits of one file: replaced ranges of bytes, and text that follows the last line.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []
  private(set) var changes: [SourceChange] = []
  private(set) var notes: [SourceChange] = []
  private var appendix = ""

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text)) }

  mutating func append(_ text: String) { appendix += text + "\n" }

  mutating func report(_ line: Int, _ text: String) {
    changes.append(SourceChange(line: line, text: text))
  }

  mutating func note(_ line: Int, _ text: String) {
    notes.append(SourceChange(line: line, text: text))
  }

  /// Applies the edits; line breaks within a replaced range stay, so that no line moves.
  func applied(to source: String) -> RewrittenSource {
    let bytes = Array(source.utf8)
    var text = applied(to: bytes, within: 0..<bytes.count)
    if !appendix.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += appendix
    }
    return RewrittenSource(text: text, changes: changes.sorted(), notes: notes.sorted())
  }

  /// The text of a range of bytes with the edits that lie within it.
  func applied(to bytes: [UInt8], within range: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element)
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      position = edit.range.upperBound
    }
    result += bytes[position..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
