// How callbacks are sent: recorded, dispatched to the override, and forwarded to what is shown.

internal import VCLifecycle

/// Sends callbacks: records them, calls the override, and forwards to what is shown.
@MainActor
struct Callbacks {
  let runtime: Runtime

  /// What causes a callback.
  struct Cause {
    var origin: Event.Origin
    var transition: Transition?
    var isCompensating = false
    /// Whether a container forwards it to a child that it shows.
    var isForwarded = false

    static let uikit = Cause(origin: .uikit)
    static let begin = Cause(origin: .begin)
    static let end = Cause(origin: .end)

    /// The same cause, one level further down the tree.
    var forwarded: Cause {
      Cause(
        origin: origin == .uikit ? .forward : origin,
        transition: transition,
        isCompensating: isCompensating,
        isForwarded: true
      )
    }
  }

  // MARK: Sending

  func sendWill(
    _ controller: UIViewController,
    _ direction: Direction,
    animated: Bool,
    cause: Cause
  ) {
    var animated = animated
    if runtime.deviation != nil {
      let edits = runtime.deviator.callbackEdits(direction.will, controller, cause: cause)
      if edits.contains(.drop) { return }
      if edits.contains(.flipsAnimated) { animated.toggle() }
    }
    controller.appearanceWillBegin()
    runtime.phases.turnBackBeforeMoving(controller)
    let isBegun = cause.origin == .begin && !cause.isForwarded
    let loads = isBegun ? runtime.profile.loadOnBegin == .loads : direction == .appear
    if loads { controller.loadViewIfNeeded() }  // STATE-17
    if direction == .appear {
      controller.layoutBudget = .free
      controller.moveFlags.remove([.movingFromParent, .beingDismissed])
    } else {
      controller.moveFlags.remove([.movingToParent, .beingPresented])
    }
    if cause.isCompensating {
      let isReturningToStack = direction == .appear && cause.transition?.kind == .pop
      controller.moveFlags =
        isReturningToStack && runtime.profile.flagCancel == .movingTo ? [.movingToParent] : []
    }
    controller.appearance.sentWill(
      direction,
      animated: animated,
      transaction: runtime.recorder.transaction,
      compensating: cause.isCompensating
    )
    if direction == .appear { prepareIsAppearing(controller, cause: cause) }
    dispatch(direction.will, controller, animated: animated, cause: cause)
    if !runtime.underWay.doubledWills.isEmpty {
      repeatWill(controller, direction, animated: animated, cause: cause)
    }
  }

  /// The detail controller of a compact split receives its will callback twice (QUIRK-12).
  private func repeatWill(
    _ controller: UIViewController,
    _ direction: Direction,
    animated: Bool,
    cause: Cause
  ) {
    guard direction == .appear,
      let index = runtime.underWay.doubledWills.indexOfObject(controller)
    else { return }
    runtime.underWay.doubledWills.remove(at: index)
    dispatch(.viewWillAppear, controller, animated: animated, cause: cause)
  }

  private func prepareIsAppearing(_ controller: UIViewController, cause: Cause) {
    guard runtime.profile.os.major >= 13, !isWaived(controller, cause: cause) else {  // APPEAR-8
      controller.appearance.settleIsAppearing()
      return
    }
    controller.viewStorage?.markDirty()
  }

  /// Whether a variant says that this appearance has no viewIsAppearing.
  private func isWaived(_ controller: UIViewController, cause: Cause) -> Bool {
    // APPEAR-11
    if cause.isCompensating, runtime.profile.isAppearingCancel == .none { return true }
    guard let parent = controller.parent else { return false }
    switch runtime.profile.isAppearingChild {  // APPEAR-9
    case .delivered: return false
    case .missing: return parent.containerKind == .automatic
    case .missingAll: return true
    }
  }

  func sendIsAppearing(_ controller: UIViewController, cause: Cause) {
    guard controller.appearance.owesIsAppearing else { return }
    controller.appearance.settleIsAppearing()
    let animated = controller.appearance.isAnimated
    dispatch(.viewIsAppearing, controller, animated: animated, cause: cause)
  }

  func sendDid(_ controller: UIViewController, _ direction: Direction, cause: Cause) {
    var direction = direction
    if runtime.deviation != nil {
      let edits = runtime.deviator.callbackEdits(direction.did, controller, cause: cause)
      if edits.contains(.drop) { return }
      if edits.contains(.reversed) { direction = direction.reversed }
    }
    if direction == .appear, controller.appearance.owesIsAppearing {
      if controller.viewStorage?.currentWindow != nil { controller.updateTraitsIfNeeded() }
      sendIsAppearing(controller, cause: cause)  // APPEAR-1: always before the did
      guard controller.appearance.state == .appearing else { return }  // sent away in it
    }
    if direction == .appear, controller.traits == nil,
      controller.viewStorage?.currentWindow != nil
    {
      controller.updateTraitsIfNeeded()  // STATEAT-1: current at the did, laid out or not
    }
    var animated = controller.appearance.isAnimated  // STATE-11
    if isPresenterOfOpenTransition(controller, cause: cause) { animated = false }  // QUIRK-4
    var cause = cause
    cause.isCompensating = controller.appearance.isCompensating
    controller.appearance.sentDid(direction)
    if direction == .appear, controller.layoutBudget.isHeld {
      controller.layoutBudget = .free
      controller.viewStorage?.markDirty()
    }
    dispatch(direction.did, controller, animated: animated, cause: cause)
    controller.moveFlags.remove(
      direction == .appear
        ? [.movingToParent, .beingPresented] : [.movingFromParent, .beingDismissed]
    )
    controller.didSettle(direction)
  }

  private func isPresenterOfOpenTransition(_ controller: UIViewController, cause: Cause) -> Bool {
    guard runtime.profile.quirks.contains(.presenterDidFlagFalse), let transition = cause.transition
    else {
      return false
    }
    switch transition.kind {
    case .presentHiding: return transition.from.holds(controller)
    case .dismissHiding: return transition.to.holds(controller)
    default: return false
    }
  }

  // MARK: Dispatch

  /// Sends one appearance callback to one controller, and then to the children that it shows.
  private func dispatch(
    _ kind: Event.Kind,
    _ controller: UIViewController,
    animated: Bool,
    cause: Cause
  ) {
    var animated = animated
    if runtime.deviation != nil, kind != .viewWillAppear, kind != .viewWillDisappear,
      runtime.deviator.callbackEdits(kind, controller, cause: cause).contains(.flipsAnimated)
    {
      animated.toggle()
    }
    if runtime.profile.quirks.contains(.manualContainerAppearsTwice), kind == .viewDidAppear {
      appearUnasked(childrenOf: controller, .viewDidAppear)
    }
    let isWill = kind == .viewWillAppear || kind == .viewWillDisappear
    if isWill { runtime.underWay.sendingWills.append(controller) }
    let isChildFirst =
      // CHILD-17
      runtime.profile.forwardOrder == .childFirst && controller.containerKind == .automatic
    if isChildFirst, kind != .viewIsAppearing {
      forward(kind, from: controller, animated: animated, cause: cause)
    }
    var event = Event(kind, controller.id, animated: animated)
    event.origin = cause.origin
    event.transition = cause.transition?.id
    event.isCompensating = cause.isCompensating
    controller.execute(event, transition: cause.transition) {
      switch kind {
      case .viewWillAppear: controller.viewWillAppear(animated)
      case .viewIsAppearing: controller.viewIsAppearing(animated)
      case .viewDidAppear: controller.viewDidAppear(animated)
      case .viewWillDisappear: controller.viewWillDisappear(animated)
      default: controller.viewDidDisappear(animated)
      }
    }
    if !isChildFirst, kind != .viewIsAppearing, controller.containerKind == .automatic {
      forward(kind, from: controller, animated: animated, cause: cause)
    }
    if let above = controller.presentation?.above {
      takeAlong(above, kind, animated: animated, cause: cause)
    }
    if runtime.profile.quirks.contains(.manualContainerAppearsTwice), kind == .viewWillAppear {
      appearUnasked(childrenOf: controller, .viewWillAppear)
    }
    if isWill { endSendingWill(to: controller) }
  }

  /// UIKit sends callbacks to the children of a manual container that is the root of a window or a
  /// presentation, in addition to those of the container (QUIRK-1).
  private func appearUnasked(childrenOf container: UIViewController, _ kind: Event.Kind) {
    let isRoot = container.isRootOfWindow || container.presentingController != nil
    guard isRoot, container.containerKind == .manual else { return }
    for child in container.automaticallyShownChildren {
      if kind == .viewWillAppear {
        sendWill(child, .appear, animated: false, cause: Cause(origin: .forward))
      } else {
        sendDid(child, .appear, cause: Cause(origin: .forward))
      }
    }
  }
}
