// Running a stack transition: start in the layout pass, end, cancellation (NAV-1…NAV-7, DELEG-1…5).

internal import VCLifecycle

extension UINavigationController: TransitionOwner {
  /// Starts the requested transitions, if the container is on screen and idle.
  func startRequested() {
    guard !requested.isEmpty, !isMovedBySplit else { return }
    guard appearance.state == .appeared else {
      if appearance.state == .disappeared, startedTransition == nil { dropRequested() }
      return  // on its way in: starts when it has appeared
    }
    while let next = requested.first {
      var isNested = false
      for transition in runtime.transitions where transition.keptOwner === self { isNested = true }
      if isNested, runtime.profile.navNested != .nested || !next.isAnimated { return }
      announceRemoval(of: change(of: next))
      // What the callback has asked for comes after it, or it has sent the stack away.
      guard requested.first === next, appearance.state == .appeared else {
        return startRequested()
      }
      requested.removeFirst()
      if passesOver(next) { continue }
      if isNested {
        nest(next)
      } else if let shownTop, !next.from.holds(shownTop) {
        // What was on top when this was asked for is not what is shown now.
        next.leave(from: shownTop)
      }
      if next.from.first === next.to.first {
        change(of: next).finish(in: self)
        next.runWhenOver()
      } else {
        begin(next)
      }
    }
    settleDeferredMoves()
  }

  /// Whether only the last of two unanimated changes in one turn sends callbacks: of this one only
  /// the moves come (V-NAV-TWICE=last).
  private func passesOver(_ transition: Transition) -> Bool {
    guard runtime.profile.navTwice == .last, !transition.isAnimated,
      let next = requested.first, !next.isAnimated
    else { return false }
    if movesAtStart, isPush(transition) { transition.to.first?.sendWillMove(to: self) }
    change(of: transition).finish(in: self)
    transition.runWhenOver()
    return true
  }

  /// What had to wait for the container starts in the next layout pass, or is dropped.
  func startsWhenSettled() {
    guard !requested.isEmpty else { return }
    // One that has appeared outside of a window is laid out by nothing (PAGE-6).
    let isEarly = appearance.state == .appeared && viewStorage?.currentWindow == nil
    if appearance.state != .disappeared, !isEarly {
      viewStorage?.markDirty()
    } else if startedTransition == nil {
      dropRequested()
    }
  }

  /// The container left the screen before its transitions started: moves only (NAV-15).
  func dropRequested() {
    guard !requested.isEmpty else { return }
    let waiting = requested
    requested = []
    for transition in waiting {
      if movesAtStart, isPush(transition) { transition.to.first?.sendWillMove(to: self) }
      change(of: transition).finish(in: self)
      transition.madeCoordinator?.runCompletions()  // COORD-7
      transition.close()
    }
    settleDeferredMoves()
    showTop()
    for transition in waiting { transition.runWhenOver() }
  }

  /// Moves below the top that were asked for while a transition was open.
  private func settleDeferredMoves() {
    guard !deferredMoves.isEmpty, openTransition == nil else { return }
    let moves = deferredMoves
    deferredMoves = []
    for change in moves { change.finish(in: self) }
  }

  /// A transition starts inside another: the one between is skipped (NAV-13, NAV-14).
  private func nest(_ next: Transition) {
    guard let between = next.from.first else { return }
    runtime.record(.logNested, between, other: self)
    runtime.record(.logUnbalanced, between)  // STATE-9 (c)
    let isSilent: Bool
    switch runtime.profile.navSkipped {
    case .none:
      between.appearance.abandonDrive()
      isSilent = true
    case .didOnly: isSilent = true
    case .willOnly: isSilent = false
    case .full:
      runtime.callbacks.driveDid(between, .appear)
      isSilent = false
    }
    guard isSilent else { return }
    next.order.start = [.newWill]
    next.order.finish = [.newDid]
  }

  private func begin(_ transition: Transition) {
    if !isPush(transition) {
      transition.from.first?.moveFlags.insert(.movingFromParent)  // FLAG-2, also for V-LOAD-POS
    }
    if transition.animator == nil, transition.isAnimated { askForAnimator(transition) }
    runtime.phases.start(transition)
    if transition.isAnimated {
      runtime.phases.animate(transition, in: rootView)
    } else {
      runtime.turn.endingWithLayout.append(transition)
    }
  }

  /// What a transition of this stack adds and removes.
  func change(of transition: Transition) -> StackChange {
    guard let change = transition.payload as? StackChange else {
      preconditionFailure("a stack's transition does not know what it changes")
    }
    return change
  }

  private func askForAnimator(_ transition: Transition) {
    guard let delegate, let old = transition.from.first, let new = transition.to.first else {
      return
    }
    let animator = delegate.navigationController(
      self,
      animationControllerFor: isPush(transition) ? .push : .pop,
      from: old,
      to: new
    )
    transition.setAnimator(animator) {
      delegate.navigationController(self, interactionControllerFor: $0)
    }
  }

  func isPush(_ transition: Transition) -> Bool {
    switch transition.kind {
    case .push: true
    case .setViewControllers: !change(of: transition).isPop
    default: false
    }
  }

  // MARK: Phases

  func prepare(_ transition: Transition) {
    guard let new = transition.to.first else { return }
    if movesAtStart, isPush(transition) { new.sendWillMove(to: self) }
    new.loadViewIfNeeded()
    if isPush(transition) {
      new.moveFlags.insert(.movingToParent)
    }
  }

  func didStart(_ transition: Transition) {
    guard let new = transition.to.first, let view = viewStorage else { return }
    let old = shownTop
    shownTop = new
    recordShown([new], insteadOf: old.map { [$0] } ?? [])
    let hasNoWill = isAway && new.appearance.state == .disappeared
    if isAway {
      runtime.phases.leaveWithContainer(transition, isGone: appearance.state == .disappeared)
    }
    if hasNoWill {
      // Removed while the new top was being loaded: the change happens off screen (NAV-15).
      change(of: transition).isSilent = true
    } else {
      // What was shown before the stack was on screen is not announced any more (PAGE-6).
      if appearance.state == .appeared {
        (hasSentFirstWillShow, hasSentFirstDidShow) = (true, true)
      }
      sendWillShow(new, animated: transition.isAnimated)
    }
    if isPush(transition) {
      let isFirstTurn = view.currentWindow?.displayTurn == runtime.turn.number  // LAYOUT-5
      runtime.windowRoots.setLayoutBudget(
        of: new,
        standard: transition.isAnimated || isFirstTurn ? 1 : 0
      )
    } else {
      new.revealAgain()
    }
    guard transition.animator == nil else { return }
    if isPush(transition), transition.isAnimated {  // SHOW-11: off-screen, then on its way in
      view.fill(with: new.rootView)
      new.rootView.frame.origin.x = view.frame.width
      view.attach(new.rootView)
    }
    view.fillAndAttach(new.rootView)
  }

  /// The controllers between are released at the start, unless it may still be cancelled (NAV-8).
  func didCommit(_ transition: Transition) {
    guard transition.animator == nil, !transition.isUserDriven else { return }
    change(of: transition).settleMiddle(in: self, below: transition.from.first)
  }

  /// What leaves is out of the window at its did, what stays or comes is in it (spec 1.14).
  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    guard let view = viewStorage else { return }
    switch direction {
    case .disappear: takeOutView(of: root)
    // It may have been popped off screen meanwhile.
    case .appear where root.parentController === self:
      if root.rootView.parentView == nil { view.attach(root.rootView) }
    case .appear: break
    }
  }

  func didFinish(_ transition: Transition) {
    guard let new = transition.to.first else { return }
    if new.parentController === self, new.rootView.parentView == nil, let view = viewStorage {
      view.attach(new.rootView)
    }
    for root in transition.from where root !== shownTop { takeOutView(of: root) }
    let change = change(of: transition)
    if transition.isUserDriven { removeFromStack(change.removed) }
    change.settle(in: self)
    guard !change.isSilent else { return }
    if isOnItsWayIn, new.appearance.state == .appearing {
      owedDidShow = (new, transition.isAnimated)  // DELEG-2: after its `da`, with the container's
    } else {
      sendDidShow(new, animated: transition.isAnimated)
    }
  }

  /// What a finished swipe still has to do that a call does at once (NAV-17, MOVE-4).
  private func removeFromStack(_ leaving: [UIViewController]) {
    for controller in leaving {
      // A call has put it on the stack again meanwhile.
      let isAdded = requested.contains { change(of: $0).added.holds(controller) }
      if replacement == nil, !isAdded { stack.removeObject(controller) }
      if runtime.profile.moveCancel == .none { controller.sendWillMove(to: nil) }
    }
  }

  /// What returns is forwarded to from now on, should the container itself be moved (CHILD-39).
  ///
  /// The stack holds it again before its callbacks (NAV-20).
  func didTurnBack(_ transition: Transition) {
    putBackRemoved(change(of: transition))
    guard let old = transition.from.first, shownTop !== old,
      old.parentController === self  // a pop off screen may have taken it away since
    else { return }
    shownTop = old
    recordShown([old], insteadOf: transition.to)
  }

  func didCancel(_ transition: Transition) {
    guard let old = transition.from.first else { return }
    for root in transition.to where root !== shownTop { takeOutView(of: root) }
    if old === shownTop { attachShownTop() }
    restoreStack(after: transition)
    // DELEG-4
    if runtime.profile.willShowCancel == .yes { sendWillShow(old, animated: transition.isAnimated) }
    if runtime.profile.didShowCancel == .yes { sendDidShow(old, animated: transition.isAnimated) }
  }

  /// A cancelled pop puts back what left; a cancelled push takes away what came (NAV-17, NAV-18).
  ///
  /// What was called meanwhile runs after the end (NAV-12): a stack that was set stays so, and
  /// what a pop has removed does not come back.
  private func restoreStack(after transition: Transition) {
    let change = change(of: transition)
    let replacement = replacement
    for controller in change.added where replacement == nil || !stack.holds(controller) {
      stack.removeObject(controller)
      controller.sendWillMove(to: nil)
      controller.sendDidMove(to: nil, cutting: self)
      controller.moveFlags = []
    }
    putBackRemoved(change)
    for controller in change.removed {
      for other in unfinishedChanges where other !== change { other.leaveInPlace(controller) }
      controller.moveFlags.remove(.movingFromParent)
      switch runtime.profile.moveCancel {  // MOVE-4
      case .wmNilOnly, .none: break
      case .wmNilWmNav: controller.sendWillMove(to: self)
      case .wmNilWmNavDmNav:
        controller.sendWillMove(to: self)
        controller.sendDidMove(to: self)
      }
    }
  }

  private func putBackRemoved(_ change: StackChange) {
    let waiting = requested.map { self.change(of: $0) }
    for controller in change.removed where !stack.holds(controller) {
      if let replacement {
        replacement.remove(controller)
      } else if !waiting.contains(where: { $0.removed.holds(controller) }) {
        putBack(controller, below: waiting)
      }
    }
  }

  /// The change that sets the whole stack, if one waits: the stack is as it was set.
  private var replacement: StackChange? {
    requested.first { $0.kind == .setViewControllers }.map { change(of: $0) }
  }

  /// Puts a controller back below what waiting calls push: pops from there lead to it.
  private func putBack(_ controller: UIViewController, below waiting: [StackChange]) {
    let lower = stack.lastIndex { kept in !waiting.contains { $0.added.holds(kept) } }
    stack.insert(controller, at: lower.map { $0 + 1 } ?? 0)
    guard let lower else { return }
    for next in requested where !isPush(next) && next.to.first === stack[lower] {
      next.arrive(at: controller)
    }
  }

  func didEnd(_ transition: Transition) {
    settleDeferredMoves()
    emptyAsAsked()
    startsWhenSettled()
    if requested.isEmpty { splitViewController?.adapt() }
  }

  /// The split around it is collapsing or expanding: the stack waits.
  var isMovedBySplit: Bool {
    guard let split = splitViewController else { return false }
    return split.isAdapting || split.openTransition?.kind == .splitAdapt
  }

  // MARK: The first display (NAV-16, DELEG-3)

  /// Whether what is shown first is still to be announced: none was, or another one that was never
  /// shown.
  var owesFirstWillShow: Bool {
    !hasSentFirstWillShow || (!hasSentFirstDidShow && firstAnnounced != shownTop?.id)
  }

  func showFirst(animated: Bool) {
    guard owesFirstWillShow, let top = shownTop else { return }
    hasSentFirstWillShow = true
    firstAnnounced = top.id
    isFirstShownAnimated = animated
    sendWillShow(top, animated: animated)
    if runtime.profile.launchDidShow == .twice { sendDidShow(top, animated: animated) }
  }

  func sendFirstDidShow() {
    guard hasSentFirstWillShow, let top = shownTop, !hasSentFirstDidShow else { return }
    // A change that a callback of this appearance has started comes first, with its own calls.
    let isFirst = startedTransition == nil
    // A callback of an early appearance may have put another one on top (PAGE-6).
    if isFirst { showFirst(animated: isFirstShownAnimated) }
    hasSentFirstDidShow = true
    if isFirst { sendDidShow(top, animated: isFirstShownAnimated) }
  }

  /// What a transition brought while the container was away has appeared with it (CHILD-39).
  func sendOwedDidShow() {
    guard let owed = owedDidShow else { return }
    owedDidShow = nil
    guard startedTransition == nil, shownTop === owed.controller else { return }
    sendDidShow(owed.controller, animated: owed.isAnimated)
  }

  // MARK: The delegate

  func sendWillShow(_ controller: UIViewController, animated: Bool) {
    runtime.record(.navigationWillShow, self, other: controller, animated: animated)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func sendDidShow(_ controller: UIViewController, animated: Bool) {
    runtime.record(.navigationDidShow, self, other: controller, animated: animated)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
