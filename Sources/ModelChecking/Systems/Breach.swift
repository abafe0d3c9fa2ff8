// A broken property: an identity that shrinking must keep, and a text.

/// A property that was found broken.
public struct Breach: Hashable, Sendable {
  /// The identity: breaches with the same one are the same bug, on any path.
  public let identity: String
  /// What was expected and what was found.
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
