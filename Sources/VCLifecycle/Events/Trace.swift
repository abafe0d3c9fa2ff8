// The events of one run or one log, with the names they refer to and what was known beforehand.

/// The events of a run or a log, in order.
public struct Trace: Sendable {
  public var header: Header
  public var events: [Event]
  /// The names of the controllers, indexed by identity.
  public private(set) var names: [String]
  /// The texts that events refer to.
  public private(set) var texts: [String]

  public init(header: Header = Header()) {
    self.header = header
    events = []
    names = []
    texts = []
  }

  public func name(of controller: ControllerID) -> String { names[Int(controller.index)] }

  public func text(of event: Event) -> String? { event.text.map { texts[$0] } }

  /// Adds a controller and returns its identity.
  public mutating func addController(_ name: String) -> ControllerID {
    names.append(name)
    return ControllerID(names.count - 1)
  }

  public mutating func rename(_ controller: ControllerID, to name: String) {
    names[Int(controller.index)] = name
  }

  /// Returns the identity of the first controller of that name, if there is one.
  public func controller(named name: String) -> ControllerID? {
    names.firstIndex(of: name).map { ControllerID($0) }
  }

  /// Adds a text and returns its index.
  public mutating func addText(_ text: String) -> Int {
    texts.append(text)
    return texts.count - 1
  }
}

extension Trace {
  /// What is known of a trace before its first event.
  public struct Header: Hashable, Sendable {
    /// The version that the trace was recorded on, if known.
    public var os: OSVersion?
    /// The transition that the whole trace is said to be, if known.
    public var kind: TransitionKind?
    /// The state of controllers before the first event.
    public var initialStates: [Entry<AppearanceState>] = []
    /// The parents of controllers before the first event.
    public var initialParents: [Entry<ControllerID>] = []
    /// The presenters of controllers before the first event.
    public var initialPresenters: [Entry<ControllerID>] = []
    /// What kind of container a controller is.
    public var containers: [Entry<ContainerKind>] = []
    /// Whether nothing is under way at the end.
    public var isComplete = false
    /// Positions at which nothing was under way, in ascending order: before the event there.
    public var restPositions: [Int] = []
    /// The callbacks that the trace does not record of a controller, where it is a log whose author
    /// printed some callbacks only: their absence says nothing.
    public var unrecorded: [Entry<CallbackSet>] = []
    /// Whether the trace records that the app leaves the foreground, but not that it returns.
    public var isForegroundUnrecorded = false
    /// Whether the trace records that the app leaves the foreground or returns, but not that it
    /// becomes active.
    public var isActivationUnrecorded = false

    public init() {}
  }

  /// A value that a header has for a controller.
  public struct Entry<Value: Hashable & Sendable>: Hashable, Sendable {
    public var controller: ControllerID
    public var value: Value

    public init(_ controller: ControllerID, _ value: Value) {
      self.controller = controller
      self.value = value
    }
  }
}

/// The kinds of container (spec 0.4).
public enum ContainerKind: String, CaseIterable, Sendable {
  case navigation
  case tab
  case page
  case split
  /// A plain controller that forwards to its children by itself.
  case automatic
  /// A plain controller whose children receive only the callbacks that it forwards.
  case manual

  /// Whether it is one of UIKit's containers, which decide themselves what they show.
  package var isOfUIKit: Bool { self != .automatic && self != .manual }

  /// Whether a log's class of that name, without its module, is such a container.
  package func isNamed(_ type: some StringProtocol) -> Bool {
    switch self {
    case .navigation: type == "UINavigationController"
    case .tab: type.hasSuffix("TabBarController")
    case .page: type.hasSuffix("PageViewController")
    case .split: type.hasSuffix("SplitViewController")
    case .automatic, .manual: false
    }
  }
}

/// The four states of a controller's appearance (spec 0.3).
public enum AppearanceState: UInt8, CaseIterable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
