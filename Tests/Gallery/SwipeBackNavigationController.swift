// A navigation controller whose pop can be dragged from anywhere, with an animator of its own.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
import UIKit.UIGestureRecognizerSubclass
#else
public import HeadlessUIKit
#endif

/// A navigation controller with a custom push and pop and an interactive pop.
open class SwipeBackNavigationController: UINavigationController, UINavigationControllerDelegate {
  public let pan = SwipeBackGestureRecognizer()
  private var interaction: UIPercentDrivenInteractiveTransition?

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    pan.onChange = { [weak self] pan in self?.follow(pan) }
    view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: SwipeBackGestureRecognizer) {
    switch pan.state {
    case .began:
      guard viewControllers.count > 1, transitionCoordinator == nil, interaction == nil else {
        return
      }
      interaction = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed:
      interaction?.update(pan.translation(in: view).x / max(view.bounds.width, 1))
    case .ended:
      let isFar = pan.translation(in: view).x > view.bounds.width / 2
      if isFar { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ParallaxAnimator(isPush: operation == .push)
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}

/// Slides one view over the other.
final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else {
      context.completeTransition(false)
      return
    }
    let container = context.containerView
    let frame = context.finalFrame(for: toController)
    let right = frame.offsetBy(dx: frame.width, dy: 0)
    to.frame = isPush ? right : frame
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        if self.isPush { to.frame = frame } else { from.frame = right }
      },
      completion: { _ in
        let isCancelled = context.transitionWasCancelled
        if isCancelled { to.removeFromSuperview() } else { from.removeFromSuperview() }
        context.completeTransition(!isCancelled)
      }
    )
  }
}

/// A pan that tells of every change without a selector.
public final class SwipeBackGestureRecognizer: UIPanGestureRecognizer {
  var onChange: ((SwipeBackGestureRecognizer) -> Void)?

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange?(self) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onChange?(self)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    onChange?(self)
  }
}
