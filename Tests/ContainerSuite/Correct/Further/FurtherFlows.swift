// A stack with an interactive pop of its own, alerts that wait for each other, an overlay.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack that is popped by a pan anywhere, with an animator of its own.
final class FullWidthPopStack: UINavigationController, UINavigationControllerDelegate {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
        let next = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      to.frame = context.finalFrame(for: next)
      context.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(
        withDuration: transitionDuration(using: context),
        animations: { from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0) },
        completion: { _ in
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      )
    }
  }

  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? Slide() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  func panBegan() {
    guard interaction == nil, viewControllers.count > 1, transitionCoordinator == nil,
      viewIfLoaded?.window != nil
    else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    popViewController(animated: true)
  }

  func panMoved() { interaction?.update(0.3) }

  func panEnded(finished: Bool) {
    guard let running = interaction else { return }
    interaction = nil
    if finished { running.finish() } else { running.cancel() }
  }

  func open(_ screen: UIViewController) {
    guard transitionCoordinator == nil else { return }
    pushViewController(screen, animated: true)
  }
}

/// Presents messages one after another.
final class MessageQueue: CodedController {
  private var messages: [UIViewController] = []
  private var isBusy = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentNext()
  }

  func enqueue(_ message: UIViewController) {
    messages.append(message)
    presentNext()
  }

  private func presentNext() {
    guard !isBusy, !messages.isEmpty, presentedViewController == nil,
      viewIfLoaded?.window != nil, !isMovedByPresentation, transitionCoordinator == nil
    else { return }
    isBusy = true
    let message = messages.removeFirst()
    message.modalPresentationStyle = .overFullScreen
    present(message, animated: true) { self.isBusy = false }
  }

  /// Whether it, or what it is in, is being presented or dismissed.
  private var isMovedByPresentation: Bool {
    sequence(first: self as UIViewController, next: \.parent).contains {
      $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  func confirm() {
    guard !isBusy, let message = presentedViewController, !message.isBeingDismissed,
      !message.isBeingPresented, message.presentedViewController == nil,
      message.transitionCoordinator == nil
    else { return }
    isBusy = true
    message.dismiss(animated: true) {
      self.isBusy = false
      self.presentNext()
    }
  }
}
