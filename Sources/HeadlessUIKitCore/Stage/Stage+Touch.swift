// The finger in words, for tests: gesture recognisers, scroll views, controls.

public import Foundation

extension Stage {
  // MARK: Gesture recognisers

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

  // MARK: Scroll views

  /// A finger lands on the scroll view and begins to drag.
  @discardableResult
  public func beginDragging(
    _ scrollView: UIScrollView,
    toward direction: FingerDirection
  ) -> Bool {
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

  // MARK: Controls

  /// A finger taps a button of a bar.
  public func tap(_ item: UIBarButtonItem) { run { item.press() } }
}
