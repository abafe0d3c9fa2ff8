// A container that begins a child's appearance first, and adds and lays out its view afterwards.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Steps of a form, one at a time, that slide in from the right.
final class BeginFirstController: UIViewController {
  private var step: UIViewController
  private var previous: UIViewController?
  private var isVisible = false
  private var isInTransition = false

  init(firstStep: UIViewController) {
    step = firstStep
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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
