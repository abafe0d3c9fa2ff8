// What a controller looked like when a callback ran (spec 1.13, 1.14).

extension Event {
  /// A controller's state at a callback, sampled at entry and without loading the view.
  public struct Snapshot: Hashable, Sendable {
    /// What holds.
    public var facts: Facts
    private var parentIndex: Int32
    private var presentingIndex: Int32

    static let absent = Snapshot(facts: [])

    public init(
      facts: Facts,
      parent: ControllerID? = nil,
      presenting: ControllerID? = nil
    ) {
      self.facts = facts
      parentIndex = parent?.index ?? -1
      presentingIndex = presenting?.index ?? -1
    }

    var isPresent: Bool { facts.contains(.sampled) }

    public var parent: ControllerID? { ControllerID(stored: parentIndex) }
    public var presenting: ControllerID? { ControllerID(stored: presentingIndex) }
  }
}

extension Event.Snapshot {
  /// The yes-or-no facts of a snapshot.
  public struct Facts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A snapshot was taken at all.
    public static let sampled = Facts(rawValue: 1 << 0)

    public static let hasWindow = Facts(rawValue: 1 << 1)
    public static let hasSuperview = Facts(rawValue: 1 << 2)
    public static let traitsCurrent = Facts(rawValue: 1 << 3)
    public static let safeAreaCurrent = Facts(rawValue: 1 << 4)
    public static let frameFinal = Facts(rawValue: 1 << 5)
    public static let subviewFramesFinal = Facts(rawValue: 1 << 6)
    public static let deepFramesFinal = Facts(rawValue: 1 << 7)

    public static let movingToParent = Facts(rawValue: 1 << 8)
    public static let movingFromParent = Facts(rawValue: 1 << 9)
    public static let beingPresented = Facts(rawValue: 1 << 10)
    public static let beingDismissed = Facts(rawValue: 1 << 11)

    public static let hasCoordinator = Facts(rawValue: 1 << 12)
    public static let coordinatorAnimated = Facts(rawValue: 1 << 13)
    public static let coordinatorInteractive = Facts(rawValue: 1 << 14)
  }
}
