// What nearly every test of view controllers does.

import HeadlessUIKit

extension Stage {
  /// Shows a root in a window and lets everything run out.
  @discardableResult
  public func show(_ root: () -> UIViewController) -> UIWindow {
    let window = window(root)
    settle()
    return window
  }

  /// Lets everything run out and forgets how it came.
  public func settleAndForget() {
    settle()
    removeEvents()
  }
}

extension UIViewController {
  /// Adds a child with its view, as the documentation says.
  public func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
