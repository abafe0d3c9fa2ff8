// A switcher that exchanges its child by `transition(from:to:)` and removes the old one at the end.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one child; the next one fades in.
final class CrossfadeSwitcher: UIViewController {
  private(set) var current: UIViewController
  private var isSwitching = false

  init(_ initial: UIViewController) {
    current = initial
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  func switchTo(_ next: UIViewController, animated: Bool) {
    guard !isSwitching else { return }
    let old = current
    guard isViewLoaded else {
      current = next
      return
    }
    isSwitching = true
    current = next
    old.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    transition(
      from: old,
      to: next,
      duration: animated ? 0.25 : 0,
      options: .transitionCrossDissolve,
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      next.didMove(toParent: self)
      self?.isSwitching = false
    }
  }
}
