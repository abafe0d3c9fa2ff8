// A citation: one place in a public document, or another rule from which a rule follows.

extension Rule {
  /// A reference such as `WOC PR #2195`, `R 12322346` or `APPEAR-5`.
  public struct Citation: Hashable, Sendable, CustomStringConvertible {
    /// The key of a source, or the identity of a rule.
    public let key: String
    /// The place in the source, as in `PR #2195`; empty if the whole source is meant.
    public let place: String

    /// Reads `WOC PR #2195`; nil if the text is empty.
    init?(_ text: String) {
      if text.isEmpty { return nil }
      let end = text.utf8.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
      key = String(text[..<end])
      place = String(text[end...].dropFirst())
    }

    public var description: String { place.isEmpty ? key : key + " " + place }

    /// The source that is cited; nil if it is a rule.
    public var source: Source? { Source.all.first { $0.key == key } }
  }
}
