// The judges: all monitors over one ledger, fed event by event.

public import Lifecycle

/// The monitors of all invariants; a value that is copied at the cost of a few references.
public struct Judges: Sendable {
  private(set) var bench: Bench
  private(set) var restPositions: [Int]
  private var restsPassed = 0
  private(set) var hasChanged = false
  private var count = 0

  private let edges = EdgeMonitor()
  private(set) var loading = LoadingMonitor()
  private(set) var isAppearing = IsAppearingMonitor()
  private let layout = LayoutMonitor()
  private let timing = TimingMonitor()
  private let life = LifeMonitor()
  private(set) var frames = FrameMonitor()
  private let forwarding = ForwardingMonitor()
  private let orders = OrderMonitor()
  private let bystanders = BystanderMonitor()
  private let completions = CompletionMonitor()
  private(set) var coordinators = CoordinatorMonitor()
  private(set) var family = FamilyMonitor()
  private let rests = RestMonitor()
  private let moves = MoveMonitor()
  private let snapshots = SnapshotMonitor()
  private(set) var delegates = DelegateMonitor()
  private let transitions = TransitionMonitor()
  private(set) var surroundings: SurroundingsMonitor

  /// Creates judges that hold a trace with that header to a profile.
  ///
  /// If the header names a version, it takes the place of the profile's.
  public init(profile: Profile, header: Trace.Header) {
    self.init(profile: profile, header: header, budget: 1000)
  }

  /// Creates judges that keep at most `budget` violations, and as many pieces of advice.
  package init(
    profile: Profile,
    header: Trace.Header,
    budget: Int,
    weakening: Weakening? = nil
  ) {
    bench = Bench(
      ledger: Ledger(profile: profile, header: header),
      docket: Docket(budget: budget, weakening: weakening)
    )
    surroundings = SurroundingsMonitor(header: header)
    restPositions = header.restPositions
  }

  /// The violations found so far.
  public var violations: [Violation] { bench.docket.violations }
  /// What was found legal but fragile so far.
  public var advice: [Violation] { bench.docket.advice }

  /// Whether no violation was found so far.
  public var isContent: Bool { bench.docket.violations.isEmpty }

  /// Forgets all events: the judges are ready for a new trace, and keep their storage.
  public mutating func reset(header: Trace.Header) {
    bench.ledger.reset(header: header)
    bench.docket.reset()
    restPositions = header.restPositions
    restsPassed = 0
    hasChanged = false
    count = 0
    loading = LoadingMonitor()
    isAppearing = IsAppearingMonitor()
    frames = FrameMonitor()
    coordinators = CoordinatorMonitor()
    family = FamilyMonitor()
    delegates = DelegateMonitor()
    surroundings = SurroundingsMonitor(header: header)
  }

  /// Learns what kind of container a controller is, where no header could say so beforehand.
  public mutating func note(_ container: Trace.ContainerEntry) { bench.ledger.note(container) }

  // MARK: - One event

  /// Judges the next event.
  public mutating func observe(_ event: Event, at index: Int) {
    while restsPassed < restPositions.count, restPositions[restsPassed] <= index {
      restsPassed += 1
      rest(at: index)
    }
    count += 1
    if event.kind == .rest {
      bench.ledger.carry(.rest)
      rest(at: index)
      return
    }
    hasChanged = true
    var moment = bench.ledger.moment(event, at: index)
    bench.ledger.apply(&moment)
    if event.frame != .whole {
      if moment.controller >= 0 { frames.observe(moment, &bench) }
      if event.frame != .enter { return }
    }
    if moment.controller >= 0 {
      family.settle(moment, &bench)
      if moment.was.isDead && event.kind.isControllerCallback && event.kind != .destroyed {
        life.observeDead(moment, &bench)
        return
      }
    }
    dispatch(moment)
  }

  @inline(__always)
  private mutating func dispatch(_ moment: Moment) {
    let event = moment.event
    switch event.kind {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      // What comes at a wrong time is reported as that; how the controller looked is not.
      if moment.controller < 0 || observeWillOrDid(moment) { return }
    case .viewIsAppearing:
      guard moment.controller >= 0 else { return }
      frames.observeDirect(moment, &bench)
      loading.observeUse(moment, &bench)
      timing.observeIsAppearing(moment, &bench)
      layout.observeAppearance(moment, &bench)
      isAppearing.observe(moment, &bench)
    case .viewWillLayoutSubviews:
      guard moment.controller >= 0 else { return }
      loading.observeUse(moment, &bench)
      layout.observeWill(moment, &bench)
    case .viewDidLayoutSubviews:
      guard moment.controller >= 0 else { return }
      loading.observeUse(moment, &bench)
      layout.observeDid(moment, &bench)
    case .updateViewConstraints:
      if moment.controller >= 0 { loading.observeUse(moment, &bench) }
    case .loadView: if moment.controller >= 0 { loading.observeLoadView(moment, &bench) }
    case .viewDidLoad: if moment.controller >= 0 { loading.observeDidLoad(moment, &bench) }
    case .destroyed:
      guard moment.controller >= 0 else { return }
      isAppearing.settle(moment.controller, &bench)
      life.observeDestroyed(moment, &bench)
    case .willMoveToParent, .didMoveToParent:
      if moment.controller >= 0 { moves.observe(moment, &bench) }
    default: dispatchOther(moment)
    }
    if let snapshot = event.snapshot, moment.controller >= 0 {
      snapshots.observe(moment, snapshot, &bench)
    }
  }

  /// Judges a will or did; returns whether it was found illegal.
  private mutating func observeWillOrDid(_ moment: Moment) -> Bool {
    surroundings.observeAppearance(moment, &bench)
    loading.observeUse(moment, &bench)
    if moment.isDirect {
      frames.observeDirect(moment, &bench)
      return false
    }
    frames.observeDirect(moment, &bench)
    if moment.was.missingIsAppearing >= 0 { isAppearing.settle(moment.controller, &bench) }
    layout.observeAppearance(moment, &bench)
    let isIllegal = edges.observe(moment, &bench)
    if !isIllegal {
      if moment.event.kind == .viewDidAppear || moment.event.kind == .viewDidDisappear {
        timing.observeDid(moment, &bench)
        if moment.event.kind == .viewDidAppear { isAppearing.observeDidAppear(moment, &bench) }
      }
      family.observe(moment, &bench)
    }
    if bench.ledger.open.isEmpty { return isIllegal }
    disturb(moment)
    if moment.slot >= 0 && moment.role != .none {
      orders.observe(moment, &bench)
      if moment.isCompensating { coordinators.observeCompensation(moment, &bench) }
      if moment.event.snapshot == nil { snapshots.observeUnsampled(moment, &bench) }
    }
    bystanders.observe(moment, &bench)
    return isIllegal
  }

  /// A container that is itself driven while its transition is open forwards into it
  /// (CHILD-39): the string of that transition is no longer its own.
  private mutating func disturb(_ moment: Moment) {
    for slot in bench.ledger.open.indices where slot != moment.slot {
      let transition = bench.ledger.open[slot]
      let isRoot = transition.role(of: Int32(moment.controller)) != .none
      let isAbove =
        transition.container >= 0
        && bench.ledger.isWithin(Int(transition.container), Int32(moment.controller))
      switch transition.kind {
      case .presentKeeping, .dismissKeeping, .sheetDrag, .presentHiding, .dismissHiding:
        if isRoot { bench.ledger.disturb(slot) }
      default:
        if isRoot || isAbove { bench.ledger.disturb(slot) }
      }
    }
  }

  private mutating func dispatchOther(_ moment: Moment) {
    let event = moment.event
    switch event.kind {
    case .beginAppearance, .endAppearance:
      surroundings.observeMarker(event, at: moment.index, bench)
      if moment.controller >= 0 { forwarding.observe(moment, &bench) }
    case .transitionStart:
      surroundings.observeMarker(event, at: moment.index, bench)
      transitions.observeStart(moment, &bench)
      delegates.observeStart(moment, &bench)
    case .transitionRelease: transitions.observeRelease(moment, &bench)
    case .transitionFinish, .transitionCancel: observeEnd(moment)
    case .navigationWillShow: delegates.observeWillShow(moment, &bench)
    case .navigationDidShow: delegates.observeDidShow(moment, &bench)
    case .tabShouldSelect, .tabDidSelect, .pageWillTransition, .pageDidFinish,
      .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttempt:
      delegates.observeUserCall(moment, &bench)
    case .presentCompletion:
      if moment.controller >= 0 { completions.observePresent(moment, &bench) }
    case .dismissCompletion:
      if moment.controller >= 0 { completions.observeDismiss(moment, &bench) }
    case .coordinatorRegistered, .coordinatorInteraction, .coordinatorCompletion:
      coordinators.observe(moment, &bench)
    case .logMisuse:
      if !frames.observeMisuse(moment, &bench) { surroundings.observeLine(moment, &bench) }
    case .logUnbalanced, .logNested, .logAttempt: surroundings.observeLine(moment, &bench)
    case .exception: surroundings.observeException(moment, &bench)
    case .firstCall: surroundings.observeFirstCall(moment, &bench)
    case .rotation, .sizeChange, .memoryWarning, .keyboard, .sceneWillConnect,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneDidEnterBackground,
      .applicationDidBecomeActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .transitionRequest:
      surroundings.observeMarker(event, at: moment.index, bench)
    case .step:
      if frames.isInCallback { bench.ledger.innerCallIndex = Int32(moment.index) }
      surroundings.observeMarker(event, at: moment.index, bench)
    default: break
    }
  }

  private mutating func observeEnd(_ moment: Moment) {
    transitions.observeEnd(moment, &bench)
    guard moment.slot >= 0 else { return }
    end(moment.slot, at: moment.index, cancelled: moment.event.kind == .transitionCancel)
  }

  /// Under `V-NAV-CANCEL=abbrev` what came counts as gone, though it was not told (spec 5.1).
  private mutating func settleAbbreviated(_ transition: OpenTransition) {
    guard !transition.kind.isPresentation, transition.new >= 0 else { return }
    let isAbbreviated = bench.profile.navCancel == .abbrev
    for index in bench.ledger.entries.indices {
      let entry = bench.ledger.entries[index]
      let isConcerned = isAbbreviated && bench.ledger.isWithin(index, transition.new)
      if isConcerned, entry.phase == .appeared, entry.isEarlyAppearance, entry.parent >= 0 {
        // Its page controller has still never been displayed (PAGE-6).
        bench.ledger.entries[Int(entry.parent)].appear.index = -1
      }
      if bench.holds(.exemptAbbreviated, isConcerned) {
        bench.ledger.entries[index].isAbbreviated = true
      }
      // What is begun by hand stays open: UIKit does not know of it.
      let isLeftOpen = isConcerned && bench.isHeldByHand(index, below: transition.new)
      if bench.holds(.exemptAbbreviated, isLeftOpen) {
        bench.ledger.entries[index].isLeftOpen = true
        continue
      }
      // What the app has begun since the release goes on: it is nothing that came with the swipe.
      let isLater = transition.releaseIndex >= 0 && entry.appear.index > transition.releaseIndex
      let isLeft = isConcerned && entry.phase == .appearing && !isLater
      if bench.holds(.exemptAbbreviated, isLeft) {
        bench.ledger.entries[index].phase = .disappeared
        bench.ledger.entries[index].lastKind = .viewDidDisappear
        bench.ledger.entries[index].earlyLayout = -1
        bench.ledger.entries[index].beginDepth = 0
      }
    }
  }

  private mutating func end(_ slot: Int, at index: Int, cancelled: Bool) {
    let transition = bench.ledger.open[slot]
    coordinators.close(slot, at: index, cancelled: cancelled, &bench)
    delegates.close(slot, at: index, cancelled: cancelled, &bench)
    if cancelled {
      orders.cancel(slot, at: index, &bench)
      delegates.cancelled(transition, &bench)
      for root in [transition.old, transition.new] where root >= 0 {
        bench.ledger.entries[Int(root)].removalCancelled =
          bench.ledger.entries[Int(root)].move == .leaving
      }
      settleAbbreviated(transition)
    } else {
      orders.finish(slot, at: index, &bench)
    }
    bench.ledger.close(slot, finished: !cancelled)
  }

  // MARK: - Rest and the end

  /// Judges that nothing is under way after the events so far.
  public mutating func observeRest() {
    guard hasChanged else { return }
    bench.ledger.carry(.rest)
    rest(at: count)
  }

  private mutating func rest(at index: Int) {
    guard hasChanged else { return }
    hasChanged = false
    concludeImplied(at: index)
    transitions.rest(at: index, &bench)
    let controllers = bench.ledger.takeTouched()
    for controller in controllers {
      isAppearing.settle(controller, &bench)
      loading.rest(controller, at: index, &bench)
      layout.rest(controller, at: index, &bench)
      moves.rest(controller, at: index, &bench)
      delegates.rest(controller, at: index, &bench)
    }
    rests.observe(controllers, at: index, &bench)
    family.rest(&bench)
  }

  /// A log without markers whose kind the header names ends its one transition at rest.
  private mutating func concludeImplied(at index: Int) {
    guard let implied = bench.ledger.open.first, implied.isImplied else { return }
    if implied.old < 0 && implied.new < 0 { return }
    end(0, at: index, cancelled: implied.isCancelReleased)
  }

  /// Says what the trace will carry, before it shows.
  package mutating func expect(_ needs: CatalogueInvariant.Needs) { bench.ledger.carry(needs) }

  /// Judges the end; `isComplete` says that nothing is under way there.
  public mutating func finish(isComplete: Bool) -> Judgement {
    if isComplete {
      bench.ledger.carry(.rest)
      rest(at: count)
    } else {
      for controller in bench.ledger.entries.indices { isAppearing.settle(controller, &bench) }
    }
    return Judgement(
      violations: bench.docket.violations,
      advice: bench.docket.advice,
      omitted: bench.docket.omitted,
      carried: bench.ledger.carried
    )
  }
}
