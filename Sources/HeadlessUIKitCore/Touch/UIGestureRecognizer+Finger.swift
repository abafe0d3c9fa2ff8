// How steps of the stage drive a recogniser: a finger lands and moves, moves on, lifts, or is lost.

internal import Foundation

extension UIGestureRecognizer: Touchable {
  func gestureID(toward direction: StageStep.FingerDirection) -> StageStep.GestureID {
    .recognizer(number, direction)
  }

  var hasView: Bool { attachedView != nil }

  var recognizer: UIGestureRecognizer { self }

  var openDirections: [StageStep.FingerDirection] {
    guard isEnabled, let view = attachedView, view.currentWindow != nil else { return [] }
    return directions.filter { view.isUnderFinger(at: landing(toward: $0, in: view)) }
  }

  // MARK: The finger

  func land(toward direction: StageStep.FingerDirection) {
    guard let view = attachedView else { return }
    let point = view.convert(landing(toward: direction, in: view), to: nil)
    let touch = UITouch(at: point, in: runtime.viewUnderFinger(at: point))
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    let finger = Finger(target: self, touch: touch, direction: direction)
    runtime.touchscreen.finger = finger
    touchesBegan([touch], with: UIEvent(touches: [touch]))
    sendActions()
    if needsTravel, self.finger != nil {
      finger.move(to: direction.vector(Finger.threshold))
      touchesMoved([touch], with: UIEvent(touches: [touch]))
    }
    let companions = companions(under: finger)
    sendActions()
    for companion in companions where runtime.touchscreen.finger === finger {
      companion.join(finger)
    }
    if isDiscrete { return finger.forEachDriven { $0.lift() } }
    dropFingerIfDone()
  }

  /// A tap and a long press begin where they land; all else must travel first.
  private var needsTravel: Bool {
    !(self is UITapGestureRecognizer) && !(self is UILongPressGestureRecognizer)
  }

  func join(_ finger: Finger) {
    guard delegate?.gestureRecognizer(self, shouldReceive: finger.touch) ?? true else { return }
    finger.add(self)
    touchesBegan([finger.touch], with: UIEvent(touches: [finger.touch]))
    sendActions()
    if needsTravel { follow(finger) }
  }

  /// A quarter of the view with each step.
  func travel(after moves: Int, toward direction: StageStep.FingerDirection) -> CGFloat {
    let size = attachedView?.bounds.size ?? .zero
    let extent = direction.isHorizontal ? size.width : size.height
    return max(extent * CGFloat(moves) / CGFloat(Finger.movesMax), Finger.threshold)
  }

  func follow(_ finger: Finger) {
    guard self.finger != nil else { return }
    touchesMoved([finger.touch], with: UIEvent(touches: [finger.touch]))
    sendActions()
    dropFingerIfDone()
  }

  func lift() { end(.ended) { touchesEnded($0, with: $1) } }

  /// The system takes the touch away, or the recogniser is switched off.
  func loseFinger() { end(.cancelled) { touchesCancelled($0, with: $1) } }

  private func end(_ phase: UITouch.Phase, _ send: (Set<UITouch>, UIEvent) -> Void) {
    guard let finger else { return }
    finger.touch.phase = phase
    send([finger.touch], UIEvent(touches: [finger.touch]))
    sendActions()
    dropFinger()
  }

  /// A gesture that has failed or is over ignores the rest of the touch.
  private func dropFingerIfDone() {
    if state != .possible, !isUnderWay { dropFinger() }
  }

  private func dropFinger() {
    finger?.drop(self)
    reset()
    state = .possible
  }
}
