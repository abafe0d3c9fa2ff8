// The finger in words, for tests: gestures of containers, recognisers, scroll views, controls.

public import Foundation
internal import VCLifecycle

extension Stage {
  /// The finger, by what it does.
  public var finger: FingerActions { FingerActions(stage: self) }

  /// What a finger can do on the screen; each returns false if the screen does not offer it now.
  @preconcurrency @MainActor
  public struct FingerActions {
    package let stage: Stage

    private func take(_ id: GestureID, _ phase: GesturePhase) -> Bool {
      stage.take(.gesture(id, phase))
    }
  }
}

// MARK: UIKit's containers

extension Stage.FingerActions {
  /// A finger begins the swipe back of a navigation controller.
  @discardableResult
  public func beginSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.interactivePop(Int(navigation.id.index)), .begin)
  }

  /// The finger lifts far enough: the swipe finishes.
  @discardableResult
  public func finishSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.interactivePop(Int(navigation.id.index)), .finish)
  }

  /// The finger lifts too early: the swipe is cancelled.
  @discardableResult
  public func cancelSwipeBack(_ navigation: UINavigationController) -> Bool {
    take(.interactivePop(Int(navigation.id.index)), .cancel)
  }

  /// A finger begins to drag a sheet down.
  @discardableResult
  public func beginSheetDrag(_ presented: UIViewController) -> Bool {
    take(.sheetDrag(Int(presented.id.index)), .begin)
  }

  /// The finger lifts far enough down: the sheet is dismissed, if it may be.
  @discardableResult
  public func finishSheetDrag(_ presented: UIViewController) -> Bool {
    take(.sheetDrag(Int(presented.id.index)), .finish)
  }

  /// The finger lifts too early: the sheet stays.
  @discardableResult
  public func cancelSheetDrag(_ presented: UIViewController) -> Bool {
    take(.sheetDrag(Int(presented.id.index)), .cancel)
  }

  /// A finger taps beside a popover.
  @discardableResult
  public func tapOutside(_ presented: UIViewController) -> Bool {
    take(.tapOutside(Int(presented.id.index)), .finish)
  }

  /// A finger taps an alert's action.
  @discardableResult
  public func tapAction(_ index: Int, of alert: UIAlertController) -> Bool {
    take(.alertAction(Int(alert.id.index), index), .finish)
  }

  /// A finger taps the item of that index in the tab bar.
  @discardableResult
  public func tapTab(_ container: UITabBarController, index: Int) -> Bool {
    take(.tab(Int(container.id.index), index), .finish)
  }

  /// A finger begins to turn to the next page, or to the previous one.
  @discardableResult
  public func beginTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(turn(container, direction), .begin)
  }

  /// The finger lifts far enough: the page turns.
  @discardableResult
  public func finishTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(turn(container, direction), .finish)
  }

  /// The finger lifts too early: the page falls back.
  @discardableResult
  public func cancelTurn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool {
    take(turn(container, direction), .cancel)
  }

  private func turn(
    _ container: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) -> StageStep.GestureID {
    let own = Int(container.id.index)
    return direction == .forward ? .pageForward(own) : .pageBackward(own)
  }

  /// A finger taps what triggers the segue; false if nothing on screen does.
  @discardableResult
  public func tap(_ identifier: String, on controller: UIViewController) -> Bool {
    stage.take(.segue(Int(controller.id.index), identifier))
  }
}

// MARK: Gesture recognisers

extension Stage.FingerActions {
  /// A finger lands on the recogniser's view and goes that way; a tap or swipe is complete with it.
  @discardableResult
  public func beginGesture(
    _ recognizer: UIGestureRecognizer,
    toward direction: StageStep.FingerDirection = .right
  ) -> Bool {
    take(.recognizer(recognizer.number, direction), .begin)
  }

  /// Moves the finger on by a quarter of the view.
  @discardableResult
  public func moveGesture(_ recognizer: UIGestureRecognizer) -> Bool { take(recognizer, .move) }

  /// Moves the finger to that distance from where it landed; false if it is not on the screen.
  @discardableResult
  public func moveGesture(_ recognizer: UIGestureRecognizer, to translation: CGPoint) -> Bool {
    guard let finger = recognizer.finger else { return false }
    stage.run {
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

  private func take(_ recognizer: UIGestureRecognizer, _ phase: StageStep.GesturePhase) -> Bool {
    guard let finger = recognizer.finger else { return false }
    return take(finger.target.gestureID(toward: finger.direction), phase)
  }
}

// MARK: Scroll views and controls

extension Stage.FingerActions {
  /// A finger lands on the scroll view and begins to drag.
  @discardableResult
  public func beginDragging(
    _ scrollView: UIScrollView,
    toward direction: StageStep.FingerDirection
  ) -> Bool {
    take(.scroll(scrollView.number, direction), .begin)
  }

  /// The finger drags the content to that offset, and has landed before if need be.
  public func drag(_ scrollView: UIScrollView, to offset: CGPoint) {
    stage.run {
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
    stage.run {
      let finger = scrollView.finger
      scrollView.endDragging(velocity: velocity)
      finger?.forEachDriven { $0.lift() }
    }
  }

  /// A finger taps a button of a bar.
  public func tap(_ item: UIBarButtonItem) { stage.run { item.press() } }
}
