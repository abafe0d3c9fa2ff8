// The finger: which gestures the screen offers now, and what each phase does.

internal import Foundation
internal import VCLifecycle

extension Stage {
  func take(_ phase: GesturePhase, of id: GestureID) -> Bool {
    guard let source = source(of: id, phase) else { return false }
    source.perform(phase)
    return true
  }

  /// Whether a finger can do that now.
  package func offers(_ phase: GesturePhase, of id: GestureID) -> Bool {
    source(of: id, phase) != nil
  }

  private func source(of id: GestureID, _ phase: GesturePhase) -> (any GestureSource)? {
    var offers = GestureOffers(lookingFor: phase, of: id)
    offers.collect(from: runtime)
    return offers.found
  }

  // MARK: In words

  /// A finger begins the swipe back of a navigation controller.
  @discardableResult
  public func beginSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .begin))
  }

  /// The finger lifts far enough: the swipe finishes.
  @discardableResult
  public func finishSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .finish))
  }

  /// The finger lifts too early: the swipe is cancelled.
  @discardableResult
  public func cancelSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.gesture(.interactivePop(Int(navigation.id.index)), .cancel))
  }

  /// A finger begins to drag a sheet down.
  @discardableResult
  public func beginSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .begin))
  }

  /// The finger lifts far enough down: the sheet is dismissed, if it may be.
  @discardableResult
  public func finishSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .finish))
  }

  /// The finger lifts too early: the sheet stays.
  @discardableResult
  public func cancelSheetDrag(_ presented: UIViewController) -> Bool {
    take(.gesture(.sheetDrag(Int(presented.id.index)), .cancel))
  }

  /// A finger taps beside a popover.
  @discardableResult
  public func tapOutside(_ presented: UIViewController) -> Bool {
    take(.gesture(.tapOutside(Int(presented.id.index)), .finish))
  }

  /// A finger taps an alert's action.
  @discardableResult
  public func tapAction(_ index: Int, of alert: UIAlertController) -> Bool {
    take(.gesture(.alertAction(Int(alert.id.index), index), .finish))
  }

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

  /// The finger lifts far enough: the page turns.
  @discardableResult
  public func finishTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(.gesture(turn(container, direction), .finish))
  }

  /// The finger lifts too early: the page falls back.
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
