// A sidebar behind the content, which a property animator pulls aside.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Follows a sidebar.
@MainActor
protocol RevealViewControllerDelegate: AnyObject {
  func revealController(_ controller: RevealViewController, willReveal isRevealing: Bool)
  func revealController(_ controller: RevealViewController, didReveal isRevealed: Bool)
}

/// Forwards by hand; the content is opaque and covers the sidebar until it is pulled aside.
final class RevealViewController: UIViewController {
  enum State { case closed, open }

  weak var delegate: (any RevealViewControllerDelegate)?
  let frontViewController: UIViewController
  let rearViewController: UIViewController
  private(set) var state = State.closed
  private var animator: UIViewPropertyAnimator?
  private var target = State.closed
  private var visible = false
  private let rearWidth: CGFloat = 260

  private(set) lazy var panGesture = UIPanGestureRecognizer(
    target: self,
    action: Selector("handlePan:", RevealViewController.handlePan(_:))
  )

  init(front: UIViewController, rear: UIViewController) {
    frontViewController = front
    rearViewController = rear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    add(rearViewController)
    add(frontViewController)
    rearViewController.view.frame = CGRect(
      x: 0,
      y: 0,
      width: rearWidth,
      height: view.bounds.height
    )
    frontViewController.view.frame = view.bounds
    frontViewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(panGesture)
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    frontViewController.beginAppearanceTransition(true, animated: animated)
    if state == .open { rearViewController.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    visible = true
    frontViewController.endAppearanceTransition()
    if state == .open { rearViewController.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishAnimatorNow()
    visible = false
    frontViewController.beginAppearanceTransition(false, animated: animated)
    if state == .open { rearViewController.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    frontViewController.endAppearanceTransition()
    if state == .open { rearViewController.endAppearanceTransition() }
  }

  func toggle() {
    guard visible, animator == nil else { return }
    start(towards: state == .closed ? .open : .closed)
    animator?.startAnimation()
  }

  private func start(towards new: State) {
    target = new
    if visible {
      rearViewController.beginAppearanceTransition(new == .open, animated: true)
    }
    delegate?.revealController(self, willReveal: new == .open)
    let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: 0.9) { [unowned self] in
      frontViewController.view.transform =
        new == .open ? CGAffineTransform(translationX: rearWidth, y: 0) : .identity
      view.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] position in
      self?.completed(at: position)
    }
    self.animator = animator
  }

  private func completed(at position: UIViewAnimatingPosition) {
    guard animator != nil else { return }
    animator = nil
    if position == .start {
      // The rear went the other way after all.
      if visible {
        rearViewController.beginAppearanceTransition(target == .closed, animated: true)
      }
    } else {
      state = target
    }
    if visible { rearViewController.endAppearanceTransition() }
    delegate?.revealController(self, didReveal: state == .open)
  }

  private func finishAnimatorNow() {
    guard let animator else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped {
      animator.finishAnimation(at: .end)
    } else {
      completed(at: .end)
    }
    frontViewController.view.transform =
      state == .open ? CGAffineTransform(translationX: rearWidth, y: 0) : .identity
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard animator == nil, visible else { return }
      start(towards: state == .closed ? .open : .closed)
      animator?.pauseAnimation()
    case .changed:
      let x = abs(recognizer.translation(in: view).x)
      animator?.fractionComplete = min(1, x / rearWidth)
    case .ended, .cancelled:
      guard let animator, !animator.isRunning else { return }
      animator.isReversed =
        recognizer.state == .cancelled || abs(recognizer.translation(in: view).x) < rearWidth / 4
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default:
      break
    }
  }
}
