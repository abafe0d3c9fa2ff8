// One word or sign of a Swift source, with its place.

/// One word or sign of a Swift source; comments and white space are between tokens.
package struct Token: Equatable, Sendable {
  /// What a token is, as far as rewriting needs to know.
  package enum Kind: Equatable, Sendable {
    /// A name or keyword, with its backticks if it has any.
    case word
    /// A word that begins with `#`: `#if`, `#selector`.
    case directive
    /// A word that begins with `@`: `@objc`.
    case attribute
    case number
    /// A piece of a string literal; interpolated code is tokens of its own between two pieces.
    case text
    /// One of `( ) [ ] { } , : ; .` and every other single sign.
    case sign
  }

  package let kind: Kind
  /// The place in the source, in bytes.
  package let range: Range<Int>
  package let text: String
  /// The line, counted from one.
  package let line: Int
  /// Whether a line break is between this token and the one before.
  package let startsLine: Bool
  /// Whether white space, a comment or a line break is before the token.
  package let followsSpace: Bool

  package func `is`(_ text: String) -> Bool { self.text == text }
}
