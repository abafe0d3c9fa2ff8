// Turning pages: by call, by a finger, cancelled (PAGE-1…PAGE-5, PAGE-8, DELEG-10).

internal import Foundation
internal import VCLifecycle

extension UIPageViewController: SwitchingContainer {
  var wantedContent: [UIViewController] { pages }

  /// Whether the container has never been shown, and its pages do not wait for it (PAGE-6), or has
  /// itself appeared early: then pages change at once (STATE-2).
  ///
  /// An appearance that a cancel took back without a word has not shown it either: the pages that
  /// appeared early have received no callback (V-NAV-CANCEL=abbrev).
  var appearsOffScreen: Bool {
    guard runtime.profile.pageEarly == .immediate else { return false }
    if appearance.state == .appeared { return viewStorage?.currentWindow == nil }
    return appearance.state == .disappeared && (!hasEverAppeared || hasAppearedEarly)
  }

  /// Whether a swipe may catch a page that is still on its way (PAGE-8).
  var letsFingerInterrupt: Bool {
    runtime.profile.navNested == .nested || runtime.profile.navNested == .finishFirst
  }

  private var turnKind: TransitionKind { transitionStyle == .scroll ? .pageScroll : .pageCurl }

  /// A page that replaces an early one is turned to, even off screen.
  func kind(of change: ContentSwitch) -> TransitionKind {
    appearsOffScreen && content.shown.isEmpty ? .pageEarly : turnKind
  }

  func makeTransition(
    for change: ContentSwitch,
    from old: [UIViewController],
    to new: [UIViewController]
  ) -> Transition {
    if appearsOffScreen, appearance.state == .disappeared { hasAppearedEarly = true }
    return Transition(
      id: change.id ?? runtime.phases.nextTransitionID(),
      // A page that replaces another is a turn, even off screen.
      kind: old.isEmpty ? kind(of: change) : turnKind,
      owner: self,
      from: old,
      to: new,
      isAnimated: change.isAnimated && !appearsOffScreen,
      isInteractive: change.isByFinger,
      isUserDriven: change.isUserDriven,
      order: .page(runtime.profile, turnKind, byGesture: change.isByFinger)
    )
  }

  // MARK: Phases

  /// What comes is linked and loaded.
  ///
  /// A turn by call sends willMove(toParent:) at once. A swipe may be cancelled, and sends it when
  /// it has finished.
  func prepare(_ transition: Transition) {
    for controller in transition.to {
      link(controller, isMoving: !change(of: transition).isByFinger)
      controller.loadViewIfNeeded()
    }
  }

  func linkEarly(_ roots: [UIViewController]) {
    let wasBeginningTurn = isBeginningTurn
    isBeginningTurn = true
    for root in roots { link(root, isMoving: true) }
    isBeginningTurn = wasBeginningTurn
  }

  private func link(_ controller: UIViewController, isMoving: Bool) {
    let isNew = controller.parentController !== self
    takeIn(controller)
    guard isNew, isMoving else { return }
    controller.sendWillMove(to: self)
    if controller.parentController === self { awaitingDidMove.append(controller) }
  }

  func didStart(_ transition: Transition) {
    showTarget(transition)
    if transition.isAnimated { scroller?.begin(change(of: transition), transition) }
    if letsFingerInterrupt { askForNeighbours() }
  }

  func willEnd(_ transition: Transition) {
    if runtime.profile.pageScrollEnd == .beforeDids { scroller?.end(transition) }
  }

  func didFinish(_ transition: Transition) {
    let change = change(of: transition)
    if change.isByFinger {
      // A call during the swipe has set other pages: they are turned to next.
      if content.waiting.isEmpty, isShowing(change.target) { pages = change.target }
      for controller in transition.to where isShown(controller) {
        controller.sendWillMove(to: self)
        awaitingDidMove.append(controller)
      }
    }
    endMovesOfAppeared()
    for controller in transition.from where !isShown(controller) { takeOut(controller) }
    if change.isByFinger, runtime.profile.pageAsk == .atDrag {
      keepNeighbour(transition.from, change.goesForward == true ? .forward : .reverse)
    }
    sendDidFinish(transition, completed: true)
    scroller?.rest(after: transition)
  }

  func didCancel(_ transition: Transition) {
    showPrevious(transition)
    for controller in transition.to where !isShown(controller) { unlink(controller) }
    sendDidFinish(transition, completed: false)
    scroller?.rest(after: transition)
  }

  // MARK: Off screen

  func place(_ controller: UIViewController) {
    guard let size = viewStorage?.frameStorage.size else { return }
    let width = size.width / CGFloat(pagesShown)
    let index = content.shown.indexOfObject(controller) ?? 0
    put(
      controller.rootView,
      into: CGRect(x: width * CGFloat(index), y: 0, width: width, height: size.height),
      of: pageHost
    )
  }

  /// Sends the moves of pages that were set off screen; they appear with the container.
  ///
  /// Before the first display didMove(toParent:) waits for it (V-PAGE-EARLY=withContainer, MOVE-8).
  func didReplaceSilently(_ old: [UIViewController]) {
    // They are children before a move callback can show the container.
    for controller in content.shown where controller.parentController !== self {
      takeIn(controller)
      awaitingWillMove.append(controller)
    }
    for controller in old where !isShown(controller) { takeOut(controller) }
    for controller in content.shown where awaitingWillMove.holds(controller) {
      awaitingWillMove.removeObject(controller)
      controller.sendWillMove(to: self)
      guard controller.parentController === self else { continue }  // taken out inside it
      if hasEverAppeared {
        controller.sendDidMove(to: self)
      } else {
        awaitingDidMove.append(controller)
      }
    }
  }

  func contentDidSettle() {
    if neighbours.shown != content.shown.map(\.id) { askForNeighbours() }
  }

  /// Records what is asked for, so that a check can see a page that was not (INV-56).
  func recordRequest(for wanted: [UIViewController]) {
    guard runtime.records(.structure) else { return }
    for (place, page) in wanted.enumerated() {
      runtime.record(.pageRequested, self, other: page, flag: place == 0)
    }
  }

  // MARK: The delegate

  private func sendWillTransition(to pending: [UIViewController]) {
    runtime.record(.pageWillTransition, self, other: pending.first)
    delegate?.pageViewController(self, willTransitionTo: pending)
  }

  private func sendDidFinish(_ transition: Transition, completed: Bool) {
    guard change(of: transition).isByFinger else { return }
    runtime.record(.pageDidFinish, self, other: transition.from.first, flag: completed)
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: shownBefore(transition),
      transitionCompleted: completed
    )
  }
}

// MARK: - The finger

extension UIPageViewController: FingerDrivenContainer {
  func beginTransition(by gesture: StageStep.GestureID) {
    if case .pageForward = gesture { beginTurn(.forward) } else { beginTurn(.reverse) }
  }

  func fingerMoved() { scroller?.dragOn() }

  func fingerWillLift() { scroller?.endDrag() }

  /// Offers the swipes to each side that has a neighbour.
  func offerTurns(to offers: inout GestureOffers) {
    let own = Int(id.index)
    offerTurn(.pageForward(own), .forward, to: &offers)
    offerTurn(.pageBackward(own), .reverse, to: &offers)
  }

  private func offerTurn(
    _ gestureID: StageStep.GestureID,
    _ direction: NavigationDirection,
    to offers: inout GestureOffers
  ) {
    var driven: Transition?
    for transition in runtime.transitions
    where transition.isInteractive && transition.isOpen && transition.keptOwner === self {
      let change = change(of: transition)
      if change.isByFinger, change.goesForward == (direction == .forward) { driven = transition }
    }
    guard driven != nil || offersTurn(direction) else { return }
    offers.offer(TransitionGesture(id: gestureID, container: self, driven: driven))
  }

  private func offersTurn(_ direction: NavigationDirection) -> Bool {
    guard appearance.state == .appeared, mayTurn(direction), scroller?.admitsFinger ?? true else {
      return false
    }
    guard let open = openSwitch else { return content.waiting.isEmpty }
    return letsFingerInterrupt && !open.isInteractive
  }

  /// A finger begins to turn the page (PAGE-1…PAGE-4, DELEG-10).
  func beginTurn(_ direction: NavigationDirection) {
    guard offersTurn(direction) else { return }
    scroller?.land()
    defer { scroller?.springBack() }
    guard scroller?.isDragging ?? true, offersTurn(direction) else { return }
    askForMissingNeighbours()
    guard offersTurn(direction), admitsSwitch(), let target = neighbours(direction) else { return }
    recordRequest(for: target)
    isBeginningTurn = true
    sendWillTransition(to: target)
    isBeginningTurn = false
    if isShowing(target) {  // the data source gave the shown page as its own neighbour
      for controller in target { runtime.record(.logUnbalanced, controller) }
      return proceed()
    }
    show(
      ContentSwitch(
        to: target,
        isAnimated: true,
        isUserDriven: true,
        isByFinger: true,
        goesForward: direction == .forward
      )
    )
    // The app may have switched off the recogniser meanwhile.
    if scroller?.isDragging == false { releaseTurn(cancelled: true) }
  }
}
