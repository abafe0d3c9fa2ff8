// What a broken property says: an identity that shrinking must keep, and words for people.

/// A property that was found broken.
public struct Breach: Hashable, Sendable {
  /// What makes two breaches the same, whatever path led to them.
  public let identity: String
  /// What was expected and what came.
  public let text: String

  /// Creates a breach of the property that `identity` names.
  public init(identity: String, text: String = "") {
    self.identity = identity
    self.text = text
  }
}

extension Breach: CustomStringConvertible {
  public var description: String { text.isEmpty ? identity : "\(identity): \(text)" }
}
