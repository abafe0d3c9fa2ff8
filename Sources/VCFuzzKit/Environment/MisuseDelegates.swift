// Delegates as people write them wrongly: what some misuse steps install.

internal import Foundation
internal import HeadlessUIKit
internal import VCLifecycle

/// A navigation delegate that calls the first screen that it received, deallocated or not.
///
/// Swift has no unretained reference that survives such a call: what a phone's log would show
/// of it is recorded in its place.
@MainActor
final class UnretainedScreen: NSObject, UINavigationControllerDelegate {
  private unowned let stage: Stage
  private weak var last: UIViewController?
  private var identity: ControllerID?

  init(stage: Stage) { self.stage = stage }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if let identity {
      if last == nil { stage.probe.recordCall(.viewDidDisappear, toDead: identity) }
    } else {
      last = viewController
      identity = stage.identity(of: viewController)
    }
  }
}

/// An animation of a transition that adds the view which is to be shown.
@MainActor
class TransitionAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {},
      completion: { _ in self.complete(transitionContext) }
    )
  }

  func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.completeTransition(!transition.transitionWasCancelled)
  }
}

/// An interactive pop that is reported as finished and as cancelled (COORD-5).
final class ContradictingTransition: TransitionAnimation, UINavigationControllerDelegate,
  UIViewControllerInteractiveTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    animateTransition(using: transitionContext)
    transitionContext.finishInteractiveTransition()
  }

  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.completeTransition(true)
    transition.completeTransition(false)
  }
}

/// A tab bar delegate that animates every switch.
final class TabSlide: TransitionAnimation, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// A presentation delegate of an app that expects a call for every dismissal (DELEG-11).
@MainActor
final class SheetListener: NSObject, UIAdaptivePresentationControllerDelegate {}
