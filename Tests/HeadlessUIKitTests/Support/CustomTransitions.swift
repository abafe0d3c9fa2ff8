// Animators and interactions of an app's own, as navigation delegates hand them out.

import Foundation
import HeadlessUIKit

/// An animator that moves the new view in and says how it ended.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ends: [Bool] = []
  /// Runs at the start, where an app does what it should not.
  var onAnimate: (() -> Void)?
  /// Whether the end of the animation is reported; an animator that forgets it hangs.
  var completes = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    onAnimate?()
    UIView.animate(
      withDuration: 0.3,
      animations: {},
      completion: { [completes] _ in
        guard completes else { return }
        if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A navigation delegate with an animator, and an interaction where one is driven by hand.
@MainActor
final class CustomDelegate: NSObject, UINavigationControllerDelegate {
  let animator = SlideAnimator()
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
