// The finger on tab bars and pages, in words.

internal import Lifecycle

extension Stage {
  /// A finger taps the item of that index in the tab bar.
  @discardableResult
  public func tapTab(_ container: UITabBarController, index: Int) -> Bool {
    take(.gesture(.tab(Int(container.id.index), index), .finish))
  }

  /// A finger begins to turn to the next page, or to the previous one.
  @discardableResult
  public func beginTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(.gesture(turn(container, direction), .begin))
  }

  /// The finger lets go far enough: the page turns.
  @discardableResult
  public func finishTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(.gesture(turn(container, direction), .finish))
  }

  /// The finger lets go too early: the page falls back.
  @discardableResult
  public func cancelTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(.gesture(turn(container, direction), .cancel))
  }

  private func turn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) -> GestureID {
    let own = Int(container.id.index)
    return direction == .forward ? .pageForward(own) : .pageBackward(own)
  }
}
