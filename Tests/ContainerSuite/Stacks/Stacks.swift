// Stacks with guards, queues and animators.

import HeadlessUIKit

/// Pushes and pops only between transitions.
final class GuardedStack: UINavigationController, UINavigationControllerDelegate {
  private var isTransitioning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func open(_ screen: UIViewController, animated: Bool) {
    guard isReady else { return }
    isTransitioning = true
    pushViewController(screen, animated: animated)
  }

  func goBack(animated: Bool) {
    guard isReady, viewControllers.count > 1 else { return }
    isTransitioning = true
    popViewController(animated: animated)
  }

  private var isReady: Bool {
    viewIfLoaded?.window != nil && !isTransitioning && transitionCoordinator == nil
      && topViewController?.isMovingFromParent == false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isTransitioning = false
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    isTransitioning = false
  }
}

/// Runs one request after the other; each waits for the transition of the one before.
final class QueueingStack: UINavigationController {
  enum Request {
    case push(UIViewController)
    case pop
    case reset(UIViewController)
  }

  private var requests: [Request] = []
  private var isRunning = false

  func enqueue(_ request: Request) {
    guard requests.count < 4 else { return }
    requests.append(request)
    runNext()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in self?.runNext() }
  }

  private func runNext() {
    guard !isRunning, viewIfLoaded?.window != nil else { return }
    if let coordinator = transitionCoordinator {
      isRunning = true
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ended() }
      return
    }
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    isRunning = true
    switch request {
    case .push(let screen): pushViewController(screen, animated: true)
    case .pop: popViewController(animated: true)
    case .reset(let screen): setViewControllers([screen], animated: true)
    }
    guard let coordinator = transitionCoordinator else { return ended() }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ended() }
  }

  private func ended() {
    // The stack is busy until the completion has returned.
    DispatchQueue.main.async { [weak self] in
      self?.isRunning = false
      self?.runNext()
    }
  }
}

/// A stack in which the result of a booking takes the place of its loading screen.
final class BookingStack: UINavigationController {
  func book(_ screen: UIViewController) {
    guard transitionCoordinator == nil, viewControllers.count < 5 else { return }
    pushViewController(screen, animated: true)
  }

  func replaceTop(with screen: UIViewController, animated: Bool) {
    guard transitionCoordinator == nil else { return }
    var stack = viewControllers
    stack.removeLast()
    stack.append(screen)
    setViewControllers(stack, animated: animated)
  }
}

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

/// A detail pane that pushes what is chosen onto a stack of its own.
final class EmptyStackController: SampleController {
  private let stack = UINavigationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    install(stack)
  }

  func choose(_ screen: UIViewController, animated: Bool) {
    stack.pushViewController(screen, animated: animated)
  }

  func clear() { stack.setViewControllers([], animated: false) }
}
