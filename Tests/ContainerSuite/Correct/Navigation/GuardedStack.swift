// A navigation controller that drops pushes and pops while another one is under way.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pushes and pops only between transitions.
final class GuardedStack: UINavigationController, UINavigationControllerDelegate {
  private var isTransitioning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func open(_ screen: UIViewController, animated: Bool) {
    guard isReady else { return }
    isTransitioning = true
    pushViewController(screen, animated: animated)
  }

  func goBack(animated: Bool) {
    guard isReady, viewControllers.count > 1 else { return }
    isTransitioning = true
    popViewController(animated: animated)
  }

  private var isReady: Bool {
    viewIfLoaded?.window != nil && !isTransitioning && transitionCoordinator == nil
      && topViewController?.isMovingFromParent == false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isTransitioning = false
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    isTransitioning = false
  }
}
