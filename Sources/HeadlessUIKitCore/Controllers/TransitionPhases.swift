// How a transition runs through its phases (spec 0.5): request, start, commit, release, end.

internal import VCLifecycle

/// How transitions run through their phases.
@MainActor
struct TransitionPhases {
  let runtime: Runtime

  func nextTransitionID() -> Int {
    defer { runtime.numbers.transition += 1 }
    return runtime.numbers.transition
  }

  /// The latest transition of a container or presentation that is under way.
  func lastOpenTransition(of owner: AnyObject) -> Transition? {
    for place in runtime.transitions.indices.reversed()
    where runtime.transitions[place].keptOwner === owner && runtime.transitions[place].isOpen {
      return runtime.transitions[place]
    }
    return nil
  }

  /// Whether some transition vends its coordinator.
  var hasTransitionInFlight: Bool {
    for place in runtime.transitions.indices where runtime.transitions[place].vendsCoordinator {
      return true
    }
    return false
  }

  /// Records that a transition has come to a phase.
  func mark(_ kind: Event.Kind, _ transition: Transition, flag: Bool? = nil) {
    guard runtime.records(.markers) else { return }
    var event = marker(kind, transition)
    event.flag = flag
    runtime.record(event)
  }

  /// START: loads, will callbacks, the owner's own part.
  func start(_ transition: Transition) {
    precondition(transition.phase == .requested, "a transition starts twice")
    assert(
      !runtime.transitions.contains { $0.id == transition.id },
      "two transitions under way have the same number"
    )
    assert(
      transition.kind == .childTransfer || !transition.from.contains { transition.to.holds($0) },
      "a controller leaves and comes in one transition"
    )
    transition.phase = .started
    transition.initiallyInteractive = transition.isInteractive
    let owner = transition.owner
    transition.keptOwner = owner
    transition.sending = .start
    defer { transition.sending = .nothing }
    transition.startTransaction = runtime.recorder.transaction
    if runtime.deviation != nil { runtime.deviator.deviate(transition) }
    runtime.transitions.append(transition)
    // A new side that receives the first callback is loaded before it (NAV-1, MODAL-1).
    let loadsLate =
      runtime.profile.loadPosition == .wdFirst && transition.order.start.first == .oldWill
    if !loadsLate { owner.prepare(transition) }
    vendCoordinator(of: transition)
    for beat in transition.order.start {
      send(beat, transition)
      if beat == .oldWill, loadsLate {
        owner.prepare(transition)
      }
    }
    owner.didStart(transition)
  }

  /// Makes the coordinator available: the transition is under way from there on (COORD-1).
  func vendCoordinator(of transition: Transition) {
    let isRecorded = transition.publicity != .none
    transition.publicity = transition.oddities.hidesCoordinator ? .recorded : .vended
    if !isRecorded { recordStart(transition) }
  }

  /// Records the start: before the first will, or before a release that loading what comes has led
  /// to.
  private func recordStart(_ transition: Transition) {
    guard runtime.records(.markers) else { return }
    var event = marker(.transitionStart, transition)
    event.from = transition.from.first?.id
    event.to = transition.to.first?.id
    event.animated = transition.isAnimated
    event.isInteractive = transition.isInteractive
    event.isUserDriven = transition.isUserDriven
    runtime.record(event)
    for (roots, isComing) in [(transition.from, false), (transition.to, true)] {
      for root in roots.dropFirst() {
        var event = marker(.transitionRoot, transition)
        event.other = root.id
        event.flag = isComing
        runtime.record(event)
      }
    }
  }

  /// COMMIT: the transaction that contains START has been laid out.
  func commitTransitions() {
    for transition in runtime.transitions where transition.phase == .started {
      transition.phase = .committed
      mark(.transitionCommit, transition)
      transition.madeCoordinator?.runAlongside()
      transition.owner.didCommit(transition)
    }
  }

  /// RELEASE: the finger leaves; the outcome is known.
  ///
  /// The end follows as a step of its own.
  func release(_ transition: Transition, cancelled: Bool) {
    precondition(transition.isInteractive, "a finger lets go of what it does not drive")
    if transition.publicity == .none {
      transition.publicity = .recorded
      recordStart(transition)
    }
    // Released in the turn of the start, its transaction counts as laid out first.
    if transition.phase == .started { commitTransitions() }
    // A callback of the commit may have let go of it already.
    guard transition.isOpen, transition.isInteractive else { return }
    transition.phase = .released
    let isCancelled =
      runtime.deviation == nil
      ? cancelled : runtime.deviator.deviatingOutcome(cancelled, of: transition)
    transition.cancellation = isCancelled ? Transition.Cancellation() : nil
    transition.isInteractive = false
    mark(.transitionRelease, transition, flag: cancelled)
    let owner = transition.owner
    for step in transition.order.ending.release { perform(step, transition, owner) }
    if !cancelled {
      for beat in transition.order.release {
        send(beat, transition)
        transition.startTransaction = runtime.recorder.transaction
      }
    }
    if cancelled, runtime.profile.cancelTime == .atRelease, transition.kind.mayCompensateAtRelease,
      !transition.owner.isAway
    {
      speakForNew(transition)
      transition.cancellation?.hasSentWills = true
      transition.owner.didTurnBack(transition)
      for beat in transition.order.compensation where beat == .oldWill || beat == .newWill {
        compensate(beat, transition)
      }
    }
  }

  /// Cancels the interactive transitions of a controller whose view leaves its window.
  ///
  /// The recognisers leave with the view, so no finger could end these transitions.
  func liftFinger(from controller: UIViewController) {
    for transition in runtime.transitions
    where transition.owner === controller && transition.isOpen && transition.isDrivenByUIKit {
      release(transition, cancelled: true)
    }
  }

  /// END: did callbacks or compensation, and everything that comes after.
  func end(_ transition: Transition) {
    guard transition.isOpen, !transition.isSending else { return }
    precondition(runtime.transitions.holds(transition), "a transition ends that is not under way")
    assert(transition.keptOwner === transition.owner, "a transition may outlive its owner")
    transition.sending = .end
    // The app's own animations continue.
    for animation in runtime.animations.running
    where animation.transition === transition && animation.endsTransition {
      runtime.animations.cancel(animation)
    }
    let owner = transition.owner
    let isCancelled = transition.isCancelled
    if isCancelled { speakForNew(transition) }
    for step in isCancelled ? transition.order.ending.cancel : transition.order.ending.finish {
      perform(step, transition, owner)
    }
    let endsAsCancelled = transition.cancellation?.isReportedFinished == false
    mark(endsAsCancelled ? .transitionCancel : .transitionFinish, transition)
    runtime.transitions.removeObject(transition)
    let silenced = isCancelled && transition.order.settlesNewSilently ? transition.to : []
    transition.close()
    owner.didEnd(transition)
    transition.runWhenOver()
    for root in silenced where root.appearance.state == .disappeared { catchUp(root) }
  }

  private func perform(
    _ step: TransitionOrder.EndStep,
    _ transition: Transition,
    _ owner: any TransitionOwner
  ) {
    switch step {
    case .interactionHandlers: runInteractionChange(of: transition)
    case .ownerReleases: owner.didRelease(transition)
    case .ownerWillEnd: owner.willEnd(transition)
    case .ownerTurnsBack: owner.didTurnBack(transition)
    case .callbacks where transition.isCancelled: sendCompensation(transition)
    case .callbacks:
      for beat in transition.order.finish { send(beat, transition) }
    case .ownerEnds:
      if transition.isCancelled { owner.didCancel(transition) } else { owner.didFinish(transition) }
      transition.sending = .rest
    case .coordinatorCompletions: runCoordinatorCompletions(of: transition)
    case .completion:
      guard let completion = transition.completion else { return }
      completion()
      runCoordinatorCompletions(of: transition)  // registered in it (COORD-7)
    }
  }

  /// Ends what containers below a controller still run, before it appears somewhere else.
  func finishTransitions(below root: UIViewController) {
    for transition in runtime.transitions where transition.isOpen && !transition.isSending {
      guard let owner = transition.owner.transitionOwnerController, root.isAncestor(of: owner)
      else { continue }
      if transition.isInteractive { release(transition, cancelled: true) }
      if transition.phase == .started { commitTransitions() }
      end(transition)
    }
  }

  /// Lays out a transition that is forced to end in the middle of a turn (1.14).
  func layOutBeforeEnd(of transition: Transition) {
    guard let view = transition.owner.transitionOwnerController?.viewStorage,
      view.currentWindow != nil
    else { return }
    runtime.commits.layoutTree(view)
  }

  /// Sends what came its callbacks after all, if a container by hand has begun what it shows.
  private func speakForNew(_ transition: Transition) {
    guard transition.order.settlesNewSilently, transition.cancellation?.hasSentWills != true,
      transition.to.contains(where: \.isForwardedByHand)
    else { return }
    transition.order.compensateBothSides()
  }

  private func sendCompensation(_ transition: Transition) {
    let isWillSent = transition.cancellation?.hasSentWills == true
    for beat in transition.order.compensation {
      if isWillSent, beat == .oldWill || beat == .newWill { continue }
      compensate(beat, transition)
    }
    guard transition.order.settlesNewSilently else { return }
    for root in transition.to {
      if root.appearance.state == .appearing {
        settleSilently(root)
      } else {
        // It has begun to leave with its container, or something covers it that leaves now: both
        // disappear with callbacks (CHILD-39, MODAL-8).
        compensate(.newWill, transition)
        compensate(.newDid, transition)
      }
    }
  }

  /// Marks a controller with its shown children and covers as disappeared, without callbacks
  /// (V-NAV-CANCEL=abbrev).
  private func settleSilently(_ controller: UIViewController) {
    controller.appearance.settleSilently(at: .disappeared)
    runtime.retained.removeObject(controller)
    // What is presented in its context has come with it, and goes with it (MODAL-8).
    if let above = controller.presentation?.above, above.isInContext, above.presented.isShowing {
      hide(above.presented)
      above.container.detach()
    }
    guard controller.hasShownChildren else { return }
    for child in controller.shownChildren where child.appearance.state == .appearing {
      settleSilently(child)
    }
  }

  /// Lets a cover go: what has appeared already disappears with callbacks.
  private func hide(_ cover: UIViewController) {
    if cover.appearance.state == .appeared { makeDisappear(cover) } else { settleSilently(cover) }
  }

  /// Lets a controller disappear at once, without a transition and for no parent's sake.
  func makeDisappear(_ controller: UIViewController) {
    runtime.callbacks.driveWill(controller, .disappear)
    runtime.callbacks.driveDid(controller, .disappear)
  }

  /// Lets appear what a container shows that has appeared outside of a window (PAGE-6, STATE-2).
  ///
  /// The container receives no callback then that it could forward, so UIKit is the caller.
  func makeAppearEarly(_ controller: UIViewController, while isShown: () -> Bool) {
    runtime.callbacks.driveWill(controller, .appear)
    // Its own `wa` may have taken it off.
    guard isShown() else { return makeDisappear(controller) }
    runtime.callbacks.driveDid(controller, .appear)
  }

  /// Does what waited for a controller or one that it shows to settle.
  private func catchUp(_ controller: UIViewController) {
    controller.catchUp()
    for child in controller.shownChildren { catchUp(child) }
  }

  /// Undoes one beat: the new side leaves again, the old one returns (NAV-5).
  private func compensate(_ beat: TransitionOrder.Beat, _ transition: Transition) {
    if transition.owner.isAway { return leave(beat, transition) }
    let cause = Callbacks.Cause(origin: .uikit, transition: transition, isCompensating: true)
    let animated = transition.isAnimated && runtime.profile.cancelAnimated == .true
    switch beat {
    case .oldWill:
      for root in transition.from where !hasWillOfOwner(root) {
        runtime.callbacks.driveWill(root, .appear, animated: animated, cause: cause)
      }
    case .newWill:
      // What has been presented in the context of the new side meanwhile leaves with it (MODAL-8).
      for root in transition.to where root.isShowing || root.isCoverShowing {
        runtime.callbacks.driveWill(root, .disappear, animated: animated, cause: cause)
      }
    case .oldDid: sendDids(.appear, to: transition.from, transition, cause: cause)
    case .newDid: sendDids(.disappear, to: transition.to, transition, cause: cause)
    }
  }

  /// What a cancelled transition returns to receives the callbacks of its container from the moment
  /// that this one is itself moved (CHILD-39).
  func turnBackBeforeMoving(_ container: UIViewController) {
    guard !runtime.transitions.isEmpty else { return }
    for transition in runtime.transitions
    where transition.isCancelled && transition.phase == .released
      && transition.keptOwner === container
    {
      transition.owner.didTurnBack(transition)
    }
  }

  /// What a cancelled transition takes away again may have come with its container meanwhile: it
  /// then begins to disappear with that (CHILD-17), and ends with the transition (CHILD-39).
  func sendAwayTurnedBack(from container: UIViewController, animated: Bool) {
    for transition in runtime.transitions
    where transition.isCancelled && transition.phase == .released
      && transition.keptOwner === container
    {
      let cause = Callbacks.Cause(origin: .forward, transition: transition)
      for root in transition.to where root.appearance.state == .appeared {
        runtime.callbacks.forward(
          .viewWillDisappear,
          to: root,
          of: container,
          animated: animated,
          cause: cause
        )
      }
    }
  }

  /// Both sides disappear with a container that has left the screen (CHILD-39).
  private func leave(_ beat: TransitionOrder.Beat, _ transition: Transition) {
    guard beat == .oldDid || beat == .newDid else { return }
    let cause = Callbacks.Cause(origin: .uikit, transition: transition)
    let roots = beat == .oldDid ? transition.from : transition.to
    // One that came back with the container has appeared, or what covers it has.
    for root in roots where root.isShowing || root.isCoverShowing {
      runtime.callbacks.driveWill(root, .disappear, animated: false, cause: cause)
    }
    sendDids(.disappear, to: roots, transition, cause: cause)
  }

  private func sendDids(
    _ direction: Direction,
    to roots: [UIViewController],
    _ transition: Transition,
    cause: Callbacks.Cause
  ) {
    let owner = transition.owner
    for root in roots {
      if !(transition.oddities.keepsOldView && direction == .disappear) {
        owner.willSendDid(direction, to: root, in: transition)
      }
      // The did comes with the owner's then (CHILD-32, CHILD-39).
      let isWithOwner = transition.isCancelled || hasWillOfOwner(root)
      if direction == .appear, owner.isOnItsWayIn, isWithOwner { continue }
      runtime.callbacks.driveDid(root, direction, cause: cause)
    }
  }

  /// Whether the owner has gone and come back, and has sent the root a will of its own (CHILD-39).
  private func hasWillOfOwner(_ root: UIViewController) -> Bool {
    root.appearance.isForwarded && root.appearance.state == .appearing
  }

  private func send(_ beat: TransitionOrder.Beat, _ transition: Transition) {
    let cause = Callbacks.Cause(origin: .uikit, transition: transition)
    switch beat {
    case .oldWill:
      let owner = transition.owner
      for root in transition.from where !hasLeft(root, with: owner) {
        runtime.callbacks.driveWill(root, .disappear, animated: transition.isAnimated, cause: cause)
      }
    case .newWill:
      let owner = transition.owner
      for root in transition.to where !owner.isAway {
        runtime.callbacks.driveWill(root, .appear, animated: transition.isAnimated, cause: cause)
      }
    case .oldDid: sendDids(.disappear, to: transition.from, transition, cause: cause)
    case .newDid: sendDids(.appear, to: transition.to, transition, cause: cause)
    }
  }

  /// The new side disappears with a container that a callback of the start has sent away
  /// (CHILD-39).
  func leaveWithContainer(_ transition: Transition, isGone: Bool) {
    let cause = Callbacks.Cause(origin: .forward, transition: transition)
    let isAnimated = transition.owner.transitionOwnerController?.appearance.isAnimated ?? false
    for root in transition.to where root.appearance.state == .appearing {
      runtime.callbacks.driveWill(root, .disappear, animated: isAnimated, cause: cause)
      if isGone { runtime.callbacks.driveDid(root, .disappear, cause: cause) }
    }
  }

  /// Whether a callback of the start has sent the container away, and the root with it.
  private func hasLeft(_ root: UIViewController, with owner: any TransitionOwner) -> Bool {
    owner.isAway && !root.isShowing
  }

  func marker(_ kind: Event.Kind, _ transition: Transition) -> Event {
    var event = Event(kind, transition.ownerID)
    event.transitionKind = transition.kind
    event.transition = transition.id
    return event
  }
}
