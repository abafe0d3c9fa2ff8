// The commit of the implicit transaction at the end of a turn (spec 0.6).

internal import VCLifecycle

/// The commit of the implicit transaction at the end of a turn.
@MainActor
struct Commits {
  let runtime: Runtime

  /// Ends the turn: commits until nothing is owed.
  func commit() {
    guard !runtime.turn.isCommitting else { return }
    runtime.turn.isCommitting = true
    defer { runtime.turn.isCommitting = false }
    let postponed = runtime.turn.postponedLayout
    runtime.turn.postponedLayout = []
    for view in postponed { view.markDirty() }
    var passes = 0
    repeat {
      commitOnce()
      passes += 1
    } while runtime.owesCommit && passes < runtime.limits.commitsPerTurnMax
    runtime.turn.number += 1
  }

  private func commitOnce() {
    layoutWindows()
    while !runtime.turn.endingWithLayout.isEmpty {  // NAV-7: start, commit and end in one
      runtime.phases.commitTransitions()
      runtime.phases.end(runtime.turn.endingWithLayout.removeFirst())
      layoutWindows()
    }
    runtime.phases.commitTransitions()
    layoutWindows()  // what is added alongside appears in the same transaction (APPEAR-2)
    runtime.recorder.transaction += 1
    runAfterCommit()
  }

  private func layoutWindows() {
    var passes = 0
    while let window = runtime.dirtyWindow {
      if runtime.turn.owesConstraints {
        runtime.turn.owesConstraints = false
        updateConstraints(in: window)
      }
      layoutTree(window)
      passes += 1
      if passes >= runtime.limits.commitsPerTurnMax {
        for window in runtime.windows { window.postponeLayout() }
      }
    }
    assert(!leavesViewsDirty, "a commit cannot reach a view that needs layout")
  }

  private var leavesViewsDirty: Bool {
    runtime.windows.contains { !$0.isHidden && $0.hasDirtyDescendant }
  }

  /// The constraint pass: one of its own before the first layout, children before parents
  /// (LAYOUT-12).
  private func updateConstraints(in view: UIView) {
    for child in view.children where child.isSubtreeDirty && child.parentView === view {
      updateConstraints(in: child)
    }
    guard let controller = view.owner, controller.needsConstraintsUpdate,
      !controller.layoutBudget.isHeld
    else { return }
    controller.needsConstraintsUpdate = false
    controller.updateTraitsIfNeeded()
    controller.execute(Event(.updateViewConstraints, controller.id)) {
      controller.updateViewConstraints()
    }
  }

  /// Queues the did callback that belongs to the will which has just been sent.
  func queueWindowDid(of controller: UIViewController, _ direction: Direction) {
    let drive = controller.appearance.driveNumber
    runtime.turn.afterCommit.append(.windowDid(controller, direction, drive: drive))
  }

  /// Whether the did of an insertion into a container that had appeared is still to come.
  func isAwaitedByWindow(_ child: UIViewController) -> Bool {
    guard !child.wasOrphanWhenDriven else { return false }
    return runtime.turn.afterCommit.contains {
      guard case .windowDid(let controller, .appear, let drive) = $0 else { return false }
      return controller === child && drive == child.appearance.driveNumber
    }
  }

  /// Whether the commit will send the did of a removal.
  func isEndedByCommit(_ controller: UIViewController) -> Bool {
    runtime.turn.afterCommit.contains {
      guard case .windowDid(let leaving, .disappear, let drive) = $0 else { return false }
      return leaving === controller && drive == controller.appearance.driveNumber
    }
  }

  /// Runs what was queued for after the commit; what it queues in turn waits for the next one.
  private func runAfterCommit() {
    guard !runtime.turn.afterCommit.isEmpty else { return }
    let work = runtime.turn.afterCommit
    runtime.turn.afterCommit = []
    for item in work {
      switch item {
      case .windowDid(let controller, let direction, let drive):
        assert(drive <= controller.appearance.driveNumber, "a did waits for a will never sent")
        // A parent or transition that has driven it since sends the did callback.
        guard controller.appearance.driveNumber == drive else { continue }
        runtime.callbacks.driveDid(controller, direction)
      case .start(let transition):
        runtime.phases.start(transition)
      case .call(let body):
        body()
      }
    }
  }

  // MARK: Layout

  /// Lays out a view and what is in it, from the top down.
  func layoutTree(_ view: UIView) {
    guard view.isSubtreeDirty else { return }
    view.isSubtreeDirty = false
    view.noteChangedConstraints()
    if let controller = view.owner {
      layout(view, of: controller, isForced: false)
      // What is laid out later has a place all the same before what is in it is laid out.
      if view.needsLayoutFlag, controller.layoutBudget.isHeld { view.placeOwedSubviews() }
    } else if view.needsLayoutFlag {
      view.layOutSelf()
    }
    // What a layout callback takes out or puts in moves the others on: they are not passed over.
    let children = view.children
    for place in children.indices
    where children[place].isSubtreeDirty && children[place].parentView === view {
      layoutTree(children[place])
    }
  }

  /// Sends viewIsAppearing to what lies below a view, the lowest first (V-IA-ORDER).
  private func sendOwedBelow(_ view: UIView) {
    for child in view.children where child.isSubtreeDirty {
      sendOwedBelow(child)
      guard let controller = child.owner else { continue }
      controller.updateTraitsIfNeeded()
      sendOwedIsAppearing(controller)
    }
  }

  private func layout(_ view: UIView, of controller: UIViewController, isForced: Bool) {
    guard view.currentWindow != nil, !view.isInLayout else { return }
    controller.updateTraitsIfNeeded()
    controller.viewIsLaidOut()  // NAV-6: deferred starts
    if runtime.turn.owesConstraints { updateConstraints(in: view) }
    if runtime.profile.isAppearingOrder == .childFirst { sendOwedBelow(view) }
    sendOwedIsAppearing(controller)
    if awaitsItsWill(controller) { return }
    var passes = 0
    while view.needsLayoutFlag, !runtime.turn.postponedLayout.contains(where: { $0 === view }),
      controller.layoutBudget.takePass()
    {
      layOut(view, of: controller, isForced: isForced)
      passes += 1
      // A view that asks for layout in its own pass again and again is work for the next turn.
      if passes >= runtime.limits.layoutPassesPerTurnMax {
        return runtime.turn.postponedLayout.append(view)
      }
      if controller.layoutBudget.demandsMore { view.needsLayoutFlag = true }
    }
    if view.needsLayoutFlag, !controller.layoutBudget.isHeld { view.markDirty() }
  }

  /// A child put under a parent that is leaving: no layout before its first will (LAYOUT-3).
  private func awaitsItsWill(_ controller: UIViewController) -> Bool {
    guard controller.appearance.state == .disappeared, let parent = controller.parentController
    else { return false }
    if parent.containerKind == .manual, parent.appearance.state != .disappeared {
      return awaitsItsWill(parent)
    }
    return !parent.isShowing
  }

  private func sendOwedIsAppearing(_ controller: UIViewController) {
    guard controller.appearance.owesIsAppearing, controller.viewStorage?.currentWindow != nil,
      !hasMissedIsAppearing(controller)
    else { return }
    var involved: Transition?
    for transition in runtime.transitions where transition.involves(controller) {
      involved = transition
    }
    runtime.callbacks.sendIsAppearing(
      controller,
      cause: Callbacks.Cause(origin: .uikit, transition: involved)
    )
  }

  /// Whether a controller has left the window before its layout, and is to disappear as a cancelled
  /// transition ends: the transaction of its viewWillAppear is over (APPEAR-2).
  private func hasMissedIsAppearing(_ controller: UIViewController) -> Bool {
    guard controller.appearance.willTransaction != runtime.recorder.transaction else {
      return false
    }
    for transition in runtime.transitions where transition.isCancelled && transition.isOpen {
      if transition.to.contains(where: { $0.isAncestor(of: controller) }) { return true }
    }
    return false
  }

  /// One layout pass of a controller's view (LAYOUT-1).
  func layOut(_ view: UIView, of controller: UIViewController, isForced: Bool) {
    var event = Event(.viewWillLayoutSubviews, controller.id)
    event.isForced = isForced
    view.isInLayout = true
    defer { view.isInLayout = false }
    view.noteTraits()
    view.noteMargins()  // LAYOUT-13
    view.noteSafeArea()
    controller.execute(event) { controller.viewWillLayoutSubviews() }
    view.layOutSelf()
    // What the view asks for in its own layout is another pass: this one has placed its subviews.
    let asksAgain = view.needsLayoutFlag
    view.needsLayoutFlag = false
    event.kind = .viewDidLayoutSubviews
    controller.execute(event) { controller.viewDidLayoutSubviews() }
    if asksAgain { view.needsLayoutFlag = true }
  }

  /// Layout that the app asks for at once (`layoutIfNeeded`).
  ///
  /// A view whose pass is under way takes no other one inside it, and still owes what it owes.
  func forceLayout(_ view: UIView) {
    view.noteChangedConstraints()
    if view.needsLayoutFlag, !view.isInLayout {
      if let controller = view.owner {
        layOut(view, of: controller, isForced: true)
      } else {
        view.layOutSelf()
      }
    }
    for child in view.children where child.parentView === view { forceLayout(child) }
  }
}

extension Runtime {
  /// Whether a commit would do anything.
  var owesCommit: Bool {
    if !turn.afterCommit.isEmpty || !turn.endingWithLayout.isEmpty { return true }
    if dirtyWindow != nil { return true }
    if !turn.postponedLayout.isEmpty, !turn.isCommitting { return true }
    for place in transitions.indices {
      // One that was released in the turn of its start needs a commit to end after (APPEAR-3).
      if transitions[place].phase == .started { return true }
      if transitions[place].phase == .released,
        transitions[place].startTransaction >= recorder.transaction
      {
        return true
      }
    }
    return false
  }

  /// The first window that must be laid out: a hidden one still is while a controller appears in
  /// it, or is presented in it, if hiding sends nothing (WIN-9, APPEAR-2).
  fileprivate var dirtyWindow: UIWindow? {
    for place in windows.indices where windows[place].isSubtreeDirty {
      let window = windows[place]
      if !window.isHidden || window.rootController?.isAnyAppearing ?? false { return window }
      for presentation in presentations.all
      where presentation.window === window && presentation.presented.isAnyAppearing {
        return window
      }
    }
    return nil
  }
}

extension UIViewController {
  /// Whether the controller, or one that it contains, is appearing.
  fileprivate var isAnyAppearing: Bool {
    if appearance.state == .appearing { return true }
    for child in childControllers where child.isAnyAppearing { return true }
    return false
  }
}
