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

/// The edits of one file: replaced tokens, and text that follows the last line.
struct SourceEdits {
  private let code: Code
  private let bytes: [UInt8]
  /// Replaced ranges of bytes.
  private var edits: [(range: Range<Int>, text: String)] = []
  private var changes: [SourceChange] = []
  private var notes: [SourceChange] = []
  private var appendix = ""

  init(_ code: Code) {
    self.code = code
    bytes = Array(code.source.utf8)
  }

  mutating func replace(_ tokens: ClosedRange<Int>, with text: String) {
    edits.append((bytes(of: tokens), text))
  }

  /// Replaces what is from the beginning of a token to that of another one.
  mutating func replace(_ tokens: Range<Int>, with text: String) {
    edits.append((bytes(of: tokens), text))
  }

  mutating func replace(_ token: Int, with text: String) { replace(token...token, with: text) }

  mutating func remove(_ tokens: ClosedRange<Int>) { replace(tokens, with: "") }

  mutating func remove(_ token: Int) { remove(token...token) }

  mutating func replaceContent(of braces: ClosedRange<Int>, with text: String) {
    edits.append((bytes(inside: braces), text))
  }

  mutating func insert(_ text: String, before token: Int) {
    let place = code.tokens[token].range.lowerBound
    edits.append((place..<place, text))
  }

  mutating func insert(_ text: String, after token: Int) {
    let place = code.tokens[token].range.upperBound
    edits.append((place..<place, text))
  }

  mutating func append(_ text: String) { appendix += text + "\n" }

  mutating func report(_ token: Int, _ text: String) {
    changes.append(SourceChange(line: code.tokens[token].line, text: text))
  }

  mutating func note(_ token: Int, _ text: String) {
    notes.append(SourceChange(line: code.tokens[token].line, text: text))
  }

  /// The file with its edits.
  var applied: RewrittenSource {
    var text = applied(within: 0..<bytes.count)
    if !appendix.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += appendix
    }
    return RewrittenSource(text: text, changes: changes.sorted(), notes: notes.sorted())
  }

  /// The text from the beginning of a token to that of another one, with its edits.
  func text(_ tokens: Range<Int>) -> String { applied(within: bytes(of: tokens)) }

  /// The text of tokens with its edits.
  func text(_ tokens: ClosedRange<Int>) -> String { applied(within: bytes(of: tokens)) }

  /// The text between two braces with its edits.
  func content(of braces: ClosedRange<Int>) -> String { applied(within: bytes(inside: braces)) }

  private func bytes(of tokens: ClosedRange<Int>) -> Range<Int> {
    code.tokens[tokens.lowerBound].range
      .lowerBound..<code.tokens[tokens.upperBound].range.upperBound
  }

  private func bytes(of tokens: Range<Int>) -> Range<Int> {
    code.tokens[tokens.lowerBound].range
      .lowerBound..<code.tokens[tokens.upperBound].range.lowerBound
  }

  private func bytes(inside braces: ClosedRange<Int>) -> Range<Int> {
    code.tokens[braces.lowerBound].range
      .upperBound..<code.tokens[braces.upperBound].range.lowerBound
  }

  /// Applies edits; line breaks within a replaced range stay, so that no line moves.
  private func applied(within range: Range<Int>) -> String {
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
