// A full cover with an animator of its own, under which the presenter's view is removed.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Slides the covering view in and out.
final class CoverTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true

  final class Cover: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Cover(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    // A view that the context does not give stays where it is.
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.finalFrame(for: to)
      if isPresenting {
        container.addSubview(toView)
      } else {
        container.insertSubview(toView, at: 0)
      }
    }
    let moving = isPresenting ? toView : context.view(forKey: .from)
    let below = container.bounds.height
    if isPresenting { moving?.transform = CGAffineTransform(translationX: 0, y: below) }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      moving?.transform =
        isPresenting ? .identity : CGAffineTransform(translationX: 0, y: below)
    } completion: { [isPresenting] _ in
      let isDone = !context.transitionWasCancelled
      if isDone != isPresenting { moving?.removeFromSuperview() }
      context.completeTransition(isDone)
    }
  }
}

/// Presents covers; a transition object lives as long as the cover that it belongs to.
final class CoverPresenter: UIViewController {
  private var transition: CoverTransition?

  func cover(with controller: UIViewController) {
    guard isViewLoaded, view.window != nil, presentedViewController == nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    let transition = CoverTransition()
    self.transition = transition
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transition
    present(controller, animated: true, completion: nil)
  }

  func uncover(animated: Bool) {
    guard presentedViewController != nil, presentedViewController?.isBeingPresented == false,
      presentedViewController?.isBeingDismissed == false
    else { return }
    dismiss(animated: animated) { [weak self] in
      if self?.presentedViewController == nil { self?.transition = nil }
    }
  }
}
