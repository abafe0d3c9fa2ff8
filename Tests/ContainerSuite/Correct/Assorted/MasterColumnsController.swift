// Two columns side by side, or one above the other in a stack, by size class.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Moves its columns into a stack where the width is compact, and back.
final class MasterColumnsController: UIViewController {
  private let master: UIViewController
  private let detail: UIViewController
  private var stack: UINavigationController?
  private var isDetailOpen = false

  init(master: UIViewController, detail: UIViewController) {
    self.master = master
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      isViewLoaded,
      previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    rebuild()
  }

  private var wantsStack: Bool { traitCollection.horizontalSizeClass == .compact }

  private func rebuild() {
    if wantsStack {
      guard stack == nil else { return }
      for column in [master, detail] where column.parent === self { remove(column) }
      let stack = UINavigationController()
      stack.viewControllers = isDetailOpen ? [master, detail] : [master]
      self.stack = stack
      add(stack)
    } else {
      if let stack {
        isDetailOpen = stack.viewControllers.count > 1
        remove(stack)
        stack.viewControllers = []
        self.stack = nil
      }
      for column in [master, detail] where column.parent == nil { add(column) }
    }
    view.setNeedsLayout()
  }

  func openDetail() {
    isDetailOpen = true
    guard let stack, stack.topViewController === master else { return }
    stack.pushViewController(detail, animated: true)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let stack {
      stack.view.frame = view.bounds
    } else {
      let (left, right) = view.bounds.divided(atDistance: 200, from: .minXEdge)
      master.viewIfLoaded?.frame = left
      detail.viewIfLoaded?.frame = right
    }
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
