// A pane whose stack begins empty, and is filled when something is chosen.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A detail pane that pushes what is chosen onto a stack of its own.
final class EmptyStackController: UIViewController {
  private let stack = UINavigationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    stack.view.frame = view.bounds
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func choose(_ screen: UIViewController, animated: Bool) {
    stack.pushViewController(screen, animated: animated)
  }

  func clear() { stack.setViewControllers([], animated: false) }
}
