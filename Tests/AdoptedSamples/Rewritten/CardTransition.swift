// What the rewriter makes of the original with this name.

// swift-format-ignore-file
// A library's card over half the screen: a presentation controller with a dimming view, and a
// transitioning delegate. Where FIXED is not set, the presentation controller sends the card begin
// and end itself, beside UIKit.

// swift-format-ignore-file

import UIKit
import UIKit

private let log = OSLog(subsystem: "cards", category: "transition")

/// Dims what is behind the card; a tap on it dismisses the card.
public final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.alpha = 0
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("dimmingViewTappedWithGesture:", CardPresentationController.dimmingViewTapped(gesture:)))
    )
    return view
  }()

  public override var shouldRemovePresentersView: Bool { false }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    os_log("presents a card", log: log, type: .debug)
    #if !FIXED
    presentedViewController.beginAppearanceTransition(true, animated: true)
    #endif
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    setDimming(1)
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: container.bounds,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 12, height: 12)
      ).cgPath
    presentedView?.layer.mask = mask
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    #if !FIXED
    presentedViewController.endAppearanceTransition()
    #endif
    if !completed { dimmingView.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    setDimming(0)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimmingView.removeFromSuperview() }
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func setDimming(_ alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.dimmingView.alpha = alpha
    })
  }

   private func dimmingViewTapped(gesture: UITapGestureRecognizer) {
    guard gesture.state == .ended, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentedViewController.dismiss(animated: true, completion: nil)
  }
}

/// Presents cards.
 public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  public override init() {
    super.init()
  }

  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
