// Tells code from comments and texts, so that a rule does not stumble over what is only said.

import SourceRewriting

/// Swift source without its comments or texts.
enum CodeReader {
  /// Returns the source with comments, or the content of texts, replaced by spaces.
  ///
  /// Line breaks stay, so lines keep their numbers. Code inside `\(…)` counts as text. A source
  /// that can't be read stays as it is.
  static func blanked(
    _ source: String,
    _ tokens: [Token]? = nil,
    comments: Bool,
    texts: Bool
  ) -> String {
    guard let tokens = tokens ?? (try? Lexer.tokens(of: source)) else { return source }
    var bytes = Array(source.utf8)
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    var end = 0
    // The parentheses that are open in each interpolation.
    var open: [Int] = []
    var continues = false
    for token in tokens {
      if comments { blank(end..<token.range.lowerBound) }
      end = token.range.upperBound
      if token.kind == .text {
        let head = token.text.drop { $0 == "#" }
        let tail = token.text.dropLast(token.text.reversed().prefix { $0 == "#" }.count)
        let isOpen = tail.last == "\\"
        let opening =
          continues ? 0 : token.text.count - head.count + (head.hasPrefix("\"\"\"") ? 3 : 1)
        let closing =
          isOpen ? 0 : token.text.count - tail.count + (tail.hasSuffix("\"\"\"") ? 3 : 1)
        if texts { blank(token.range.lowerBound + opening..<end - closing) }
        continues = false
        if isOpen { open.append(0) }
      } else if !open.isEmpty {
        if texts { blank(token.range) }
        open[open.count - 1] += token.is("(") ? 1 : token.is(")") ? -1 : 0
        continues = open.last == 0
        if continues { open.removeLast() }
      }
    }
    if comments { blank(end..<bytes.count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
