// The state of one controller in the ledger: a small value without references.

internal import VCLifecycle

extension Ledger {
  /// A controller's state as far as the events tell.
  enum Phase: UInt8, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing
    case unknown

    init(_ state: AppearanceState) { self = Phase(rawValue: state.rawValue) ?? .unknown }

    /// The state that a will or did leads to.
    init(after kind: Event.Kind) { self = kind.stateAfter.map { Phase($0) } ?? .unknown }

    var isHalfOpen: Bool { self == .appearing || self == .disappearing }

    /// Whether a will or did is an edge of the automaton (STATE-2); from unknown every one is.
    func permits(_ kind: Event.Kind) -> Bool { Phases(self).permits(kind) }
  }

  /// A fact that holds, does not hold, or is not known.
  enum Known: UInt8, Sendable {
    case unknown
    case no
    case yes

    init(_ value: Bool?) {
      self = value.map { $0 ? .yes : .no } ?? .unknown
    }

    var bool: Bool? { self == .unknown ? nil : self == .yes }
  }

  /// A controller's place between its parents (INV-35).
  struct Move: Sendable {
    var state = State.unknown
    var partner: Int32 = -1
    var index: Int32 = -1

    enum State: UInt8, Sendable {
      case unknown
      case none
      case moving
      case moved
      case leaving
    }
  }

  /// Forwarding by hand: the begins without an end.
  struct Begins: Sendable {
    var depth: UInt8 = 0
    var index: Int32 = -1
    var appears = false
    /// What the last completed hand-driven transition made of the controller.
    var shown = Known.unknown

    /// Adds a begin to those that are open (table 1.10a, as far as depth and direction go).
    mutating func begin(appears isAppearance: Bool, at position: Int, _ calls: CallPolicy) {
      if depth == 0 || (appears != isAppearance && calls.reverseDepth == .reset) {
        depth = 1
      } else if appears == isAppearance, calls.nestedBegin == .count, depth < 100 {
        depth += 1
      }
      appears = isAppearance
      index = Int32(position)
    }

    mutating func end() {
      if depth == 0 { return }
      depth -= 1
      if depth == 0 { shown = appears ? .yes : .no }
    }
  }

  /// What a stack has announced to its delegate, until it shows it.
  struct Announcement: Sendable {
    var controller: Int32 = -1
    var index: Int32 = -1
    var animated = Known.unknown
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
    var move = Move()
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

    // Forwarding, delegates and life.
    var begins = Begins()
    var announced = Announcement()
    /// The last completions of a presentation and of a dismissal of it.
    var presentedIndex: Int32 = -1
    var dismissedIndex: Int32 = -1

    /// Whether it is one of UIKit's containers, which decide themselves what they show.
    var isOfUIKit: Bool { container?.isOfUIKit == true }
    /// Whether it comes and goes with the part of a window that it is presented over (MODAL-8).
    var isInContext: Bool { parent < 0 && self[.isInContext] }
    /// Whether it is a window's root no longer, and its view is still in the window.
    var isFormerRoot: Bool {
      self[.hasBeenRoot] && inWindow == .yes && !self[.isWindowRoot] && !self[.enteredWindowAlone]
        && parent < 0 && presenter < 0
    }
  }
}

// MARK: - Events

extension Ledger.Entry {
  /// Records a move; a wrong move suppresses the advice when idle.
  mutating func set(_ state: Ledger.Move.State, _ partner: Int32, at index: Int) {
    move = Ledger.Move(state: state, partner: partner, index: Int32(index))
    self[.isMoveAdvised] = self[.isMoveWrong]
    flags.subtract([.removalCancelled, .hasLeftSilently, .isMoveWrong, .hasLostParent])
  }

  /// Continues after the controller was found in a wrong state: any callback may come next, and
  /// what was begun for it is settled.
  mutating func resynchronise() {
    self[.isReported] = true
    begins.depth = 0
    phase = .unknown
    lastKind = nil
  }

  /// Notes that the controller, which was appearing, has disappeared without a callback.
  mutating func takeBack() {
    phase = .disappeared
    lastKind = .viewDidDisappear
    earlyLayout = -1
  }

  /// The first event of a controller decides whether it was created in the trace (spec 0.7).
  mutating func meet(_ kind: Event.Kind) {
    guard kind.isControllerCallback || kind == .beginAppearance else { return }
    self[.isSeen] = true
    switch kind {
    case .created:
      self[.isWhole] = true
      phase = .disappeared
      if move.state == .unknown { move.state = .none }
    case .loadView, .viewDidLoad:
      self[.isWhole] = true
      if !self[.isPhaseUnknown] { phase = .disappeared }
    default: self[.isLoaded] = true
    }
  }

  /// Takes in an event of the controller itself.
  mutating func receive(_ moment: inout Moment, _ calls: CallPolicy) {
    let event = moment.event
    switch event.kind {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      if !moment.isDirect { receiveWillOrDid(moment) }
    case .viewIsAppearing:
      // Without a recorded viewWillAppear it is unknown whether a second one is of the same
      // appearance.
      if lastPhase == .appearing && moment.was.phase == .appearing && isAppearingCount < 100 {
        isAppearingCount += 1
      }
    case .loadView:
      if loadViewCount < 100 { loadViewCount += 1 }
      self[.isLoaded] = false
      if lastPhase == .unknown && !self[.isPhaseUnknown] { phase = .disappeared }
    case .viewDidLoad:
      flags.formUnion([.isLoaded, .hasDidLoad, .awaitsFirst])
      self[.wasUnloaded] = false
      loadViewCount = 0
      if lastPhase == .unknown && !self[.isPhaseUnknown] { phase = .disappeared }
    case .viewSet: self[.isLoaded] = true
    case .viewSetToNil:
      self[.isLoaded] = false
      self[.wasUnloaded] = true
    case .didReceiveMemoryWarning: if calls.unloadsOnWarning { self[.wasUnloaded] = true }
    case .viewWillLayoutSubviews: self[.isLayingOut] = true
    case .viewDidLayoutSubviews:
      self[.isLayingOut] = false
      layoutIndex = Int32(moment.index)
      // A pass that the app forced is none of UIKit's: more may be needed after it.
      if !event.isForced, phase == .appearing || phase == .appeared {
        self[.laidOutInAppearance] = true
      }
    case .beginAppearance:
      let appears = event.flag ?? true
      let isIgnored =
        appears
        ? phase == .appeared && calls.beginTrueWhenAppeared == .ignore
        : phase == .disappeared && calls.beginFalseWhenDisappeared == .ignore
      if records(.endAppearance), begins.depth > 0 || !isIgnored {
        begins.begin(appears: appears, at: moment.index, calls)
      }
    case .endAppearance: begins.end()
    case .destroyed: self[.isDead] = true
    default: break
    }
  }

  private mutating func receiveWillOrDid(_ moment: Moment) {
    let event = moment.event
    phase = Ledger.Phase(after: event.kind)
    self[.isPhaseUnknown] = false
    lastKind = event.kind
    lastOrigin = event.origin
    lastAnimated = Ledger.Known(event.animated)
    lastIndex = Int32(moment.index)
    lastTransaction = Int32(event.transaction ?? -1)
    self[.isReported] = false
    self[.isDirectReported] = false
    if event.kind != .viewWillAppear { earlyLayout = -1 }
    if event.kind == .viewDidDisappear, announced.controller >= 0 {
      self[.hasLeftBeforeShown] = true
    }
    guard event.kind.isWill else { return }
    let will = Ledger.Will(
      index: lastIndex,
      transaction: lastTransaction,
      animated: lastAnimated,
      isCompensating: moment.isCompensating,
      origin: event.origin,
      hadParent: parent >= 0,
      inWindow: inWindow,
      before: moment.was.phase
    )
    if event.kind == .viewWillDisappear {
      disappear = will
      return
    }
    appear = will
    isAppearingCount = 0
    self[.isFirstAppearance] = self[.awaitsFirst]
    self[.awaitsFirst] = false
    self[.laidOutInAppearance] = false
  }
}
