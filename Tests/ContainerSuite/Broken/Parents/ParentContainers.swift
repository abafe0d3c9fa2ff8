// Containers that confuse the order of parent, view and callbacks.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Sends begin before the child has a parent.
final class EarlyBeginController: ManualContainer {
  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func show(_ next: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      let old = shown[0]
      shown = [next]
      begin(old, false)
      begin(next, true)
      remove(old)
      embed(next)
      end(old)
      end(next)
    }
  }
}

/// Calls willMove after the child has left, and didMove twice.
final class LateMoveController: UIViewController {
  private var child: UIViewController?

  func show(_ next: UIViewController) {
    guard isViewLoaded else { return }
    if let old = child {
      old.view.removeFromSuperview()
      old.removeFromParent()
      old.willMove(toParent: nil)
    }
    child = next
    addChild(next)
    next.didMove(toParent: self)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    next.didMove(toParent: self)
  }
}

/// Adds the view of a controller that is not its child.
final class OrphanViewController: UIViewController {
  private var widgets: [UIViewController] = []

  func addWidget(_ widget: UIViewController) {
    guard isViewLoaded else { return }
    widgets.append(widget)
    widget.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(widget.view)
  }
}
