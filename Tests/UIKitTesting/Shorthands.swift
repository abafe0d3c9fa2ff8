// What nearly every test of view controllers does.

import HeadlessUIKit
import XCTest

extension Stage {
  /// A screen with a style in which it is presented.
  public func screen(_ name: String, _ style: UIModalPresentationStyle) -> UIViewController {
    let screen = screen(name)
    screen.modalPresentationStyle = style
    return screen
  }

  /// The states of some controllers, in their order.
  public func states(of controllers: UIViewController...) -> [AppearanceState] {
    controllers.map(state(of:))
  }

  /// Shows a root in a window and lets everything run out.
  @discardableResult
  public func show(_ root: () -> UIViewController) -> UIWindow {
    let window = window(root)
    settle()
    return window
  }

  // MARK: Calls of the app's

  /// Runs calls of the app's, after a mark where they have a label.
  @discardableResult
  public func play<Result>(
    _ label: String? = nil,
    _ calls: () throws -> Result
  ) rethrows -> Result {
    if let label { mark(label) }
    return try run(calls)
  }

  /// Runs calls of the app's and commits.
  @discardableResult
  public func commit<Result>(
    _ label: String? = nil,
    after calls: () throws -> Result
  ) rethrows -> Result {
    defer { commit() }
    return try play(label, calls)
  }

  /// Commits, and ends the animations that have begun.
  public func animate() {
    commit()
    endAnimations()
  }

  /// Runs calls of the app's, commits, and ends the animations that have begun.
  @discardableResult
  public func animate<Result>(
    _ label: String? = nil,
    after calls: () throws -> Result
  ) rethrows -> Result {
    defer { animate() }
    return try play(label, calls)
  }

  /// Runs calls of the app's and lets everything run out.
  @discardableResult
  public func settle<Result>(
    _ label: String? = nil,
    after calls: () throws -> Result
  ) rethrows -> Result {
    defer { settle() }
    return try play(label, calls)
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

  /// Presents a new screen over a controller and lets everything run out.
  @discardableResult
  public func cover(
    _ presenter: UIViewController,
    with name: String,
    _ style: UIModalPresentationStyle,
    animated: Bool = false
  ) -> UIViewController {
    let cover = screen(name, style)
    settle { presenter.present(cover, animated: animated) }
    return cover
  }

  // MARK: Fingers

  /// Swipes back from the left edge and lets go, finished or too early.
  public func swipeBack(
    _ navigation: UINavigationController,
    cancelled: Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertTrue(beginSwipeBack(navigation), "no swipe begins", file: file, line: line)
    commit()
    let isLetGo = cancelled ? cancelSwipeBack(navigation) : finishSwipeBack(navigation)
    XCTAssertTrue(isLetGo, "the swipe is lost", file: file, line: line)
  }

  /// Swipes to the page beside the shown one and lets go, finished or too early.
  public func swipe(
    _ pages: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward,
    cancelled: Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertTrue(beginTurn(pages, direction), "no turn begins", file: file, line: line)
    commit()
    let isLetGo = cancelled ? cancelTurn(pages, direction) : finishTurn(pages, direction)
    XCTAssertTrue(isLetGo, "the turn is lost", file: file, line: line)
  }
}

extension UIViewController {
  /// Adds a child with its view, perhaps in a part of the own view, as the documentation says.
  public func embed(_ child: UIViewController, in part: UIView? = nil) {
    addChild(child)
    (part ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Leaves the parent with its view, as the documentation says.
  public func unembed() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Drives an appearance by hand, from its begin to its end.
  public func beginAndEnd(_ isAppearing: Bool, animated: Bool = false) {
    beginAppearanceTransition(isAppearing, animated: animated)
    endAppearanceTransition()
  }
}
