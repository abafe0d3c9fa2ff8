// The calls of an exchange in other orders: begin first, moves before views.

import HeadlessUIKit

/// Steps of a form, one at a time, that slide in from the right.
final class BeginFirstController: SampleController {
  private lazy var step = makeScreen("first step")
  private var previous: UIViewController?
  private var isVisible = false
  private var isInTransition = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isInTransition = true
    if step.parent == nil { addChild(step) }
    step.beginAppearanceTransition(true, animated: animated)
    guard step.viewIfLoaded?.superview == nil else { return }
    place(step)
    step.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
    isInTransition = false
    step.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    complete()
    isInTransition = true
    isVisible = false
    step.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInTransition = false
    step.endAppearanceTransition()
  }

  /// Shows the next step; the call does nothing while something moves or out of sight.
  func advance(to next: UIViewController, animated: Bool) {
    guard isVisible, !isInTransition else { return }
    isInTransition = true
    let old = step
    previous = old
    step = next
    old.willMove(toParent: nil)
    addChild(next)
    old.beginAppearanceTransition(false, animated: animated)
    next.beginAppearanceTransition(true, animated: animated)
    place(next)
    guard animated else { return complete() }
    next.view.frame.origin.x = view.bounds.width
    UIView.animate(
      withDuration: 0.35,
      delay: 0,
      options: [.curveEaseOut],
      animations: { next.view.frame.origin.x = 0 },
      completion: { [weak self] _ in
        if self?.previous === old { self?.complete() }
      }
    )
  }

  private func complete() {
    guard let old = previous else { return }
    previous = nil
    old.view.removeFromSuperview()
    old.endAppearanceTransition()
    old.removeFromParent()
    step.endAppearanceTransition()
    step.didMove(toParent: self)
    isInTransition = false
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    view.addSubview(child.view)
  }
}

/// Calls in the orders that many apps have: didMove before the view, the link cut before the view.
final class OwnOrderController: SampleController, Breakable {
  enum Bug { case movesLate }

  var bug: Bug?
  private var child: UIViewController?

  func replace(with next: UIViewController) {
    guard isViewLoaded else { return }
    if bug == .movesLate {
      child?.view.removeFromSuperview()
      child?.removeFromParent()
      child?.willMove(toParent: nil)
    } else {
      clear()
    }
    child = next
    addChild(next)
    next.didMove(toParent: self)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    if bug == .movesLate { next.didMove(toParent: self) }
  }

  func clear() {
    guard let child else { return }
    self.child = nil
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
  }
}
