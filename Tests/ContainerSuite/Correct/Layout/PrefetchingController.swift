// A container that lays out the next child before it is shown, to have it ready at once.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one child, with the next one prepared.
final class PrefetchingController: UIViewController {
  private let makeChild: (Int) -> UIViewController
  private var current: UIViewController?
  private var prepared: UIViewController?
  private var count = 0

  init(makeChild: @escaping (Int) -> UIViewController) {
    self.makeChild = makeChild
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNext()
  }

  /// Makes the child that comes next, and lays it out away from any window.
  func prepareNext() {
    guard isViewLoaded, prepared == nil else { return }
    count += 1
    let child = makeChild(count)
    prepared = child
    addChild(child)
    child.view.frame = view.bounds
    child.view.setNeedsLayout()
    child.view.layoutIfNeeded()
    child.didMove(toParent: self)
  }

  func showNext() {
    guard isViewLoaded else { return }
    prepareNext()
    guard let child = prepared else { return }
    prepared = nil
    let old = current
    current = child
    child.view.frame = view.bounds
    UIView.performWithoutAnimation {
      view.addSubview(child.view)
      view.layoutIfNeeded()
    }
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
  }
}
