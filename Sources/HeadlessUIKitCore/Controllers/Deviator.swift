// How a runtime deviates on purpose: the few places that all callbacks, flags, orders, moves and
// notifications pass ask here. None of this runs without a deviation.

internal import VCLifecycle

extension RuntimeDeviation {
  /// What the conditions of a rule are about.
  @MainActor
  struct Subject {
    let event: Event
    var controller: UIViewController?
    /// The parent, or the container that a move leads into or out of.
    var container: UIViewController?
    var transition: Transition?
  }
}

/// What a deviation changes, asked for where all callbacks, flags and transitions pass.
@MainActor
struct Deviator {
  let runtime: Runtime

  private typealias Rule = RuntimeDeviation.Rule
  private typealias Subject = RuntimeDeviation.Subject

  private var rules: [Rule] { runtime.deviation?.rules ?? [] }

  // MARK: Transitions

  private func edits(of transition: Transition) -> [RuntimeDeviation.TransitionEdit] {
    rules.compactMap { rule in
      guard case .transition(let kinds, let style, let conditions, let edit) = rule,
        kinds.contains(transition.kind),
        style.map({ $0 == transition.sides.presentationStyle }) ?? true,
        conditions.isEmpty || hold(conditions, of: subject(of: transition))
      else { return nil }
      return edit
    }
  }

  private func subject(of transition: Transition) -> Subject {
    Subject(
      event: Event(.transitionStart),
      controller: transition.to.first,
      container: transition.owner.transitionOwnerController,
      transition: transition
    )
  }

  /// Changes a transition that is about to start.
  func deviate(_ transition: Transition) {
    if let owner = transition.owner.transitionOwnerController {
      runtime.startCounts[Int(owner.id.index), default: 0] += 1
    }
    for edit in edits(of: transition) {
      switch edit {
      case .beats(let phase, let beats): transition.order[keyPath: phase] = beats
      case .ends(let ending): transition.order.ending = ending
      case .repeatsNewWill: transition.order.start.append(.newWill)
      case .leaving(let roots): transition.from = controllers(roots, transition.from, transition)
      case .arriving(let roots): transition.to = controllers(roots, transition.to, transition)
      case .endsWithLayout: runtime.turn.endingWithLayout.append(transition)
      case .neverEnds: transition.oddities.isStuck = true
      case .hidesCoordinator: transition.oddities.hidesCoordinator = true
      case .keepsOldView: transition.oddities.keepsOldView = true
      case .inverts: break
      }
    }
  }

  func deviatingOutcome(_ cancelled: Bool, of transition: Transition) -> Bool {
    for case .inverts(cancelled) in edits(of: transition) { return !cancelled }
    return cancelled
  }

  private func controllers(
    _ roots: RuntimeDeviation.Roots,
    _ standard: [UIViewController],
    _ transition: Transition
  ) -> [UIViewController] {
    let owner = transition.owner.transitionOwnerController
    switch roots {
    case .none: return []
    case .owner: return owner.map { [$0] } ?? []
    case .lowestOfStack:
      guard let owner, let bottom = owner.childControllers.indexOfObject(transition.to[0]),
        bottom + 1 < owner.childControllers.count
      else { return standard }
      return [owner.childControllers[bottom + 1]]
    case .withoutLowestPresented:
      guard standard.count > 1 else { return standard }
      return standard.filter { $0.presentingController !== owner }
    }
  }

  // MARK: Callbacks

  /// The changes of a callback that is about to be sent.
  func callbackEdits(
    _ event: Event,
    _ controller: UIViewController,
    container: UIViewController? = nil,
    transition: Transition?
  ) -> [RuntimeDeviation.CallbackEdit] {
    let subject = Subject(
      event: event,
      controller: controller,
      container: container ?? controller.parentController,
      transition: transition
    )
    return rules.compactMap { rule in
      guard case .callback(let kinds, let conditions, let edit) = rule, kinds.contains(event.kind),
        hold(conditions, of: subject)
      else { return nil }
      return edit
    }
  }

  func callbackEdits(
    _ kind: Event.Kind,
    _ controller: UIViewController,
    cause: Callbacks.Cause
  ) -> [RuntimeDeviation.CallbackEdit] {
    var event = Event(kind, controller.id)
    event.origin = cause.origin
    return callbackEdits(event, controller, transition: cause.transition)
  }

  /// Sends what a change adds to a callback.
  func add(_ extra: RuntimeDeviation.Extra, to event: Event, of controller: UIViewController) {
    let cause = Callbacks.Cause(origin: .forward, isForwarded: true)
    let animated = event.animated ?? false
    switch extra {
    case .layoutPass:
      if let view = controller.viewStorage {
        runtime.commits.layOut(view, of: controller, isForced: false)
      }
    case .isAppearing:
      var event = event
      event.kind = .viewIsAppearing
      controller.run(event) { controller.viewIsAppearing(animated) }
    case .newRootAppears:
      if let root = controller.viewStorage?.currentWindow?.rootController {
        runtime.callbacks.driveWill(root, .appear)
      }
    case .moveOut: controller.sendDidMove(to: nil, cutting: controller.parentController)
    case .queuedDid: runtime.commits.queueWindowDid(of: controller, .appear)
    case .forwardsToEarly:
      for child in controller.shownChildren {
        if event.kind == .viewDidAppear {
          runtime.callbacks.driveDid(child, .appear, cause: cause)
        } else if child.appearance.state == .appeared {
          runtime.callbacks.driveWill(child, .appear, animated: animated, cause: cause)
        }
      }
    case .forwardsToUnbegun:
      for child in controller.childControllers where child.appearance.state == .disappeared {
        runtime.callbacks.sendDid(child, .appear, cause: cause)
      }
    case .forwardsByItself:
      for child in controller.automaticallyShownChildren {
        runtime.callbacks.forward(
          event.kind,
          to: child,
          of: controller,
          animated: animated,
          cause: cause
        )
      }
    }
  }

  /// What a container forwards a callback to.
  func deviatingChildren(of container: UIViewController) -> [UIViewController] {
    let shown = container.shownChildren
    for case .forwarding(container.containerKind, let edit) in rules {
      switch edit {
      case .toFirst: return Array(shown.prefix(1))
      case .toFormerOfNew where shown.contains { $0.appearance.driveNumber > 0 }: return shown
      case .toFormer, .toFormerOfNew:
        let former = container.childControllers.first { child in
          !shown.holds(child) && child.appearance.driveNumber > 0
        }
        return former.map { [$0] } ?? shown
      }
    }
    return shown
  }

  /// The move flags that a controller reads.
  func deviatingFlags(_ flags: MoveFlags, of controller: UIViewController) -> MoveFlags {
    var flags = flags
    let subject = Subject(
      event: Event(.marker),
      controller: controller,
      container: controller.parentController,
      transition: runtime.transitions.last { $0.isOpen && $0.isRoot(controller) }
    )
    for case .flags(let changed, let conditions, let edit) in rules
    where hold(conditions, of: subject) {
      if edit == .set { flags.formUnion(changed) } else { flags.subtract(changed) }
    }
    return flags
  }

  // MARK: Events

  /// Records an event with its changes.
  func recordDeviating(_ event: Event, controller: UIViewController?) {
    var event = event
    let transition = runtime.transitions.last { transition in
      transition.isOpen
        && (transition.id == event.transition
          || transition.owner.transitionOwnerController?.id == event.controller)
    }
    let subject = Subject(
      event: event,
      controller: controller,
      container: controller?.parentController,
      transition: transition
    )
    var copies = 1
    var followers: [Event] = []
    for case .event(event.kind, let conditions, let edit) in rules
    where hold(conditions, of: subject) {
      switch edit {
      case .drop: copies = 0
      case .repeated: copies = 2
      case .flipsAnimated: event.animated?.toggle()
      case .flipsFlag: event.flag?.toggle()
      case .followed(let kind, let flag):
        var follower = follower(kind, of: event, transition)
        follower.flag = flag
        followers.append(follower)
      case .namesLeaving: event.other = transition?.from.first?.id ?? event.other
      case .movesToNewest:
        guard let newest = runtime.transitions.last else { continue }
        var moved = runtime.phases.marker(event.kind, newest)
        moved.flag = event.flag
        event = moved
      case .windowsLeaveScreen:
        for window in runtime.windows { runtime.windowRoots.leaveScreen(window) }
      case .rootsAppearAgain:
        for root in runtime.windows.compactMap(\.rootController) {
          runtime.callbacks.driveWill(root, .appear)
        }
      case .hiddenViewsUnload:
        for hidden in runtime.allControllers where !hidden.isOnScreenNow {
          hidden.viewStorage = nil
        }
      case .appears:
        guard let controller, controller.appearance.state == .disappeared else { continue }
        runtime.callbacks.driveWill(controller, .appear)
      }
    }
    for _ in 0..<copies { runtime.recorder.record(event) }
    for follower in followers { runtime.recorder.record(follower) }
  }

  private func follower(_ kind: Event.Kind, of event: Event, _ transition: Transition?) -> Event {
    let other = event.other ?? event.to ?? transition?.from.first?.id
    var follower = Event(kind, event.controller, animated: true, other: other)
    follower.animated = event.animated ?? transition?.isAnimated
    follower.transition = event.transition
    return follower
  }

  // MARK: Conditions

  private func hold(
    _ conditions: [RuntimeDeviation.Condition],
    of subject: RuntimeDeviation.Subject
  ) -> Bool {
    conditions.allSatisfy { holds($0, of: subject) }
  }

  private func holds(
    _ condition: RuntimeDeviation.Condition,
    of subject: RuntimeDeviation.Subject
  ) -> Bool {
    let controller = subject.controller
    let container = subject.container
    let transition = subject.transition
    return switch condition {
    case .origin(let origin): subject.event.origin == origin
    case .inTransition(let kinds): transition.map { kinds.contains($0.kind) } ?? false
    case .outsideTransitions: transition == nil
    case .cancelled: transition?.isCancelled ?? false
    case .arrives: transition?.to.holds(controller) ?? false
    case .leaves: transition?.from.holds(controller) ?? false
    case .isContainer(let kind): controller?.containerKind == kind
    case .childOf(let kinds): container.map { kinds.contains($0.containerKind) } ?? false
    case .hasNoParent: controller?.parentController == nil
    case .parentIs(let state): container?.appearance.state == state
    case .isIn(let state): controller?.appearance.state == state
    case .returns: (controller?.appearance.driveNumber ?? 0) > 2
    case .parentReturns: (container?.appearance.driveNumber ?? 0) > 2
    case .containerHasBeenDriven: (container?.appearance.driveNumber ?? 0) > 0
    case .replacingRoot: runtime.isSwappingRoot
    case .notReplacingRoot: !runtime.isSwappingRoot
    case .reversed: controller.map(hasReversed) ?? false
    case .entersParent: subject.event.other != nil
    case .leavesParent: subject.event.other == nil
    case .flag(let value): subject.event.flag == value
    case .ofRegistration: subject.event.text != nil
    case .askedWhile(let states): transition?.request.map { states.contains($0.state) } ?? false
    case .askedDuring(let kinds): kinds.holdsAny(transition?.request?.during)
    case .askedBeside(let kinds): kinds.holdsAny(transition?.request?.beside)
    case .askedInside(let kinds):
      transition?.request?.callback.map { kinds.contains($0) } ?? false
    case .startsAtLeast(let count):
      (transition?.owner.transitionOwnerController).map { owner in
        runtime.startCounts[Int(owner.id.index), default: 0] >= count
      } ?? false
    }
  }

  /// What was under way when a transition of an owner is asked for; only deviations need it.
  func request(of owner: any TransitionOwner) -> Transition.Request? {
    guard runtime.deviation != nil, let controller = owner.transitionOwnerController else {
      return nil
    }
    let open = runtime.transitions.filter(\.isOpen)
    return Transition.Request(
      state: controller.appearance.state,
      during: open.filter { $0.owner === owner }.map(\.kind),
      beside: open.filter { $0.owner !== owner }.map(\.kind),
      callback: runtime.underWay.frames.last?.kind
    )
  }

  /// Whether the latest two callbacks of the controller's appearance are will callbacks.
  private func hasReversed(_ controller: UIViewController) -> Bool {
    let latest = runtime.recorder.events.reversed().lazy.filter { event in
      event.controller == controller.id && event.kind.isAppearance
        && (event.frame == .enter || event.frame == .whole) && event.kind != .viewIsAppearing
    }.prefix(2)
    return latest.count == 2
      && latest.allSatisfy { $0.kind == .viewWillAppear || $0.kind == .viewWillDisappear }
  }
}

extension [TransitionKind] {
  /// Whether one of the kinds is among some others.
  fileprivate func holdsAny(_ others: [TransitionKind]?) -> Bool {
    others?.contains(where: contains) ?? false
  }
}
