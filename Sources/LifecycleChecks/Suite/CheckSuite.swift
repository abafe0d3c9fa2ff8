// All monitors over one ledger; they receive the trace event by event.

public import VCLifecycle

/// The monitors of all invariants; a value that is copied at the cost of a few references.
public struct CheckSuite: Sendable {
  private(set) var context: CheckingContext
  private(set) var restPositions: [Int]
  private var restsPassed = 0
  private(set) var hasChanged = false
  /// Where the idle checks were made last.
  private(set) var restIndex = 0
  private var count = 0

  private let edges = EdgeMonitor()
  private(set) var loading = LoadingMonitor()
  private(set) var isAppearing = IsAppearingMonitor()
  private let layout = LayoutMonitor()
  private let timing = TimingMonitor()
  private let deallocation = DeallocationMonitor()
  private(set) var frames = FrameMonitor()
  private let forwarding = ForwardingMonitor()
  private let orders = OrderMonitor()
  private let bystanders = BystanderMonitor()
  private let completions = CompletionMonitor()
  private(set) var coordinators = CoordinatorMonitor()
  private(set) var family = FamilyMonitor()
  private let idle = IdleMonitor()
  private let moves = MoveMonitor()
  private let snapshots = SnapshotMonitor()
  private(set) var delegates = DelegateMonitor()
  private let transitions = TransitionMonitor()
  private(set) var gestures = GestureMonitor()
  private(set) var sights = SightMonitor()
  private(set) var pages = PageMonitor()
  private(set) var environment: EnvironmentMonitor

  /// Creates checks of a trace with that header against a profile.
  ///
  /// If the header names a version, it takes the place of the profile's.
  public init(profile: Profile, header: Trace.Header) {
    self.init(profile: profile, header: header, budget: 1000)
  }

  /// Creates checks that record at most `budget` violations, and as many pieces of advice.
  package init(
    profile: Profile,
    header: Trace.Header,
    budget: Int,
    weakening: Weakening? = nil
  ) {
    var disturbance: Disturbance?
    if case .disturbance(let spoilt)? = weakening?.target { disturbance = spoilt }
    context = CheckingContext(
      ledger: Ledger(profile: profile, header: header, without: disturbance),
      log: ViolationLog(budget: budget, weakening: weakening)
    )
    environment = EnvironmentMonitor(header: header)
    restPositions = header.restPositions
  }

  /// The violations found so far.
  public var violations: [Violation] { context.log.violations }
  /// What was found legal but fragile so far.
  public var advice: [Violation] { context.log.advice }

  /// The invariants that the events so far have exercised: the bits of their numbers.
  package var exercised: UInt64 {
    let carried = context.ledger.carried
    return CatalogueInvariant.checked.reduce(0) { bits, invariant in
      invariant.needs.contains { carried.isSuperset(of: $0) } ? bits | invariant.bit : bits
    }
  }

  /// Whether no violation was found so far.
  public var isContent: Bool { context.log.violations.isEmpty }

  /// Forgets all events, ready for a new trace, and keeps the storage.
  public mutating func reset(header: Trace.Header) {
    context.ledger.reset(header: header)
    context.log.reset()
    restPositions = header.restPositions
    restsPassed = 0
    hasChanged = false
    restIndex = 0
    count = 0
    loading = LoadingMonitor()
    isAppearing = IsAppearingMonitor()
    frames = FrameMonitor()
    coordinators = CoordinatorMonitor()
    family = FamilyMonitor()
    delegates = DelegateMonitor()
    gestures = GestureMonitor()
    sights = SightMonitor()
    pages = PageMonitor()
    environment = EnvironmentMonitor(header: header)
  }

  /// Records the kind of a container that the header did not list.
  public mutating func note(_ container: Trace.Entry<ContainerKind>) {
    context.ledger.note(container)
  }

  /// Records which callbacks of a controller the trace does not record.
  package mutating func note(unrecorded: CallbackSet, of controller: ControllerID) {
    context.ledger.note(unrecorded: unrecorded, of: controller.index)
  }

  // MARK: - One event

  /// Checks the next event.
  public mutating func observe(_ event: Event, at index: Int) {
    while restsPassed < restPositions.count, restPositions[restsPassed] <= index {
      restsPassed += 1
      rest(at: index)
    }
    count += 1
    if event.kind == .rest {
      context.ledger.carry(.rest)
      rest(at: index)
      return
    }
    hasChanged = true
    if event.kind == .sightChanged {
      context.ledger.carry(.sight)
      sights.observe(event)
      return
    }
    if event.frame == .base || event.frame == .exit { return observeInside(event, at: index) }
    var moment = context.ledger.moment(event, at: index)
    context.ledger.apply(&moment)
    observe(moment)
    sights.forget()
  }

  /// Checks an event of which the ledger knows.
  // Not part of the caller: there the moment is a variable, which is copied for every call.
  @inline(never)
  private mutating func observe(_ moment: EventContext) {
    if moment.controller >= 0 {
      let event = moment.event
      if event.frame == .enter { frames.enter(moment) }
      if family.isOwed { family.settle(moment, &context) }
      if moment.was[.isDead] && event.kind.isControllerCallback && event.kind != .destroyed {
        deallocation.observeDead(moment, &context)
        return
      }
    }
    dispatch(moment)
  }

  /// Checks what happens inside a callback, or its end: neither changes the state of a controller.
  private mutating func observeInside(_ event: Event, at index: Int) {
    if let frame = frames.observeInside(event), frames.isSuspect(frame, context) {
      var moment = context.ledger.moment(event, at: index)
      context.ledger.apply(&moment)
      frames.check(frame, moment, &context)
    } else {
      context.ledger.noteInside(event)
    }
  }

  @inline(__always)
  private mutating func dispatch(_ moment: EventContext) {
    guard moment.controller >= 0 else { return dispatchOther(moment) }
    switch moment.event.kind {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      // A callback at a wrong time is reported as that; the controller's state is not checked.
      if observeWillOrDid(moment) { return }
    case .viewIsAppearing:
      frames.observeDirect(moment, &context)
      loading.observeUse(moment, &context)
      timing.observeIsAppearing(moment, &context)
      layout.observeAppearance(moment, &context)
      isAppearing.observe(moment, &context)
    case .viewWillLayoutSubviews:
      loading.observeUse(moment, &context)
      layout.observeWill(moment, &context)
    case .viewDidLayoutSubviews:
      loading.observeUse(moment, &context)
      layout.observeDid(moment, &context)
    case .updateViewConstraints: loading.observeUse(moment, &context)
    case .loadView: loading.observeLoadView(moment, &context)
    case .viewDidLoad: loading.observeDidLoad(moment, &context)
    case .destroyed:
      isAppearing.settle(moment.controller, &context)
      deallocation.observeDestroyed(moment, &context)
    case .willMoveToParent, .didMoveToParent: moves.observe(moment, &context)
    default: dispatchOther(moment)
    }
    if let snapshot = moment.event.snapshot { snapshots.observe(moment, snapshot, &context) }
  }

  /// Checks a will or did; returns whether it was found illegal.
  private mutating func observeWillOrDid(_ moment: EventContext) -> Bool {
    environment.observeAppearance(moment, &context)
    loading.observeUse(moment, &context)
    frames.observeDirect(moment, &context)
    if moment.isDirect { return false }
    if gestures.isWatching { gestures.observeCallback(moment, &context) }
    if moment.was.missingIsAppearing >= 0 { isAppearing.settle(moment.controller, &context) }
    layout.observeAppearance(moment, &context)
    let isIllegal = edges.observe(moment, &context)
    if !isIllegal {
      if moment.isDid {
        timing.observeDid(moment, &context)
        if moment.event.kind == .viewDidAppear { isAppearing.observeDidAppear(moment, &context) }
      }
      family.observe(moment, &context)
    }
    if context.ledger.open.isEmpty { return isIllegal }
    noteDisturbance(moment)
    if moment.slot >= 0 && moment.role != .none {
      orders.observe(moment, &context)
      if moment.isCompensating { coordinators.observeCompensation(moment, &context) }
      if moment.event.snapshot == nil { snapshots.observeUnsampled(moment, &context) }
    }
    bystanders.observe(moment, &context)
    return isIllegal
  }

  /// Notes that a container is driven while its own transition is open: it forwards to the side
  /// that the transition leads to (CHILD-39).
  private mutating func noteDisturbance(_ moment: EventContext) {
    if moment.slot >= 0, isDrivenByContainer(moment) {
      context.ledger.disturb(.init(moment.role), of: moment.slot, by: .forwardedSide)
    }
    for slot in context.ledger.open.indices where slot != moment.slot {
      let transition = context.ledger.open[slot]
      let role = transition.role(of: Int32(moment.controller))
      if role != .none {
        context.ledger.disturb(.init(role), of: slot, by: .otherTransition)
      } else if transition.container >= 0,
        !transition.kind.isPresentation
          || context.ledger.entries[Int(transition.container)].parent >= 0,  // in a context
        context.ledger.isWithin(Int(transition.container), Int32(moment.controller))
      {
        context.ledger.noteDrivenContainer(moment, of: slot)
      }
    }
  }

  /// Whether a callback of a side comes from the container, which was itself driven since the
  /// start, and not from the transition.
  private func isDrivenByContainer(_ moment: EventContext) -> Bool {
    let transition = context.ledger.open[moment.slot]
    guard context.ledger.carriesCaused, moment.event.transition == nil, transition.container >= 0
    else { return false }
    let container = context.ledger.entries[Int(transition.container)]
    // What is presented in the context of a child moves with that (MODAL-8).
    if transition.kind.isPresentation { return container.parent >= 0 }
    if container.lastIndex > transition.start { return true }
    // Where children come first, the container's own callback is still to come (CHILD-17): UIKit
    // forwards it, or an app that has begun the container or one around it.
    return moment.event.origin == .forward
      || context.ledger.askUpwards(from: transition.container) {
        context.ledger.entries[$0].beginIndex > transition.start ? true : nil
      }
  }

  private mutating func dispatchOther(_ moment: EventContext) {
    let event = moment.event
    switch event.kind {
    case .beginAppearance, .endAppearance:
      environment.observeMarker(event, at: moment.index, context)
      if moment.controller >= 0 { forwarding.observe(moment, &context) }
    case .transitionStart:
      environment.observeMarker(event, at: moment.index, context)
      transitions.observeStart(moment, &context)
      delegates.observeStart(moment, &context)
    case .transitionRelease: transitions.observeRelease(moment, &context)
    case .transitionFinish, .transitionCancel: observeEnd(moment)
    case .navigationWillShow: delegates.observeWillShow(moment, &context)
    case .navigationDidShow: delegates.observeDidShow(moment, &context)
    case .tabShouldSelect, .tabDidSelect, .pageWillTransition, .pageDidFinish,
      .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttempt:
      delegates.observeUserCall(moment, &context)
    case .presentCompletion:
      if moment.controller >= 0 { completions.observePresent(moment, &context) }
    case .dismissCompletion:
      if moment.controller >= 0 { completions.observeDismiss(moment, &context) }
    case .coordinatorRegistered, .coordinatorInteraction, .coordinatorCompletion:
      coordinators.observe(moment, &context)
    case .logMisuse:
      if !frames.observeMisuse(moment, &context) { environment.observeLine(moment, &context) }
    case .logUnbalanced, .logNested, .logAttempt: environment.observeLine(moment, &context)
    case .exception: environment.observeException(moment, &context)
    case .firstCall: environment.observeFirstCall(moment, &context)
    case .rotation, .sizeChange, .memoryWarning, .keyboard, .sceneWillConnect,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneDidEnterBackground,
      .applicationDidBecomeActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground:
      environment.observeMarker(event, at: moment.index, context)
    case .transitionRequest:
      delegates.observeRequest(moment)
      environment.observeMarker(event, at: moment.index, context)
    case .gestureBegan, .gestureMoved, .gestureEnded: gestures.observe(moment, sights, &context)
    case .outlived: deallocation.observeOutlived(moment, &context)
    case .unsettled: environment.observeUnsettled(moment, &context)
    case .step:
      gestures.observeStep()
      delegates.observeStep()
      if frames.isInCallback { context.ledger.innerCallIndex = Int32(moment.index) }
      environment.observeMarker(event, at: moment.index, context)
    case .pageRequested: pages.observeRequest(moment, &context)
    case .shownChanged: pages.observeShown(moment, &context)
    case .parentChanged: family.observeLink(moment, &context)
    default: break
    }
  }

  private mutating func observeEnd(_ moment: EventContext) {
    transitions.observeEnd(moment, &context)
    guard moment.slot >= 0 else { return }
    end(moment.slot, at: moment.index, cancelled: moment.event.kind == .transitionCancel)
  }

  /// What a cancelled transition takes back without a callback is not left appearing (NAV-4).
  private mutating func settleAbbreviated(_ transition: OpenTransition) {
    guard !transition.kind.isPresentation, transition.new >= 0 else { return }
    context.ledger.noteAbbreviation(transition)
    for index in context.ledger.entries.indices
    where context.excuse(
      "abbreviated",
      .appearingAtRest,
      if: context.isAbbreviated(index, transition)
    ) {
      context.ledger.takeBack(index)
    }
  }

  private mutating func end(_ slot: Int, at index: Int, cancelled: Bool) {
    let transition = context.ledger.open[slot]
    coordinators.close(slot, at: index, cancelled: cancelled, &context)
    delegates.close(slot, at: index, cancelled: cancelled, &context)
    if cancelled {
      orders.cancel(slot, at: index, &context)
      delegates.cancelled(transition, &context)
      for root in [transition.old, transition.new] where root >= 0 {
        context.ledger.entries[Int(root)][.removalCancelled] =
          context.ledger.entries[Int(root)].move == .leaving
      }
      settleAbbreviated(transition)
    } else {
      orders.finish(slot, at: index, &context)
    }
    context.ledger.close(slot, finished: !cancelled)
  }

  // MARK: - Idle states and the end

  /// Checks that nothing is under way after the events so far.
  public mutating func observeRest() {
    guard hasChanged else { return }
    context.ledger.carry(.rest)
    rest(at: count)
  }

  private mutating func rest(at index: Int) {
    guard hasChanged else { return }
    hasChanged = false
    restIndex = index
    concludeImplied(at: index)
    transitions.rest(at: index, &context)
    let controllers = context.ledger.takeTouched()
    for controller in controllers {
      isAppearing.settle(controller, &context)
      loading.rest(controller, at: index, &context)
      layout.rest(controller, at: index, &context)
      moves.rest(controller, at: index, &context)
      delegates.rest(controller, at: index, &context)
    }
    idle.observe(controllers, at: index, &context)
    family.rest(&context)
    pages.rest(context)
    gestures.rest(at: index, &context)
    sights.rest(at: index, &context)
  }

  /// A log without markers whose kind the header names ends its one transition when idle.
  private mutating func concludeImplied(at index: Int) {
    guard let implied = context.ledger.open.first, implied.isImplied else { return }
    orders.checkSilentSide(at: index, &context)
    if implied.old < 0 && implied.new < 0 { return }
    end(0, at: index, cancelled: implied.isCancelReleased)
  }

  /// Declares what the trace will carry before the events show it.
  package mutating func expect(_ needs: CatalogueInvariant.Needs) {
    context.ledger.carry(needs)
    if needs.contains(.tree) { context.ledger.carriesParents = true }
  }

  /// Checks the end; `isComplete` says that nothing is under way there.
  public mutating func finish(isComplete: Bool) -> CheckResult {
    if isComplete {
      context.ledger.carry(.rest)
      rest(at: count)
    } else {
      for controller in context.ledger.entries.indices { isAppearing.settle(controller, &context) }
    }
    return CheckResult(
      violations: context.log.violations,
      advice: context.log.advice,
      omitted: context.log.omitted,
      carried: context.ledger.carried
    )
  }
}
