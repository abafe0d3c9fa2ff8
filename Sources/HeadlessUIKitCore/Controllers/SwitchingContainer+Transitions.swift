// How a switching container takes part in its own transitions, and in those of what is above it.

internal import VCLifecycle

extension SwitchingContainer {
  var isAway: Bool { !isShowing && !appearsOffScreen }

  // MARK: The phases of a switch

  /// The wills are sent: the views of what comes are attached after them (TAB-4).
  func showTarget(_ transition: Transition) {
    let change = change(of: transition)
    replaceShown(by: change.target)
    if isAway {
      runtime.phases.leaveWithContainer(transition, isGone: appearance.state == .disappeared)
    }
    guard transition.animator == nil else { return }
    for controller in transition.to { controller.revealAgain() }
    placeShown()
  }

  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    switch direction {
    case .appear:
      if root.viewStorage?.parentView == nil { place(root) }
    case .disappear:
      if transition.isCancelled || !isShown(root) { takeOutView(of: root) }
    }
  }

  /// A cancelled switch shows again what it showed before.
  func showPrevious(_ transition: Transition) {
    didTurnBack(transition)
    placeShown()
  }

  func didTurnBack(_ transition: Transition) {
    guard isShowing(change(of: transition).target) else {
      return  // a later switch has taken over, or this one has turned back already
    }
    replaceShown(by: shownBefore(transition))
  }

  /// What was shown before a switch.
  func shownBefore(_ transition: Transition) -> [UIViewController] {
    transition.from + change(of: transition).target.without(transition.to)
  }

  /// The change that a transition of this container makes.
  func change(of transition: Transition) -> ContentSwitch {
    guard let change = transition.payload as? ContentSwitch else {
      preconditionFailure("a container's transition does not know what it shows")
    }
    return change
  }

  func didEnd(_ transition: Transition) { proceed() }

  // MARK: Moves

  /// Ends the move of every child that has appeared (MOVE-8, V-TAB-MOVE=dmAtAppear).
  func endMovesOfAppeared() {
    for controller in awaitingDidMove where controller.appearance.state == .appeared {
      endMove(of: controller)
    }
  }

  func endMove(of controller: UIViewController) {
    guard let index = awaitingDidMove.indexOfObject(controller) else { return }
    awaitingDidMove.remove(at: index)
    controller.sendDidMove(to: self)
  }

  // MARK: Driven by what is above

  /// Ends an open switch before the container itself moves, if it is so (CHILD-39).
  func finishBeforeMoving() {
    guard runtime.profile.forwardDuring == .finishFirst, openSwitch != nil else { return }
    finishOpenSwitches()
  }
}
