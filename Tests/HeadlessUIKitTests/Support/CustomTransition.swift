// A custom transition for tests: animator, interaction and presentation controller in one hand.

import HeadlessUIKit

/// A transitioning delegate whose animator ends when the test says so.
@MainActor
final class CustomTransition: NSObject {
  var isInteractive = false
  /// The animator is done before it returns.
  var completesAtOnce = false
  /// What the animator does besides.
  var whileAnimating: () -> Void = {}
  /// What the presentation controller does in presentationTransitionWillBegin.
  var whenPresenting: (UIPresentationController) -> Void = { _ in }
  /// The view that the presentation controller names as presented; nil for the controller's own.
  var presentedView: UIView?
  var removesPresenter = true
  var usesAnimator = true
  private(set) var contexts: [any UIViewControllerContextTransitioning] = []
  private(set) var ended: [Bool] = []
  private(set) var controllers: [LoggingPresentationController] = []
  var log: [String] = []

  var context: (any UIViewControllerContextTransitioning)? { contexts.last }

  /// The animation of the latest transition has run out.
  func complete() {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

extension CustomTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { usesAnimator ? self : nil }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { usesAnimator ? self : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = LoggingPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    made.removesPresenter = removesPresenter
    made.write = { [weak self] in self?.log.append($0) }
    made.whenPresenting = whenPresenting
    made.namedView = presentedView
    controllers.append(made)
    return made
  }
}

extension CustomTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    if let view = transitionContext.view(forKey: .to) {
      if let controller = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: controller)
      }
      transitionContext.containerView.addSubview(view)
    }
    whileAnimating()
    if completesAtOnce { complete() }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

extension CustomTransition: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { animateTransition(using: transitionContext) }
}

/// A presentation controller that writes down what it hears.
final class LoggingPresentationController: UIPresentationController {
  var removesPresenter = true
  var write: (String) -> Void = { _ in }
  var whenPresenting: (UIPresentationController) -> Void = { _ in }
  var namedView: UIView?

  override var presentedView: UIView? { namedView ?? super.presentedView }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 300, height: 400)
  }

  override func presentationTransitionWillBegin() {
    write("presentation begins \(containerView != nil)")
    whenPresenting(self)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    write("presentation ends \(completed)")
  }

  override func dismissalTransitionWillBegin() { write("dismissal begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    write("dismissal ends \(completed)")
  }

  override func containerViewWillLayoutSubviews() { write("container lays out") }
}
