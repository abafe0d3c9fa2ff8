// Running a tab switch: built-in, by an animator of the app's, by a finger (TAB-2, TAB-3, TAB-6).

internal import Foundation
internal import VCLifecycle

extension UITabBarController: SwitchingContainer {
  var wantedContent: [UIViewController] {
    if let selected { return [selected] }
    return []
  }

  var appearsOffScreen: Bool { false }
  var isBeginningTurn: Bool { false }
  func linkEarly(_ roots: [UIViewController]) {}

  func kind(of change: ContentSwitch) -> TransitionKind { .tab }

  func makeTransition(
    for change: ContentSwitch,
    from old: [UIViewController],
    to new: [UIViewController]
  ) -> Transition {
    let animator = animator(from: old.first, to: new.first)
    let transition = Transition(
      id: change.id ?? runtime.phases.nextTransitionID(),
      kind: .tab,
      owner: self,
      from: old,
      to: new,
      isAnimated: change.isAnimated || animator != nil,
      isUserDriven: change.isUserDriven,
      order: .tab(runtime.profile, isTap: change.isUserDriven && animator == nil)
    )
    transition.setAnimator(animator) {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    return transition
  }

  private func animator(
    from old: UIViewController?,
    to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A removed tab cannot come back, so the delegate is not asked to animate that (TAB-8).
    guard let delegate, let old, let new, tabControllers.holds(old) else { return nil }
    return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  // MARK: Phases

  func prepare(_ transition: Transition) {
    for controller in transition.to { controller.loadViewIfNeeded() }
  }

  func didStart(_ transition: Transition) { showTarget(transition) }

  func didFinish(_ transition: Transition) {
    endMovesOfAppeared()
    finishDepartures()
  }

  /// The selection returns without a delegate call (TAB-6, QUIRK-10).
  func didCancel(_ transition: Transition) {
    showPrevious(transition)
    if let old = transition.from.first, isShown(old), content.waiting.isEmpty,
      tabControllers.holds(old)
    {
      selected = old
      tabBar.selectedItem = old.tabBarItem
    }
    finishDepartures()
  }

  // MARK: Off screen

  func place(_ controller: UIViewController) {
    guard let size = viewStorage?.frameStorage.size else { return }
    put(controller.rootView, into: CGRect(origin: .zero, size: size))
  }

  func didReplaceSilently(_ old: [UIViewController]) { finishDepartures() }

  func contentDidSettle() {}
}
