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

  /// Runs calls of the app's and lets everything run out.
  @discardableResult
  public func runAndSettle<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { settle() }
    return try run(body)
  }

  /// Gives the app a part of the screen and lets everything run out.
  public func settle(resizedTo share: EnvironmentStep.Share) {
    resize(to: share)
    settle()
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
