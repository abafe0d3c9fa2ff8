// The finger in words, for tests: gestures of containers, recognisers, scroll views, controls.

public import Foundation
internal import VCLifecycle

// MARK: UIKit's containers

extension Stage {
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

  /// A finger taps what triggers the segue; false if nothing on screen does.
  @discardableResult
  public func tap(_ identifier: String, on controller: UIViewController) -> Bool {
    take(.segue(Int(controller.id.index), identifier))
  }
}

// MARK: Gesture recognisers

extension Stage {
  /// A finger lands on the recogniser's view and goes that way; a tap or swipe is complete with it.
  @discardableResult
  public func beginGesture(
    _ recognizer: UIGestureRecognizer,
    toward direction: FingerDirection = .right
  ) -> Bool {
    take(.gesture(.recognizer(recognizer.number, direction), .begin))
  }

  /// Moves the finger on by a quarter of the view.
  @discardableResult
  public func moveGesture(_ recognizer: UIGestureRecognizer) -> Bool { take(recognizer, .move) }

  /// Moves the finger to that distance from where it landed; false if it is not on the screen.
  @discardableResult
  public func moveGesture(_ recognizer: UIGestureRecognizer, to translation: CGPoint) -> Bool {
    guard let finger = recognizer.finger else { return false }
    run {
      finger.move(to: translation)
      finger.forEachDriven { $0.follow(finger) }
    }
    return true
  }

  /// The finger lifts where it is.
  @discardableResult
  public func finishGesture(_ recognizer: UIGestureRecognizer) -> Bool { take(recognizer, .finish) }

  /// The system takes the touch away.
  @discardableResult
  public func cancelGesture(_ recognizer: UIGestureRecognizer) -> Bool { take(recognizer, .cancel) }

  private func take(_ recognizer: UIGestureRecognizer, _ phase: GesturePhase) -> Bool {
    guard let finger = recognizer.finger else { return false }
    return take(.gesture(finger.target.gestureID(toward: finger.direction), phase))
  }
}

// MARK: Scroll views and controls

extension Stage {
  /// A finger lands on the scroll view and begins to drag.
  @discardableResult
  public func beginDragging(_ scrollView: UIScrollView, toward direction: FingerDirection) -> Bool {
    take(.gesture(.scroll(scrollView.number, direction), .begin))
  }

  /// The finger drags the content to that offset, and has landed before if need be.
  public func drag(_ scrollView: UIScrollView, to offset: CGPoint) {
    run {
      if !scrollView.isDragging {
        let way = offset - scrollView.contentOffset
        scrollView.startDragging(
          toward: way.x != 0 ? (way.x < 0 ? .right : .left) : (way.y < 0 ? .down : .up)
        )
      }
      scrollView.drag(to: offset)
    }
  }

  /// Lifts the finger; with a velocity the content moves on until its animation ends.
  public func endDragging(_ scrollView: UIScrollView, velocity: CGPoint = .zero) {
    run {
      let finger = scrollView.finger
      scrollView.endDragging(velocity: velocity)
      finger?.forEachDriven { $0.lift() }
    }
  }

  /// A finger taps a button of a bar.
  public func tap(_ item: UIBarButtonItem) { run { item.press() } }
}
