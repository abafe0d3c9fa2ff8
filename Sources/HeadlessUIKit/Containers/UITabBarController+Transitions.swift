// Running a tab switch: built-in, by an animator of the app's, by a finger (TAB-2, TAB-3, TAB-6).

internal import Foundation
internal import Lifecycle

extension UITabBarController: SwitchingContainer {
  var wantedContent: [UIViewController] {
    if let selected { return [selected] }
    return []
  }

  var appearsOffScreen: Bool { false }

  func kind(of change: ContentSwitch) -> TransitionKind { .tab }

  func makeTransition(
    for change: ContentSwitch,
    from old: [UIViewController],
    to new: [UIViewController]
  ) -> Transition {
    let animator = animator(from: old.first, to: new.first)
    let interaction = animator.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let transition = Transition(
      id: change.id ?? runtime.nextTransitionID(),
      kind: .tab,
      owner: self,
      from: old,
      to: new,
      isAnimated: change.isAnimated || animator != nil,
      isInteractive: interaction?.wantsInteractiveStart ?? false,
      isUserDriven: change.isUserDriven,
      order: .tab(runtime.profile)
    )
    transition.animator = animator
    transition.interaction = interaction
    return transition
  }

  private func animator(
    from old: UIViewController?,
    to new: UIViewController?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // What was taken out of the tabs cannot come back: nobody animates or holds that (TAB-8).
    guard let delegate, let old, let new, tabs.contains(where: { $0 === old }) else { return nil }
    return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  // MARK: Phases

  func prepare(_ transition: Transition) {
    for controller in transition.to { controller.loadViewIfNeeded() }
  }

  func didStart(_ transition: Transition) { comeIn(transition) }

  func didFinish(_ transition: Transition) {
    endMovesOfAppeared()
    sayGoodbye()
  }

  /// The selection returns, and nobody is told (TAB-6, QUIRK-10).
  func didCancel(_ transition: Transition) {
    goBack(transition)
    if let old = transition.from.first, isShown(old), content.waiting.isEmpty,
      tabs.holds(old)
    {
      selected = old
      tabBar.selectedItem = old.tabBarItem
    }
    sayGoodbye()
  }

  // MARK: Where nobody sees it

  func place(_ controller: UIViewController) {
    guard let size = viewIfLoaded?.frameStorage.size else { return }
    put(controller.rootView, into: CGRect(origin: .zero, size: size))
  }

  func didReplaceSilently(_ old: [UIViewController]) { sayGoodbye() }

  func contentIsAtRest() {}
}
