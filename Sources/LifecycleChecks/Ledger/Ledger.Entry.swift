// The state of one controller in the ledger: a small value without references.

internal import VCLifecycle

extension Ledger {
  /// How many controllers most traces have.
  static let controllersExpected = 16
  /// The first indices, of which most traces need no more.
  static let firstIndices = Array(0..<openMax)

  /// A controller's state as far as the events tell.
  enum Phase: UInt8, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
    case unknown

    init(_ state: AppearanceState) {
      switch state {
      case .disappeared: self = .disappeared
      case .appearing: self = .appearing
      case .appeared: self = .appeared
      case .disappearing: self = .disappearing
      }
    }

    /// The state that a will or did leads to.
    init(after kind: Event.Kind) {
      switch kind {
      case .viewWillAppear: self = .appearing
      case .viewDidAppear: self = .appeared
      case .viewWillDisappear: self = .disappearing
      case .viewDidDisappear: self = .disappeared
      default: self = .unknown
      }
    }

    var isHalfOpen: Bool { self == .appearing || self == .disappearing }

    /// Whether a will or did is an edge of the automaton (STATE-2); from unknown every one is.
    func permits(_ kind: Event.Kind) -> Bool {
      switch self {
      case .disappeared: kind == .viewWillAppear
      case .appearing: kind == .viewDidAppear || kind == .viewWillDisappear
      case .appeared: kind == .viewWillDisappear
      case .disappearing: kind == .viewDidDisappear || kind == .viewWillAppear
      case .unknown: true
      }
    }
  }

  /// A fact that holds, does not hold, or is not known.
  enum Known: UInt8, Sendable {
    case unknown
    case no
    case yes

    init(_ value: Bool?) {
      switch value {
      case nil: self = .unknown
      case true?: self = .yes
      case false?: self = .no
      }
    }

    var bool: Bool? { self == .unknown ? nil : self == .yes }
  }

  /// A controller's place between its parents (INV-35).
  enum Move: UInt8, Sendable {
    case unknown
    case none
    case moving
    case moved
    case leaving
  }

  /// The last will of one direction.
  struct Will: Sendable {
    var index: Int32 = -1
    var transaction: Int32 = -1
    var animated = Known.unknown
    var isCompensating = false
    var origin = Event.Origin.unknown
    /// Whether the controller had a parent at that will.
    var hadParent = false
    /// Whether the view was in a window at that will.
    var inWindow = Known.unknown
    /// The state before it.
    var before = Phase.unknown
  }

  /// The flags of one controller: one number, which is encoded as a whole.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt64

    /// It came or went without a callback: loading says nothing of its phase.
    static let isPhaseUnknown = Flags(rawValue: 1 << 0)
    static let isFirstAppearance = Flags(rawValue: 1 << 1)
    /// It appeared in a page controller that had never been on screen, and still hasn't (PAGE-6).
    static let isEarlyAppearance = Flags(rawValue: 1 << 2)
    /// The view was loaded and has not appeared since.
    static let awaitsFirst = Flags(rawValue: 1 << 3)
    static let laidOutInAppearance = Flags(rawValue: 1 << 4)
    static let isSeen = Flags(rawValue: 1 << 5)
    static let isTouched = Flags(rawValue: 1 << 6)
    /// Its creation was recorded, or its state before the trace is known.
    static let isWhole = Flags(rawValue: 1 << 7)
    static let isLoaded = Flags(rawValue: 1 << 8)
    /// A viewDidLoad has been recorded.
    static let hasDidLoad = Flags(rawValue: 1 << 9)
    static let wasUnloaded = Flags(rawValue: 1 << 10)
    static let isLayingOut = Flags(rawValue: 1 << 11)
    /// The removal under way belongs to a cancelled transition.
    static let removalCancelled = Flags(rawValue: 1 << 12)
    /// The didMove of a move that was taken back is still allowed once.
    static let mayRepeatDidMove = Flags(rawValue: 1 << 13)
    static let isMoveAdvised = Flags(rawValue: 1 << 14)
    static let isMoveWrong = Flags(rawValue: 1 << 15)
    /// It has left a stack without a callback.
    static let hasLeftSilently = Flags(rawValue: 1 << 16)
    static let isWindowRoot = Flags(rawValue: 1 << 17)
    /// It was to appear in a transition that was cancelled without a callback to it (spec 5.1).
    ///
    /// What a stack announces next is unknown.
    static let isAbbreviated = Flags(rawValue: 1 << 18)
    /// It was presented again while its dismissal ended.
    static let isPresentedAgain = Flags(rawValue: 1 << 19)
    static let beginsAppearance = Flags(rawValue: 1 << 20)
    /// It disappeared before the didShow that a willShow had announced.
    static let hasLeftBeforeShown = Flags(rawValue: 1 << 21)
    static let hasShown = Flags(rawValue: 1 << 22)
    /// Two of its transitions overlapped, which was reported: its delegate calls are not checked.
    static let isOverlapped = Flags(rawValue: 1 << 23)
    static let isDead = Flags(rawValue: 1 << 24)
    /// A defect of its present state was reported; the idle checks skip it.
    static let isReported = Flags(rawValue: 1 << 25)
    static let isDeathReported = Flags(rawValue: 1 << 26)
    static let isOrphanReported = Flags(rawValue: 1 << 27)
    static let isDirectReported = Flags(rawValue: 1 << 28)
    /// Its view came into a window while it had no parent, and is still there.
    static let enteredWindowAlone = Flags(rawValue: 1 << 29)
    /// A transition of UIKit's put its view into the window, and the view is still there.
    static let enteredWindowInTransition = Flags(rawValue: 1 << 30)
    /// Its view went out of the window while its parent's stayed there, and is still out.
    static let leftWindowAlone = Flags(rawValue: 1 << 34)
    /// It is presented over a part of a window.
    static let isInContext = Flags(rawValue: 1 << 35)
    /// Its parent's link was cut since its last move.
    static let hasLostParent = Flags(rawValue: 1 << 37)
    /// It is or was the root of a window.
    static let hasBeenRoot = Flags(rawValue: 1 << 36)
    /// Its view lies in no other controller's view.
    static let isTopmost = Flags(rawValue: 1 << 31)
    /// It has appeared at least once.
    static let hasAppeared = Flags(rawValue: 1 << 33)
    /// Its log does not print what it prints of others: only that makes its callbacks legal.
    static let isPartlyPrinted = Flags(rawValue: 1 << 32)
  }

  /// Everything about one controller.
  struct Entry: Sendable {
    var flags: Flags = []

    subscript(flag: Flags) -> Bool {
      @inline(__always) get { flags.contains(flag) }
      @inline(__always) set {
        if newValue { flags.insert(flag) } else { flags.remove(flag) }
      }
    }

    // The automaton of STATE-2.
    /// The phase after the last recorded will or did.
    var lastPhase = Phase.unknown
    /// The callbacks that the trace does not record: their absence says nothing.
    var unrecorded: CallbackSet = []
    /// The present phase; unknown if callbacks that are not recorded may have changed it.
    var phase: Phase {
      // Static: a method would be handed a copy of the whole entry, needed or not.
      @inline(__always) get {
        unrecorded.isEmpty ? lastPhase : Self.phase(after: lastPhase, without: unrecorded)
      }
      @inline(__always) set { lastPhase = newValue }
    }
    var lastKind: Event.Kind?
    var lastOrigin = Event.Origin.unknown
    var lastAnimated = Known.unknown
    var lastIndex: Int32 = -1
    var lastTransaction: Int32 = -1
    var appear = Will()
    var disappear = Will()
    var isAppearingCount: UInt8 = 0
    /// The did whose appearance had no viewIsAppearing, until it is certain.
    var missingIsAppearing: Int32 = -1
    /// The last pass that laid it out.
    var layoutIndex: Int32 = -1
    /// A layout pass that came before the callback it should have followed.
    var earlyLayout: Int32 = -1

    // Loading.
    var loadViewCount: UInt8 = 0

    // Containment.
    var move = Move.unknown
    var movePartner: Int32 = -1
    var moveIndex: Int32 = -1
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var previousSibling: Int32 = -1
    var container: ContainerKind?
    var shown = Known.unknown
    var inWindow = Known.unknown
    var window: Int32 = -1
    var presenter: Int32 = -1
    var hidesPresenter = Known.unknown
    /// Whether the presentation is a full screen, and not one over a context only.
    var isFullScreen = Known.unknown

    // Forwarding by hand.
    var beginDepth: UInt8 = 0
    var beginIndex: Int32 = -1
    /// What the last completed hand-driven transition made of it.
    var shownByHand = Known.unknown

    // Delegates and life.
    var shownNext: Int32 = -1
    var shownNextIndex: Int32 = -1
    var shownNextAnimated = Known.unknown
    /// The last completions of a presentation and of a dismissal of it.
    var presentedIndex: Int32 = -1
    var dismissedIndex: Int32 = -1
  }
}

extension Ledger.Entry {
  /// Records a move; a wrong move suppresses the advice when idle.
  mutating func set(_ move: Ledger.Move, _ partner: Int32, at index: Int32) {
    self.move = move
    movePartner = partner
    moveIndex = index
    self[.isMoveAdvised] = self[.isMoveWrong]
    flags.subtract([.removalCancelled, .hasLeftSilently, .isMoveWrong, .hasLostParent])
  }
}
