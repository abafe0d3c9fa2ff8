// Drawers that an animation or a display link of their own moves.

import HeadlessUIKit

/// Follows a sidebar.
@MainActor
protocol RevealViewControllerDelegate: AnyObject {
  func revealController(_ controller: RevealViewController, willReveal isRevealing: Bool)
  func revealController(_ controller: RevealViewController, didReveal isRevealed: Bool)
}

/// Forwards by hand; the content is opaque and covers the sidebar until it is pulled aside.
final class RevealViewController: SampleController {
  enum State { case closed, open }

  weak var delegate: (any RevealViewControllerDelegate)?
  lazy var frontViewController = makeScreen("front")
  lazy var rearViewController = makeScreen("rear")
  private(set) var state = State.closed
  private var animator: UIViewPropertyAnimator?
  private var target = State.closed
  private var visible = false
  private let rearWidth: CGFloat = 260

  private(set) lazy var panGesture = UIPanGestureRecognizer(
    target: self,
    action: Selector("handlePan:", RevealViewController.handlePan(_:))
  )

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
    install(child)
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

/// A drawer that a display link moves; its view is in the window all the time.
final class FrameDrawer: SampleController {
  private lazy var main = makeScreen("main")
  private lazy var menu = makeScreen("menu")
  private var link: CADisplayLink?
  private var progress: CGFloat = 0
  private var target: CGFloat = 0
  private var isOnScreen = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var shown: [UIViewController] { progress > 0 ? [main, menu] : [main] }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [main, menu] {
      install(child)
    }
    menu.view.frame.origin.x = -280
    menu.view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
    isOnScreen = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if link != nil { arrive() }
    isOnScreen = false
    for child in shown { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in shown { child.endAppearanceTransition() }
  }

  func toggle() {
    guard isOnScreen else { return }
    target = 1 - target
    menu.view.isHidden = false
    menu.beginAppearanceTransition(target == 1, animated: true)
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick", FrameDrawer.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick() {
    progress += target > progress ? 0.25 : -0.25
    menu.view.frame.origin.x = -280 * (1 - progress)
    if progress == target { arrive() }
  }

  private func arrive() {
    progress = target
    link?.invalidate()
    link = nil
    menu.view.frame.origin.x = -280 * (1 - progress)
    menu.view.isHidden = progress == 0
    menu.endAppearanceTransition()
  }
}
