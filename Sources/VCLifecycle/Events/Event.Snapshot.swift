// What a controller looked like when a callback ran (spec 1.13, 1.14).

extension Event {
  /// A controller's state at a callback, sampled at entry and without loading the view.
  public struct Snapshot: Hashable, Sendable {
    /// What holds.
    public var facts: Facts
    @usableFromInline var parentIndex: Int32
    @usableFromInline var presentingIndex: Int32

    @inlinable static var absent: Snapshot { Snapshot(facts: []) }

    @inlinable
    public init(facts: Facts, parent: ControllerID? = nil, presenting: ControllerID? = nil) {
      self.facts = facts
      parentIndex = parent?.index ?? -1
      presentingIndex = presenting?.index ?? -1
    }

    @inlinable var isPresent: Bool { facts.contains(.sampled) }

    @inlinable public var parent: ControllerID? { ControllerID(stored: parentIndex) }
    @inlinable public var presenting: ControllerID? { ControllerID(stored: presentingIndex) }
  }
}

extension Event.Snapshot {
  /// The yes-or-no facts of a snapshot.
  public struct Facts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A snapshot was taken at all.
    @inlinable public static var sampled: Facts { Facts(rawValue: 1 << 0) }

    @inlinable public static var hasWindow: Facts { Facts(rawValue: 1 << 1) }
    @inlinable public static var hasSuperview: Facts { Facts(rawValue: 1 << 2) }
    @inlinable public static var traitsCurrent: Facts { Facts(rawValue: 1 << 3) }
    @inlinable public static var safeAreaCurrent: Facts { Facts(rawValue: 1 << 4) }
    @inlinable public static var frameFinal: Facts { Facts(rawValue: 1 << 5) }
    @inlinable public static var subviewFramesFinal: Facts { Facts(rawValue: 1 << 6) }
    @inlinable public static var deepFramesFinal: Facts { Facts(rawValue: 1 << 7) }

    @inlinable public static var movingToParent: Facts { Facts(rawValue: 1 << 8) }
    @inlinable public static var movingFromParent: Facts { Facts(rawValue: 1 << 9) }
    @inlinable public static var beingPresented: Facts { Facts(rawValue: 1 << 10) }
    @inlinable public static var beingDismissed: Facts { Facts(rawValue: 1 << 11) }

    @inlinable public static var hasCoordinator: Facts { Facts(rawValue: 1 << 12) }
    @inlinable public static var coordinatorAnimated: Facts { Facts(rawValue: 1 << 13) }
    @inlinable public static var coordinatorInteractive: Facts { Facts(rawValue: 1 << 14) }
  }
}
