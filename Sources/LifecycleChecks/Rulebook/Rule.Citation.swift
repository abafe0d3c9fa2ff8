// A citation: one place in a public document, or another rule from which a rule follows.

extension Rule {
  /// A reference such as `WOC PR #2195`, `R 12322346` or `APPEAR-5`.
  public struct Citation: Hashable, Sendable, CustomStringConvertible {
    /// The key of a source, or the identity of a rule.
    public let key: String
    /// The place in the source, as in `PR #2195`; empty if the whole source is meant.
    public let place: String

    init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 1)
      key = String(words[0])
      place = words.count == 2 ? String(words[1]) : ""
    }

    public var description: String { place.isEmpty ? key : key + " " + place }

    /// The source that is cited; nil if it is a rule.
    public var source: Source? { Source.all.first { $0.key == key } }
  }
}
