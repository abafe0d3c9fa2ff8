// A custom transition that a program can drive and cancel: where no finger is needed.

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

/// An animator with a percent-driven interaction, for stacks, tabs and presentations.
final class ProbeSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let interaction = UIPercentDrivenInteractiveTransition()
  /// Reports that the old controller still shows, though nothing was cancelled.
  var reportsFalse = false
  /// What the probe does as a presentation begins.
  var onPresentationBegin: @MainActor (UIPresentationController) -> Void = { _ in }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isGoing = context.viewController(forKey: .from)?.isBeingDismissed == true
    if let view = context.view(forKey: .to) {
      if isGoing {
        context.containerView.insertSubview(view, at: 0)
      } else {
        context.containerView.addSubview(view)
      }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { context.view(forKey: .from)?.alpha = 0.5 },
      completion: { _ in
        context.view(forKey: .from)?.alpha = 1
        let isDone = !context.transitionWasCancelled && !self.reportsFalse
        if !isDone { context.view(forKey: .to)?.removeFromSuperview() }
        context.completeTransition(isDone)
      }
    )
  }
}

extension ProbeSlide: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Presents with the slide; the interaction is used where the probe asks for it.
final class ProbePresentation: NSObject, UIViewControllerTransitioningDelegate {
  let slide = ProbeSlide()
  var isInteractive = false

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? slide.interaction : nil }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = ProbePresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.onBegin = slide.onPresentationBegin
    return controller
  }
}

/// A presentation controller that covers everything and tells when it begins.
final class ProbePresentationController: UIPresentationController {
  var onBegin: @MainActor (UIPresentationController) -> Void = { _ in }

  override var shouldRemovePresentersView: Bool { true }

  override func presentationTransitionWillBegin() { onBegin(self) }
}
