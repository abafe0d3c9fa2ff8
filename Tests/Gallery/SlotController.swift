// A container that is correct and no longer than it must be, as the documentation shows it.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

// BEGIN
/// A container with one child, which it exchanges; it forwards every appearance to its child.
open class SlotController: UIViewController {
  public private(set) var content: UIViewController

  private enum Phase { case disappeared, appearing, appeared, disappearing }

  /// Where the container itself stands.
  private var phase = Phase.disappeared
  /// The child that leaves while an exchange is under way.
  private var leaving: UIViewController?
  /// Whether code of a child may be running in the middle of a change.
  private var isChanging = false
  /// What was asked for while it could not be shown.
  private var waiting: UIViewController?

  public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  // UIKit is to send the child nothing by itself: all comes from the calls below.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isChanging = true
    addChild(content)
    place(content)
    content.didMove(toParent: self)
    isChanging = false
    showWaiting()
  }

  // MARK: The container's own appearance, each callback with its begin or end

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .appearing
    content.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.endAppearanceTransition()
    phase = .appeared
    showWaiting()
  }

  // After a viewWillAppear that was cancelled this turns the child round, and one end follows.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishExchange(isDisappearing: true)
    phase = .disappearing
    content.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    content.endAppearanceTransition()
    phase = .disappeared
    showWaiting()
  }

  // MARK: The exchange

  /// Shows another child; while the container or a child is on its way, it waits.
  public func show(_ child: UIViewController, animated: Bool) {
    guard isViewLoaded else {
      content = child
      return
    }
    guard !isChanging, leaving == nil, phase == .appeared || phase == .disappeared else {
      waiting = child
      return
    }
    guard child !== content else { return }
    exchange(content, for: child, animated: animated)
  }

  private func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    animated: Bool
  ) {
    isChanging = true
    content = new
    addChild(new)
    old.willMove(toParent: nil)
    // Whether begin loads a view is not known.
    new.loadViewIfNeeded()
    if phase == .appeared {
      new.beginAppearanceTransition(true, animated: animated)
      old.beginAppearanceTransition(false, animated: animated)
    }
    leaving = old
    place(new)
    isChanging = false
    guard animated, phase == .appeared else {
      finishExchange()
      return
    }
    new.view.alpha = 0
    UIView.animate(
      withDuration: 0.3,
      animations: { new.view.alpha = 1 },
      completion: { [weak self] _ in
        if self?.leaving === old { self?.finishExchange() }
      }
    )
  }

  /// Ends an exchange; where the container disappears, the new child turns round with it.
  private func finishExchange(isDisappearing: Bool = false) {
    guard let old = leaving else { return }
    isChanging = true
    leaving = nil
    content.view.alpha = 1
    old.viewIfLoaded?.removeFromSuperview()
    if phase == .appeared {
      if !isDisappearing { content.endAppearanceTransition() }
      old.endAppearanceTransition()
    }
    content.didMove(toParent: self)
    old.removeFromParent()
    isChanging = false
    if !isDisappearing { showWaiting() }
  }

  private func showWaiting() {
    guard let child = waiting else { return }
    waiting = nil
    show(child, animated: false)
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
// END
