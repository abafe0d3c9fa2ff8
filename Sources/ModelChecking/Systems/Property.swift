// What a search of a value system looks for.

/// Something that must, or should somewhere, hold of the states of a system.
public struct Property<State> {
  /// The name, which is the identity of its breaches.
  public let name: String
  /// When it holds.
  public let kind: PropertyKind
  /// Tells whether a state meets the property.
  public let holds: (State) -> Bool
  let detail: ((State) -> Breach?)?

  /// A property that every reachable state must meet.
  public static func always(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .always, holds: holds, detail: nil)
  }

  /// A property that every path must meet in some state.
  ///
  /// No fairness is assumed: a loop that could be left but never is counts as a path.
  public static func eventually(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .eventually, holds: holds, detail: nil)
  }

  /// A property that every path must meet again and again, as long as it goes on and where it ends.
  ///
  /// No fairness is assumed, as for `eventually`.
  public static func repeatedly(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .repeatedly, holds: holds, detail: nil)
  }

  /// A property that some reachable state should meet.
  public static func sometimes(_ name: String, _ holds: @escaping (State) -> Bool) -> Property {
    Property(name: name, kind: .sometimes, holds: holds, detail: nil)
  }

  /// A property broken in the states for which `breach` returns something.
  public static func never(_ name: String, _ breach: @escaping (State) -> Breach?) -> Property {
    Property(name: name, kind: .always, holds: { breach($0) == nil }, detail: breach)
  }

  func breach(in state: State) -> Breach {
    detail?(state) ?? Breach(identity: name, text: "does not always hold")
  }
}
