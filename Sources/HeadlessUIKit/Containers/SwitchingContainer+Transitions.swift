// How a switching container takes part in its own transitions, and in those of what is above it.

internal import Lifecycle

extension SwitchingContainer {
  var transitionOwnerController: UIViewController? { self }

  var isOnItsWayIn: Bool { appearance.state == .appearing }

  var isAway: Bool {
    (appearance.state == .disappeared || appearance.state == .disappearing) && !appearsOffScreen
  }

  // MARK: The phases of a switch

  /// The wills are sent: the views of what comes are attached after them (TAB-4).
  func comeIn(_ transition: Transition) {
    guard let change = transition.payload as? ContentSwitch else { return }
    replaceShown(by: change.target)
    if isAway { runtime.leaveWithContainer(transition, isGone: appearance.state == .disappeared) }
    guard transition.animator == nil else { return }
    for controller in transition.to { controller.revealAgain() }
    placeShown()
  }

  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    switch direction {
    case .appear:
      if root.viewIfLoaded?.parentView == nil { place(root) }
    case .disappear:
      if transition.isCancelled || !isShown(root) { root.viewIfLoaded?.detach() }
    }
  }

  /// A cancelled switch shows again what it showed before.
  func goBack(_ transition: Transition) {
    didTurnBack(transition)
    placeShown()
  }

  func didTurnBack(_ transition: Transition) {
    guard let change = transition.payload as? ContentSwitch, isShowing(change.target) else {
      return  // a later switch has taken over, or this one has turned back already
    }
    let kept = change.target.filter { one in !transition.to.holds(one) }
    replaceShown(by: transition.from + kept)
  }

  func didEnd(_ transition: Transition) { proceed() }

  // MARK: Driven by what is above

  /// Ends an open switch before the container itself moves, if it is so (CHILD-39).
  func finishBeforeMoving() {
    guard runtime.profile.forwardDuring == .finishFirst, openSwitch != nil else { return }
    finishOpenSwitches()
  }

  /// The container has come or gone.
  func containerSettled() { proceed() }
}
