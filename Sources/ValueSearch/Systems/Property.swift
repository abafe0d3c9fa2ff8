// The properties that the search of a value system checks.

public import ModelChecking

/// A property of the states of a system.
public struct Property<State> {
  /// The states that a property is about.
  public enum Kind: Hashable, Sendable {
    /// Every reachable state.
    case always
    /// At least one reachable state.
    case sometimes
  }

  /// The name, which is the identity of a breach of the property.
  public let name: String
  /// The states that the property is about.
  public let kind: Kind
  /// Returns whether a state satisfies the property.
  public let holds: (State) -> Bool

  /// Creates a property that every reachable state must satisfy.
  public static func always(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .always, holds: holds)
  }

  /// Creates a property that some reachable state should satisfy.
  public static func sometimes(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .sometimes, holds: holds)
  }

  /// The breach that a state shows, or, for a `sometimes` property, the state that satisfies it.
  @usableFromInline
  var breach: Breach {
    Breach(identity: name, text: kind == .always ? "does not always hold" : "")
  }
}
