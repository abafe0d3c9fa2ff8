// A sheet at the bottom: a presentation controller of its own, with its animator and its dimming.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// What a controller that is to be shown as a bottom sheet takes as its transitioning delegate.
public final class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BottomSheetAnimator(isPresenting: true)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BottomSheetAnimator(isPresenting: false)
  }
}

/// Puts the presented view over the lower half and dims what is behind it.
final class BottomSheetPresentationController: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = bounds.height / 2
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Moves the sheet in from below and out again.
final class BottomSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let sheet = context.viewController(forKey: key), let view = sheet.view else {
      context.completeTransition(false)
      return
    }
    let height = context.containerView.bounds.height
    let shown = context.finalFrame(for: sheet)
    let below = shown.offsetBy(dx: 0, dy: height)
    if isPresenting {
      view.frame = below
      context.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.frame = self.isPresenting ? shown : below },
      completion: { _ in
        let isCancelled = context.transitionWasCancelled
        if isCancelled == self.isPresenting { view.removeFromSuperview() }
        context.completeTransition(!isCancelled)
      }
    )
  }
}
