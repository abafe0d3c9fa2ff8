// Presentations that a finger dismisses.

import HeadlessUIKit

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
final class PullDownPresenter: SampleController {
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

/// Dismisses a controller as a pan moves on.
final class SwipeDismissal: UIPercentDrivenInteractiveTransition,
  UIViewControllerTransitioningDelegate
{
  let pan = UIPanGestureRecognizer()
  private weak var presented: UIViewController?
  private(set) var isInteractive = false

  func attach(to controller: UIViewController) {
    presented = controller
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = .fullScreen
  }

  func handle(_ recognizer: UIPanGestureRecognizer) {
    guard let presented else { return }
    switch recognizer.state {
    case .began:
      guard presented.presentingViewController != nil, presented.transitionCoordinator == nil,
        !presented.isBeingPresented, !presented.isBeingDismissed,
        presented.presentedViewController == nil, presented.viewIfLoaded?.window != nil
      else { return }
      isInteractive = true
      presented.dismiss(animated: true, completion: nil)
    case .changed:
      if isInteractive { update(recognizer.translation(in: nil).x / 390) }
    case .ended, .cancelled, .failed:
      guard isInteractive else { return }
      isInteractive = false
      recognizer.state == .ended ? finish() : cancel()
    default: break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SwipeAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }
}

/// Slides the dismissed view to the right.
private final class SwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
    let from = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveLinear
    ) {
      from?.frame.origin.x = container.bounds.width
    } completion: { _ in
      if transitionContext.transitionWasCancelled { from?.frame.origin.x = 0 }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A gallery whose photos are dismissed by swipe.
final class PhotoGalleryController: SampleController {
  let dismissal = SwipeDismissal()

  func open(_ photo: UIViewController) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    dismissal.attach(to: photo)
    present(photo, animated: true)
  }

  func close() {
    guard !dismissal.isInteractive, let photo = presentedViewController,
      photo.transitionCoordinator == nil, !photo.isBeingPresented, !photo.isBeingDismissed,
      photo.presentedViewController == nil
    else { return }
    photo.dismiss(animated: true)
  }
}
