// The monitors of all invariants, and which of them an event concerns.

internal import VCLifecycle

/// All monitors; those without a state of their own read the past in the ledger alone.
struct Monitors: Sendable {
  private let edges = EdgeMonitor()
  private var loading = LoadingMonitor()
  private var isAppearing = IsAppearingMonitor()
  private let layout = LayoutMonitor()
  private let timing = TimingMonitor()
  private let deallocation = DeallocationMonitor()
  private var frames = FrameMonitor()
  private let forwarding = ForwardingMonitor()
  private let orders = OrderMonitor()
  private let bystanders = BystanderMonitor()
  private let completions = CompletionMonitor()
  private var coordinators = CoordinatorMonitor()
  private var family = FamilyMonitor()
  private let idle = IdleMonitor()
  private let moves = MoveMonitor()
  private let snapshots = SnapshotMonitor()
  private var delegates = DelegateMonitor()
  private let transitions = TransitionMonitor()
  private var gestures = GestureMonitor()
  private var sights = SightMonitor()
  private var pages = PageMonitor()
  private var environment: EnvironmentMonitor

  init(header: Trace.Header) { environment = EnvironmentMonitor(header: header) }

  // MARK: - One event

  /// Checks the next event.
  mutating func observe(_ event: Event, at index: Int, _ context: inout Context) {
    if event.kind == .sightChanged {
      context.ledger.carry(.sight)
      sights.observe(event)
      return
    }
    if event.frame == .base || event.frame == .exit {
      return observeInside(event, at: index, &context)
    }
    var moment = context.ledger.moment(event, at: index)
    context.ledger.apply(&moment)
    observe(moment, &context)
    sights.forget()
  }

  /// Checks an event of which the ledger knows.
  // Not part of the caller: there the moment is a variable, which is copied for every call.
  @inline(never)
  private mutating func observe(_ moment: Moment, _ context: inout Context) {
    if moment.controller >= 0 {
      let event = moment.event
      if event.frame == .enter { frames.enter(moment) }
      if family.isOwed { family.settle(moment, &context) }
      if moment.was[.isDead] && event.kind.isControllerCallback && event.kind != .destroyed {
        deallocation.observeDead(moment, &context)
        return
      }
    }
    dispatch(moment, &context)
  }

  /// Checks what happens inside a callback, or its end: neither changes the state of a controller.
  private mutating func observeInside(_ event: Event, at index: Int, _ context: inout Context) {
    if let frame = frames.observeInside(event), frames.isSuspect(frame, context) {
      var moment = context.ledger.moment(event, at: index)
      context.ledger.apply(&moment)
      frames.check(frame, moment, &context)
    } else {
      context.ledger.noteInside(event)
    }
  }

  @inline(__always)
  private mutating func dispatch(_ moment: Moment, _ context: inout Context) {
    guard moment.controller >= 0 else { return dispatchOther(moment, &context) }
    switch moment.kind {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      // A callback at a wrong time is reported as that; the controller's state is not checked.
      if observeWillOrDid(moment, &context) { return }
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
    default: dispatchOther(moment, &context)
    }
    if let snapshot = moment.event.snapshot { snapshots.observe(moment, snapshot, &context) }
  }

  /// Checks a will or did; returns whether it was found illegal.
  private mutating func observeWillOrDid(_ moment: Moment, _ context: inout Context) -> Bool {
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
        if moment.kind == .viewDidAppear { isAppearing.observeDidAppear(moment, &context) }
      }
      family.observe(moment, &context)
    }
    if context.open.isEmpty { return isIllegal }
    context.ledger.noteDisturbance(moment)
    if moment.slot >= 0 && moment.role != .none {
      orders.observe(moment, &context)
      if moment.isCompensating { coordinators.observeCompensation(moment, &context) }
      if moment.event.snapshot == nil { snapshots.observeUnsampled(moment, &context) }
    }
    bystanders.observe(moment, &context)
    return isIllegal
  }

  private mutating func dispatchOther(_ moment: Moment, _ context: inout Context) {
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
    case .transitionFinish, .transitionCancel: observeEnd(moment, &context)
    case .navigationWillShow: delegates.observeWillShow(moment, &context)
    case .navigationDidShow: delegates.observeDidShow(moment, &context)
    case .tabShouldSelect, .tabDidSelect, .pageWillTransition, .pageDidFinish,
      .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttempt:
      delegates.observeUserCall(moment, &context)
    case .presentCompletion where moment.controller >= 0:
      completions.observePresent(moment, &context)
    case .dismissCompletion where moment.controller >= 0:
      completions.observeDismiss(moment, &context)
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

  private mutating func observeEnd(_ moment: Moment, _ context: inout Context) {
    transitions.observeEnd(moment, &context)
    guard moment.slot >= 0 else { return }
    let isCancel = moment.kind == .transitionCancel
    end(moment.slot, at: moment.index, cancelled: isCancel, &context)
  }

  private mutating func end(_ slot: Int, at index: Int, cancelled: Bool, _ context: inout Context) {
    let transition = context.open[slot]
    coordinators.close(slot, at: index, cancelled: cancelled, &context)
    delegates.close(slot, at: index, cancelled: cancelled, &context)
    if cancelled {
      orders.cancel(slot, at: index, &context)
      delegates.cancelled(transition, &context)
      for root in [transition.old, transition.new] where root >= 0 {
        context.entries[root][.removalCancelled] = context.entries[root].move.state == .leaving
      }
      settleAbbreviated(transition, &context)
    } else {
      orders.finish(slot, at: index, &context)
    }
    context.ledger.close(slot, finished: !cancelled)
  }

  /// What a cancelled transition takes back without a callback is not left appearing (NAV-4).
  private func settleAbbreviated(_ transition: OpenTransition, _ context: inout Context) {
    guard !transition.kind.isPresentation, transition.new >= 0 else { return }
    context.ledger.noteAbbreviation(transition)
    let excuse = context.excuses(at: .appearingAtRest)
    for index in context.entries.controllers
    where excuse("abbreviated", if: context.isAbbreviated(index, transition)) {
      context.entries[index].takeBack()
    }
  }

  // MARK: - Idle states and the end

  /// Checks that nothing is under way.
  mutating func rest(at index: Int, _ context: inout Context) {
    concludeImplied(at: index, &context)
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
  private mutating func concludeImplied(at index: Int, _ context: inout Context) {
    guard let implied = context.open.first, implied.isImplied else { return }
    orders.checkSilentSide(at: index, &context)
    if implied.old < 0 && implied.new < 0 { return }
    end(0, at: index, cancelled: implied.isCancelReleased, &context)
  }

  /// Reports what nothing can make up for at the end of a trace that stops in the middle.
  mutating func settle(_ context: inout Context) {
    for controller in context.entries.controllers { isAppearing.settle(controller, &context) }
  }
}

// MARK: - State

extension Monitors {
  func addState(to words: inout StateWords) {
    words.add("CheckSuite.loading") { loading.addState(to: &$0) }
    words.add("CheckSuite.isAppearing") { isAppearing.addState(to: &$0) }
    frames.addState(to: &words)
    coordinators.addState(to: &words)
    family.addState(to: &words)
    words.add("CheckSuite.delegates") { delegates.addState(to: &$0) }
    words.add("CheckSuite.gestures") { gestures.addState(to: &$0) }
    sights.addState(to: &words)
    words.add("CheckSuite.pages") { pages.addState(to: &$0) }
    words.add("CheckSuite.environment") { environment.addState(to: &$0) }
  }
}
