// The interaction controller that drives an animator by a fraction.

public import Foundation

/// An interaction controller that drives a transition's animator by a fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: (any UIViewControllerContextTransitioning)?

  open var duration: CGFloat {
    guard let context = context as? TransitionContext, let animator = context.transition.animator
    else { return 0 }
    return CGFloat(animator.transitionDuration(using: context))
  }

  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    guard let context = transitionContext as? TransitionContext else { return }
    context.transition.animator?.animateTransition(using: context)
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  open func pause() { context?.pauseInteractiveTransition() }

  open func cancel() { context?.cancelInteractiveTransition() }

  open func finish() { context?.finishInteractiveTransition() }
}
