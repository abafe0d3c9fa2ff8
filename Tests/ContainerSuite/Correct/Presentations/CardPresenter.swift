// A card over half the screen, with a presentation controller that dims what is behind it.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Lets the presenter's view stay, and dims it alongside the transition.
final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    return view
  }()

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    setDimming(0.5)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { setDimming(0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func setDimming(_ alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
  }
}

/// Presents cards, one at a time.
final class CardPresenter: UIViewController, UIViewControllerTransitioningDelegate {
  func presentCard(_ card: UIViewController, animated: Bool) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: animated)
  }

  func dismissCard(animated: Bool) {
    guard let card = presentedViewController, !card.isBeingPresented, !card.isBeingDismissed
    else { return }
    dismiss(animated: animated)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
