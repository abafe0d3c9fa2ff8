// A pan recogniser that reports its changes to a closure.

import HeadlessUIKit

/// A pan without target and action.
final class DragRecognizer: UIPanGestureRecognizer {
  var onChange: ((UIPanGestureRecognizer) -> Void)?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { onChange?(self) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    onChange?(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    onChange?(self)
  }
}
