// A drawer at the bottom that a property animator opens and closes, by hand if wanted.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A container with a drawer whose movement can be scrubbed and turned round.
open class DrawerController: UIViewController {
  public let content: UIViewController
  public let drawer: UIViewController
  public private(set) var isOpen = false

  private var animator: UIViewPropertyAnimator?
  /// Where the movement under way leads, unless it is turned round.
  private var targetIsOpen = false
  /// Whether a hand holds the drawer.
  private var isDragging = false
  private var isShown = false
  private var isLeaving = false

  public init(content: UIViewController, drawer: UIViewController) {
    self.content = content
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
    addChild(drawer)
    drawer.didMove(toParent: self)
  }

  // MARK: The container's own appearance

  private var visibleChildren: [UIViewController] { isOpen ? [content, drawer] : [content] }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in visibleChildren { child.beginAppearanceTransition(true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    for child in visibleChildren { child.endAppearanceTransition() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isLeaving = true
    jumpToEnd()
    isLeaving = false
    isShown = false
    for child in visibleChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in visibleChildren { child.endAppearanceTransition() }
  }

  // MARK: The drawer

  /// Opens or closes the drawer.
  public func setOpen(_ open: Bool, animated: Bool) {
    guard isShown else { return }
    jumpToEnd()
    guard open != isOpen else { return }
    begin(toOpen: open)
    if animated { animator?.startAnimation() } else { jumpToEnd() }
  }

  /// Takes the drawer by hand.
  public func beginDragging() {
    guard isShown, animator == nil else { return }
    begin(toOpen: !isOpen)
    isDragging = true
    animator?.pauseAnimation()
  }

  public func drag(to fraction: CGFloat) { animator?.fractionComplete = fraction }

  /// Lets go: the drawer goes on, or back to where it was.
  public func endDragging(cancelled: Bool) {
    guard isDragging, let animator else { return }
    isDragging = false
    if cancelled {
      animator.isReversed = true
      drawer.beginAppearanceTransition(!targetIsOpen, animated: true)
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  private var closedFrame: CGRect {
    CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 300)
  }

  private func begin(toOpen open: Bool) {
    targetIsOpen = open
    if open { drawer.loadViewIfNeeded() }
    drawer.beginAppearanceTransition(open, animated: true)
    if open {
      drawer.view.frame = closedFrame
      view.addSubview(drawer.view)
    }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [self] in
      drawer.view.frame = open ? closedFrame.offsetBy(dx: 0, dy: -300) : closedFrame
    }
    animator.addCompletion { [weak self] position in
      self?.finish(isOpen: position == .start ? !open : open)
    }
    self.animator = animator
  }

  private func finish(isOpen: Bool) {
    animator = nil
    isDragging = false
    self.isOpen = isOpen
    if !isOpen { drawer.view.removeFromSuperview() }
    // A drawer that was coming turns round with the container, and ends with it.
    if !(isLeaving && isOpen) { drawer.endAppearanceTransition() }
  }

  private func jumpToEnd() {
    guard let animator else { return }
    let isReversed = animator.isReversed
    if animator.state == .inactive {
      finish(isOpen: targetIsOpen)
      return
    }
    animator.stopAnimation(false)
    animator.finishAnimation(at: isReversed ? .start : .end)
  }
}
