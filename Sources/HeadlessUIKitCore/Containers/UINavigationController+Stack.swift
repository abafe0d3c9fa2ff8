// Changing the stack: what happens in the call itself (NAV-6, NAV-8…NAV-15).

internal import VCLifecycle

extension UINavigationController {
  /// Whether stack changes are transitions: the view is in a window (NAV-15), or on its way there
  /// with a top that is appearing (STATE-2), or stays as it is while a split collapses (SPLIT-5).
  var isOnScreen: Bool {
    guard appearance.state != .disappeared else { return false }
    return viewStorage?.currentWindow != nil
      || appearance.state == .appearing && shownTop?.isShowing == true
  }

  /// Whether willMove(toParent:) of a pushed controller waits for the start (MOVE-1).
  var movesAtStart: Bool { runtime.profile.navWillMoveTime != .inCall }

  /// Whether it is sent in the call itself.
  var movesInCall: Bool { !movesAtStart || !queuesChanges }

  /// Whether a change now goes into the queue: off screen it waits only for a transition that has
  /// not ended there, so that changes keep their order.
  private var queuesChanges: Bool { isOnScreen || startedTransition != nil }

  /// What `viewControllers` reads (NAV-9, NAV-17).
  var visibleStack: [UIViewController] {
    guard runtime.profile.os.major <= 17,
      let pending = requested.first(where: { $0.kind == .popTo || $0.kind == .setViewControllers }),
      change(of: pending).oldDepth >= 3,
      let top = pending.from.first, let target = pending.to.first
    else { return stack }
    return [top, target]
  }

  // MARK: Pop

  /// Pops down to the index and returns what leaves, bottom to top.
  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard index >= 0, index < stack.count - 1, admitsChange() else { return [] }
    let leaving = Array(stack[(index + 1)...])
    let old = stack.last
    stack.removeSubrange((index + 1)...)
    let change = StackChange(oldDepth: index + 1 + leaving.count, added: [], removed: leaving)
    let isFirst = openTransition == nil
    let kind = leaving.count > 1 ? TransitionKind.popTo : .pop
    enqueue(kind, from: old, to: stack.last, change: change, animated: animated)
    if isFirst { announceRemoval(of: change) }
    proceed(with: change, animated: animated)
    return leaving
  }

  /// willMove(nil) for what leaves, once; the middle ones by variant (NAV-8).
  ///
  /// It comes in the call, or at the start where the operation has to wait for another.
  func announceRemoval(of change: StackChange) {
    guard !change.isAnnounced else { return }
    change.isAnnounced = true
    // A controller that left another way meanwhile has received it already.
    for controller in change.removed.reversed() where controller.parentController === self {
      let isTop = controller === change.removed.last
      if isTop && change.isTopSilent || isAnnouncedBySwipe(controller, change) { continue }
      if awaitingWillMove.holds(controller) { continue }  // it has not begun to come
      if isTop || runtime.profile.navMiddleMove == .both { controller.sendWillMove(to: nil) }
    }
  }

  /// Whether a cancelled swipe has announced that a controller leaves and has not ended; it leaves
  /// the controller to this change (MOVE-4).
  private func isAnnouncedBySwipe(_ controller: UIViewController, _ change: StackChange) -> Bool {
    guard let swipe = startedTransition, swipe.isCancelled else { return false }
    let announced = self.change(of: swipe)
    guard announced !== change, announced.removed.holds(controller) else { return false }
    announced.keep(controller)
    return runtime.profile.moveCancel != .none
  }

  /// willMove(to:) for what was put on the stack, unless a callback has taken it off again.
  func sendAwaitedWillMove(to controller: UIViewController) {
    guard awaitingWillMove.holds(controller) else { return }
    awaitingWillMove.removeObject(controller)
    controller.sendWillMove(to: self)
  }

  // MARK: The whole stack

  /// Sets the stack; an urgent change to an empty one waits for nothing.
  func replaceStack(with controllers: [UIViewController], animated: Bool, isUrgent: Bool = false) {
    for controller in controllers { claim(controller) }
    guard admitsChange() else { return }
    if controllers.isEmpty, !isUrgent, emptiesLater() { return }
    leavingLater = []
    let oldStack = stack
    let (added, coming) = arrivals(in: controllers, insteadOf: oldStack)
    let removed = oldStack.without(controllers)
    stack = controllers
    let change = StackChange(oldDepth: oldStack.count, added: added, removed: removed)
    change.isTopSilent =
      runtime.profile.setViewControllersMove == .notSent && removed.last === oldStack.last
    change.isPop = oldStack.holds(controllers.last)
    childControllers.reserveCapacity(childControllers.count + coming.count)
    for controller in coming { relink(controller) }
    awaitingWillMove = awaitingWillMove.isEmpty ? coming : awaitingWillMove + coming
    let (isFirst, movesInCall) = (openTransition == nil, movesInCall)
    let changesTop =
      oldStack.last !== controllers.last || mayTurnBack || controllers.last.map(isLeaving) == true
    if changesTop {
      let (old, new) = (oldStack.last, controllers.last)
      enqueue(.setViewControllers, from: old, to: new, change: change, animated: animated)
    }
    if isFirst { announceRemoval(of: change) }
    for controller in coming where movesInCall || controller !== controllers.last {
      sendAwaitedWillMove(to: controller)
    }
    awaitingWillMove = awaitingWillMove.without(coming)
    if changesTop {
      proceed(with: change, animated: animated)
    } else if openTransition == nil {  // NAV-10
      change.finish(in: self)
    } else {
      deferredMoves.append(change)
    }
  }

  /// What a new stack adds, and what of that is not on its way out: that comes in the call.
  private func arrivals(
    in controllers: [UIViewController],
    insteadOf oldStack: [UIViewController]
  ) -> (added: [UIViewController], coming: [UIViewController]) {
    var (added, coming): ([UIViewController], [UIViewController]) = ([], [])
    var isAnyHere = false
    for controller in controllers where controller.parentController === self { isAnyHere = true }
    guard isAnyHere else {
      coming = controllers.without(oldStack)
      return (coming, coming)
    }
    for controller in controllers {
      let isLeaving = isLeaving(controller)
      if isLeaving || !oldStack.holds(controller) { added.append(controller) }
      if !isLeaving, !oldStack.holds(controller) { coming.append(controller) }
    }
    return (added, coming)
  }

  /// Whether a change that has not ended removes a controller: set or pushed again, it moves in
  /// when its removal has ended (CHILD-2).
  func isLeaving(_ controller: UIViewController) -> Bool {
    guard controller.parentController === self else { return false }
    // What a later change has put back is on its way in already.
    let last = unfinishedChanges.last { ($0.removed + $0.added).holds(controller) }
    return last?.removed.holds(controller) == true
  }

  /// Moves a controller in again whose removal has ended.
  func admitAgain(_ controller: UIViewController) {
    link(controller)
    let isAnnouncedAtStart =
      movesAtStart && requested.contains { isPush($0) && $0.to.first === controller }
    if !isAnnouncedAtStart { controller.sendWillMove(to: self) }
  }

  /// What was asked for and has not ended.
  var unfinishedChanges: [StackChange] {
    let started = runtime.transitions.filter { $0.owner === self && $0.isOpen }
    return (started + requested).map { change(of: $0) } + deferredMoves
  }

  /// Whether the transition under way may still be cancelled: only then is it known whether the top
  /// changes, and the new stack waits for that (NAV-12).
  private var mayTurnBack: Bool {
    guard runtime.profile.navNested == .queue, let open = openTransition else { return false }
    return open.isInteractive || open.isCancelled || open.animator != nil
  }

  // MARK: Requesting

  /// Whether a second operation is let in while another is under way (NAV-12).
  func admitsChange() -> Bool {
    endUnseen()
    guard let open = openTransition else { return true }
    switch runtime.profile.navNested {
    case .queue, .nested: return true
    case .drop: return false
    case .finishFirst:
      finishNow(open)
      return true
    }
  }

  /// The transition of this container that is under way or waiting.
  var openTransition: Transition? {
    startedTransition ?? requested.last
  }

  /// The transition of this container that is under way.
  var startedTransition: Transition? {
    runtime.phases.lastOpenTransition(of: self)
  }

  /// Ends a transition that still runs off screen, and what waits there, since the stack changes at
  /// once now (NAV-15).
  private func endUnseen() {
    guard changesUnseen else { return }
    if let started = startedTransition, started.phase == .committed || started.phase == .released,
      started.animator == nil, !started.isInteractive
    {
      runtime.phases.end(started)
    }
    // A callback of that end may have brought the stack back: what waits starts there then.
    if changesUnseen, startedTransition == nil { dropRequested() }
  }

  /// Whether the stack changes at once, as it is not on screen and is not coming.
  private var changesUnseen: Bool { !isOnScreen && appearance.state != .appearing }

  /// Ends what is under way; what has not been laid out yet cannot end, and the second waits.
  private func finishNow(_ open: Transition) {
    guard open.phase == .committed || open.phase == .released, !open.isSending else { return }
    if open.isInteractive { runtime.phases.release(open, cancelled: false) }
    runtime.phases.layOutBeforeEnd(of: open)
    runtime.phases.end(open)
  }

  /// Takes a change into the queue, if it is to be a transition: what a move callback of the call
  /// itself asks for comes after it (NAV-12).
  func enqueue(
    _ kind: TransitionKind,
    from old: UIViewController?,
    to new: UIViewController?,
    change: StackChange,
    animated: Bool
  ) {
    guard queuesChanges, let old, let new else {
      if appearance.state == .disappeared { showTop() }
      return
    }
    let transition = Transition(
      kind: kind,
      owner: self,
      from: [old],
      to: [new],
      isAnimated: animated,
      order: order(of: kind, animated: animated)
    )
    transition.payload = change
    runtime.phases.mark(.transitionRequest, transition)
    requested.append(transition)
    if animated { runtime.animations.layerTransactions.last?.transitions.append(transition) }
    change.isQueued = true
  }

  /// Goes on with a change whose move callbacks were sent: now, or in the next layout pass.
  func proceed(with change: StackChange, animated: Bool) {
    guard change.isQueued else { return settleOffWindow(change, animated: animated) }
    viewStorage?.markDirty()
    if runtime.profile.navStart == .sync { startRequested() }
  }

  func order(of kind: TransitionKind, animated: Bool) -> TransitionOrder {
    .navigation(runtime.profile, completesCoordinatorFirst: kind == .push && animated)
  }

  /// Changes the stack off screen: only move callbacks are sent (NAV-15).
  private func settleOffWindow(_ change: StackChange, animated: Bool) {
    if stack.isEmpty { dropRequested() }  // nothing is left that could come
    change.finish(in: self)
    showTop()
    guard runtime.profile.navOffWindow == .delegate, let top = stack.last else { return }
    sendWillShow(top, animated: animated)
    sendDidShow(top, animated: animated)
  }

  /// A new top of a stack that is on its way in, as the first one of an empty stack: it appears
  /// with the stack (NAV-16).
  private func joinAppearance(_ new: UIViewController) {
    let isAnimated = appearance.isAnimated
    let cause = Callbacks.Cause(origin: .forward)
    runtime.callbacks.forward(
      .viewWillAppear,
      to: new,
      of: self,
      animated: isAnimated,
      cause: cause
    )
    // Its own `wa` may have taken it off, or sent the stack away.
    guard stack.last === new else {
      if new.isShowing { runtime.phases.makeDisappear(new) }
      return
    }
    guard appearance.state == .appearing else { return }
    guard owedDidShow != nil else { return showFirst(animated: isAnimated) }
    // It takes the place of what a transition has brought and announced (DELEG-1, DELEG-2).
    owedDidShow = (new, isAnimated)
    sendWillShow(new, animated: isAnimated)
  }

  /// Makes the top of the stack what is shown, without a transition.
  ///
  /// What a callback of that puts on the stack comes after it.
  func showTop() {
    guard !isShowingTop else { return }
    isShowingTop = true
    defer { isShowingTop = false }
    while shownTop !== stack.last { exchangeTop() }
  }

  private func exchangeTop() {
    let old = shownTop
    shownTop = stack.last
    if let old {
      runtime.recordStructure(.shownChanged, old, other: self, flag: false)
      // What came while it was leaving another parent ends that on its own (CHILD-38).
      let isLeaving = old.appearance.state == .disappearing || old.isCoverLeaving
      if isLeaving, !runtime.commits.isEndedByCommit(old) { endDisappearance(of: old) }
      if isShowing, old.isShowing {
        runtime.phases.makeDisappear(old)
      }
      switch old.appearance.state {
      case .disappeared, .disappearing: old.viewStorage?.detach()
      case .appearing, .appeared: break
      }
    }
    if let shownTop { runtime.recordStructure(.shownChanged, shownTop, other: self, flag: true) }
    if let shownTop, shownTop.appearance.state == .disappeared {
      if appearance.state == .appeared {
        if viewStorage?.currentWindow != nil {
          showFirstOnScreen(shownTop)
        } else {
          runtime.phases.makeAppearEarly(shownTop) { stack.last === shownTop }
        }
      }
      if appearance.state == .appearing { joinAppearance(shownTop) }
    }
    attachShownTop()
  }

  /// The first controller of an empty stack that is on screen comes as a child does whose view is
  /// added (CHILD-4), and is announced (DELEG-1, DELEG-2).
  private func showFirstOnScreen(_ new: UIViewController) {
    runtime.callbacks.driveWill(new, .appear)
    // Its own `wa` may have taken it off.
    guard stack.last === new else { return runtime.phases.makeDisappear(new) }
    attachShownTop()
    hasSentFirstWillShow = true
    firstAnnounced = new.id
    isShowingFirst = true
    sendWillShow(new, animated: false)
    runtime.commits.queueWindowDid(of: new, .appear)
    runtime.turn.afterCommit.append(
      .call { [self] in
        isShowingFirst = false
        hasSentFirstDidShow = true
        if shownTop === new, new.appearance.state == .appeared { sendDidShow(new, animated: false) }
        emptyAsAsked()
      }
    )
  }

  /// The stack changed while what it showed was leaving: nothing else ends that.
  private func endDisappearance(of old: UIViewController) {
    let cause = Callbacks.Cause(origin: .forward)
    if appearance.state == .disappeared {
      // in the stack's own did (CHILD-17)
      runtime.callbacks.driveDid(old, .disappear, cause: cause)
    } else {
      runtime.windowMoves.endDisappearance(of: old, cause: cause)
    }
  }

  /// Puts the view of what is shown in place, if both are loaded and it is not there.
  func attachShownTop() {
    guard let viewStorage, let top = shownTop?.viewStorage, top.parentView == nil else { return }
    viewStorage.fillAndAttach(top)
  }
}

/// What a stack operation adds and removes; the moves that it still owes.
@MainActor
final class StackChange {
  let oldDepth: Int
  @exclusivity(unchecked) private(set) var added: [UIViewController]
  @exclusivity(unchecked) private(set) var removed: [UIViewController]
  @exclusivity(unchecked) var isPop = false
  /// Whether the leaving controllers have received willMove(toParent: nil).
  @exclusivity(unchecked) var isAnnounced = false
  /// Whether the old top leaves without a move callback (V-SETVCS-MOVE=notSent).
  @exclusivity(unchecked) var isTopSilent = false
  /// Whether it is or was a transition in the queue.
  @exclusivity(unchecked) var isQueued = false
  /// Whether the delegate receives no call for it.
  @exclusivity(unchecked) var isSilent = false

  init(oldDepth: Int, added: [UIViewController], removed: [UIViewController]) {
    assert(removed.count <= oldDepth, "more controllers leave a stack than were on it")
    self.oldDepth = oldDepth
    self.added = added
    self.removed = removed
  }

  /// Removes another controller as well: a cancelled pop has left it to this change.
  func remove(_ controller: UIViewController) {
    if !removed.holds(controller) { removed.append(controller) }
  }

  /// No longer adds a controller: the change that was to remove it is cancelled.
  func leaveInPlace(_ controller: UIViewController) { added.removeObject(controller) }

  /// No longer removes a controller: a later change does.
  func keep(_ controller: UIViewController) { removed.removeObject(controller) }

  /// Sends every move at once, for a change without appearance callbacks.
  func finish(in container: UINavigationController) {
    container.announceRemoval(of: self)
    settle(in: container)
  }

  /// Ends every move: what was added has moved in, what was removed has moved out.
  func settle(in container: UINavigationController) {
    for controller in removed.reversed() { settleRemoval(of: controller, in: container) }
    for controller in added { settleAddition(of: controller, in: container) }
  }

  /// Ends the move of what was removed from below the old top.
  func settleMiddle(in container: UINavigationController, below top: UIViewController?) {
    // A push removes nothing, and most pops the top alone.
    guard removed.count > (removed.last === top ? 1 : 0) else { return }
    for controller in removed.reversed() where controller !== top {
      settleRemoval(of: controller, in: container)
    }
    removed.removeAll { $0 !== top }
  }

  func settleAddition(of controller: UIViewController, in container: UINavigationController) {
    guard controller.parentController === container else { return }  // taken out meanwhile
    controller.moveFlags.remove(.movingToParent)
    controller.sendDidMove(to: container)
  }

  func settleRemoval(of controller: UIViewController, in container: UINavigationController) {
    guard controller.parentController === container else { return }
    if controller.appearance.state == .disappeared { controller.viewStorage?.detach() }
    let isMiddle = removed.count > 1 && controller !== removed.last
    let isUnannounced = container.awaitingWillMove.holds(controller)
    if isUnannounced { container.awaitingWillMove.removeObject(controller) }
    let isSilent =
      isUnannounced
      || (isMiddle ? container.runtime.profile.navMiddleMove == .none : isTopSilent)
    if isSilent {
      container.unlink(controller)
      controller.moveFlags.remove(.movingFromParent)
    } else {
      container.finishRemoval(of: controller)
    }
    // Its own didMove may have pushed it already.
    if container.stack.holds(controller), controller.parentController !== container {
      container.admitAgain(controller)
    }
  }
}
