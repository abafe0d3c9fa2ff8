// How steps of the stage drive a recogniser: a finger lands and moves, moves on, lifts, or is lost.

internal import Foundation

extension UIGestureRecognizer: Touchable {
  func gestureID(toward direction: Stage.FingerDirection) -> Stage.GestureID {
    .recognizer(number, direction)
  }

  var hasView: Bool { attachedView != nil }

  var openDirections: [Stage.FingerDirection] {
    guard isEnabled, let view = attachedView, view.currentWindow != nil else { return [] }
    return directions.filter { view.isUnderFinger(at: landing(toward: $0, in: view)) }
  }

  // MARK: The finger

  func land(toward direction: Stage.FingerDirection) {
    guard let view = attachedView else { return }
    let point = view.convert(landing(toward: direction, in: view), to: nil)
    let touch = UITouch(at: point, in: runtime.viewUnderFinger(at: point))
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    let finger = Finger(target: self, touch: touch, direction: direction)
    runtime.finger = finger
    touchesBegan([touch], with: UIEvent(touches: [touch]))
    sendActions()
    if needsTravel { move(to: direction.vector(Finger.threshold)) }
    if isDiscrete { return lift() }
    dropFingerIfDone()
  }

  /// A tap and a long press begin where they land; all else must travel first.
  private var needsTravel: Bool {
    !(self is UITapGestureRecognizer) && !(self is UILongPressGestureRecognizer)
  }

  /// One step further across the screen.
  func moveOn() {
    guard let finger, let view = attachedView else { return }
    finger.moves += 1
    let extent = finger.direction.isHorizontal ? view.bounds.width : view.bounds.height
    let length = extent * CGFloat(finger.moves) / CGFloat(Finger.movesMax)
    move(to: finger.direction.vector(max(length, Finger.threshold)))
    dropFingerIfDone()
  }

  func move(to translation: CGPoint) {
    guard let finger else { return }
    finger.move(to: translation)
    touchesMoved([finger.touch], with: UIEvent(touches: [finger.touch]))
    sendActions()
  }

  func lift() {
    guard let finger else { return }
    finger.touch.phase = .ended
    touchesEnded([finger.touch], with: UIEvent(touches: [finger.touch]))
    sendActions()
    dropFinger()
  }

  /// The system takes the touch away, or the recogniser is switched off.
  func loseFinger() {
    guard let finger else { return }
    finger.touch.phase = .cancelled
    touchesCancelled([finger.touch], with: UIEvent(touches: [finger.touch]))
    sendActions()
    dropFinger()
  }

  /// A gesture that has failed or is over ignores the rest of the touch.
  private func dropFingerIfDone() {
    if state != .possible, !isUnderWay { dropFinger() }
  }

  private func dropFinger() {
    if finger != nil { runtime.finger = nil }
    reset()
    state = .possible
  }
}
