// Two columns, each of which presents over itself only.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A column that defines a context for what it presents.
final class ContextColumn: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
  }

  func cover(with controller: UIViewController, animated: Bool) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil,
      transitionCoordinator == nil
    else { return }
    controller.modalPresentationStyle = .currentContext
    present(controller, animated: animated)
  }

  func uncover() {
    // What an ancestor presents is presented here as well.
    guard let cover = presentedViewController, cover.presentingViewController === self,
      !cover.isBeingDismissed, !cover.isBeingPresented
    else { return }
    dismiss(animated: true)
  }
}

/// Holds the columns.
final class ContextColumnController: UIViewController {
  let left = ContextColumn()
  let right = ContextColumn()

  override func viewDidLoad() {
    super.viewDidLoad()
    let (leftFrame, rightFrame) = view.bounds.divided(
      atDistance: view.bounds.width / 2,
      from: .minXEdge
    )
    add(left, leftFrame)
    add(right, rightFrame)
  }

  private func add(_ column: UIViewController, _ frame: CGRect) {
    addChild(column)
    column.view.frame = frame
    view.addSubview(column.view)
    column.didMove(toParent: self)
  }
}
