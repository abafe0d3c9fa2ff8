// What the ledger keeps of one controller: a small value without references.

internal import Lifecycle

extension Ledger {
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

  /// Something that is so, is not so, or was not told.
  enum Known: UInt8, Sendable {
    case untold
    case no
    case yes

    init(_ value: Bool?) {
      switch value {
      case nil: self = .untold
      case true?: self = .yes
      case false?: self = .no
      }
    }

    var bool: Bool? { self == .untold ? nil : self == .yes }
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
    var animated = Known.untold
    var isCompensating = false
    var origin = Event.Origin.unknown
    /// Whether the controller had a parent at that will.
    var hadParent = false
    /// The state before it.
    var before = Phase.unknown
  }

  /// Everything about one controller.
  struct Entry: Sendable {
    // The automaton of STATE-2.
    var phase = Phase.unknown
    /// It came or went and nobody was told: loading says nothing of its phase.
    var isUntold = false
    var lastKind: Event.Kind?
    var lastOrigin = Event.Origin.unknown
    var lastAnimated = Known.untold
    var lastIndex: Int32 = -1
    var previousIndex: Int32 = -1
    var lastTransaction: Int32 = -1
    var appear = Will()
    var disappear = Will()
    var isAppearingCount: UInt8 = 0
    var isFirstAppearance = false
    /// It appeared in a page controller that was not on screen (PAGE-6).
    var isEarlyAppearance = false
    /// The view was loaded and has not appeared since.
    var awaitsFirst = false
    /// The did whose appearance had no viewIsAppearing, until it is certain.
    var missingIsAppearing: Int32 = -1
    var laidOutInAppearance = false
    /// The last pass that laid it out.
    var layoutIndex: Int32 = -1
    /// A layout pass that came before the callback it should have followed.
    var earlyLayout: Int32 = -1

    // Loading.
    var isSeen = false
    var isTouched = false
    /// Its first event was its creation or the loading of its view.
    var isFresh = false
    /// Its creation was recorded, or its state before the trace is known.
    var isWhole = false
    var isLoaded = false
    /// A viewDidLoad has been recorded.
    var hasDidLoad = false
    var loadViewCount: UInt8 = 0
    var wasUnloaded = false
    var isLayingOut = false

    // Containment.
    var move = Move.unknown
    var movePartner: Int32 = -1
    var moveIndex: Int32 = -1
    /// The removal under way belongs to a cancelled transition.
    var removalCancelled = false
    /// The didMove of a move that was taken back is still allowed once.
    var mayRepeatDidMove = false
    var isMoveAdvised = false
    var isMoveWrong = false
    /// It was taken off a stack without a word (V-NAV-MIDDLE-MOVE=none).
    var hasLeftSilently = false
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    var previousSibling: Int32 = -1
    var container: ContainerKind?
    var shown = Known.untold
    var inWindow = Known.untold
    var isWindowRoot = false
    var window: Int32 = -1
    var presenter: Int32 = -1
    var hidesPresenter = Known.untold
    /// Whether the presentation is a full screen, and not one over a context only.
    var isFullScreen = Known.untold

    // Forwarding by hand.
    var beginDepth: UInt8 = 0
    /// It was to come in a transition that was cancelled without a word to it (spec 5.1): nobody
    /// knows what a container by hand makes of that, nor what a stack announces next.
    var isAbbreviated = false
    /// What a container by hand has begun for it then stays open.
    var isLeftOpen = false
    var beginsAppearance = false
    var beginIndex: Int32 = -1
    /// What the last completed hand-driven transition made of it.
    var shownByHand = Known.untold

    // Delegates and life.
    var shownNext: Int32 = -1
    var shownNextIndex: Int32 = -1
    var shownNextAnimated = Known.untold
    /// It disappeared before the didShow that a willShow had announced.
    var hasLeftBeforeShown = false
    var hasShown = false
    /// Two of its transitions ran at once, which was reported: its delegate is confused too.
    var isOverlapped = false
    var isDead = false
    /// A defect of its present state was reported: rest says nothing more.
    var isReported = false
    var isDeathReported = false
    var isOrphanReported = false
    var isDirectReported = false
    /// The last completion of a presentation or dismissal of it.
    var completionIndex: Int32 = -1
  }
}

extension Ledger.Entry {
  /// Takes note of a move; whether it was wrong decides about advice when idle.
  mutating func set(_ move: Ledger.Move, _ partner: Int32, at index: Int32) {
    self.move = move
    movePartner = partner
    moveIndex = index
    removalCancelled = false
    hasLeftSilently = false
    isMoveAdvised = isMoveWrong
    isMoveWrong = false
  }
}
