// Sets of a controller's callbacks: which of them a log prints.

/// A set of the callbacks and forwarding calls of a controller.
public struct CallbackSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the set of one kind of event; empty if the kind is no callback of a controller.
  public init(_ kind: Event.Kind) {
    rawValue = Self.kinds.contains(kind.rawValue) ? 1 << UInt32(kind.rawValue) : 0
  }

  // The callbacks are the first kinds of event.
  private static let kinds = Event.Kind.created.rawValue...Event.Kind.endAppearance.rawValue

  /// Every callback and forwarding call.
  public static let all = CallbackSet(rawValue: 1 << (UInt32(kinds.upperBound) + 1) - 1)
  /// The four callbacks that move a controller between its states.
  public static let willsAndDids: CallbackSet = [
    CallbackSet(.viewWillAppear), CallbackSet(.viewDidAppear), CallbackSet(.viewWillDisappear),
    CallbackSet(.viewDidDisappear),
  ]

  public func contains(_ kind: Event.Kind) -> Bool { !isDisjoint(with: CallbackSet(kind)) }

  /// The kinds of event in the set, in their order.
  public var elements: [Event.Kind] { Event.Kind.allCases.filter { contains($0) } }
}
