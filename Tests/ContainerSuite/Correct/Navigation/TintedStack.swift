// Screens that change the bar alongside their transition, and change it back if it is cancelled.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A screen with a colour of its own for the bar.
final class TintedScreen: UIViewController {
  var barAlpha: CGFloat = 1

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let bar = navigationController?.navigationBar else { return }
    let before = bar.alpha
    guard animated, let coordinator = transitionCoordinator else {
      bar.alpha = barAlpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [barAlpha] _ in bar.alpha = barAlpha },
      completion: { context in
        if context.isCancelled { bar.alpha = before }
      }
    )
  }
}

/// A stack of screens with different bars.
final class TintedStack: UINavigationController {
  func push(barAlpha: CGFloat, animated: Bool) -> TintedScreen {
    let screen = TintedScreen()
    screen.barAlpha = barAlpha
    pushViewController(screen, animated: animated)
    return screen
  }

  func pop(animated: Bool) {
    guard transitionCoordinator == nil else { return }
    popViewController(animated: animated)
  }
}
