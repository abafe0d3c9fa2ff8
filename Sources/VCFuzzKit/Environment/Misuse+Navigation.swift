// Navigation controllers used wrongly (spec 4.3).

internal import HeadlessUIKit
internal import VCLifecycle

extension Misuse.Scene {
  private var navigation: UINavigationController? { target as? UINavigationController }
  private var stackCount: Int { navigation?.viewControllers.count ?? 0 }

  /// Whether the target's own transition is under way.
  var isInTransition: Bool { stage.isTransitioning && target.transitionCoordinator != nil }

  /// Whether the misuse of a navigation controller can be committed now.
  var canMisuseNavigation: Bool {
    switch number {
    case 42: isInTransition
    case 43: stage.isTransitioning && isInWindow
    case 44: stackCount > (isInTransition ? 1 : 2)
    case 45: target.transitionCoordinator?.isInteractive == true
    case 46: objectIfMade.map { $0.parent === target || $0 is UITabBarController } ?? false
    case 47: !isInWindow && state == .disappeared
    case 48: stackCount == 1 && !stage.isTransitioning
    case 49: stackCount > 1 && !stage.isTransitioning
    case 50:
      objectIfMade != nil && navigation?.topViewController === objectIfMade && isShown
        && !stage.isTransitioning && !isObjectMoving
    case 51: isShown && !stage.isTransitioning
    case 52: stackCount > 1 && isShown && !stage.isTransitioning
    default: true
    }
  }

  /// Commits the misuse of a navigation controller.
  func misuseNavigation() {
    switch number {
    case 42, 43, 45, 46, 47: navigation?.pushViewController(object, animated: true)
    case 44:
      let isFirst = !isInTransition
      navigation?.popViewController(animated: true)
      if isFirst { navigation?.popViewController(animated: true) }
    case 48: navigation?.popViewController(animated: true)
    case 49:
      navigation?.popToRootViewController(animated: true)
      _ = navigation?.viewControllers.last?.viewIfLoaded?.frame
    case 50: object.dismiss(animated: true)
    case 51:
      navigation?.delegate = retained(UnretainedScreen(stage: stage))
      navigation?.pushViewController(stage.screen("brief"), animated: false)
    case 52:
      navigation?.delegate = retained(ContradictingTransition())
      navigation?.popViewController(animated: true)
    default: preconditionFailure("MIS-\(number) is no misuse of a navigation controller")
    }
  }
}
