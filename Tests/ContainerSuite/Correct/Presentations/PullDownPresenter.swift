// A detail that can be pulled down to dismiss it; letting go early keeps it.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// The animator and the interaction of one detail.
final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  func startPulling() { interaction = UIPercentDrivenInteractiveTransition() }

  func stopPulling(finished: Bool) {
    if finished { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let detail = transitionContext.viewController(forKey: .from)
    if let under = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(under, at: 0)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { detail?.view.frame.origin.y = transitionContext.containerView.bounds.maxY },
      completion: { _ in
        if transitionContext.transitionWasCancelled { detail?.view.frame.origin.y = 0 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

/// Presents a detail over the full screen.
final class PullDownPresenter: UIViewController {
  private var transition: PullDownTransition?
  private var isPulling = false

  func showDetail(_ detail: UIViewController) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    transition = PullDownTransition()
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = transition
    present(detail, animated: true)
  }

  func pullBegan() {
    guard let transition, let detail = presentedViewController,
      detail.transitioningDelegate === transition,
      !detail.isBeingPresented, !detail.isBeingDismissed, detail.presentedViewController == nil,
      detail.viewIfLoaded?.window != nil
    else { return }
    isPulling = true
    transition.startPulling()
    dismiss(animated: true)
  }

  func pullMoved() {
    if isPulling { transition?.interaction?.update(0.4) }
  }

  func pullEnded(finished: Bool) {
    guard isPulling else { return }
    isPulling = false
    transition?.stopPulling(finished: finished)
  }
}
