// The pan.

public import Foundation

/// A recogniser of a finger that drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// What `setTranslation` has moved the origin by.
  private var origin = CGPoint.zero
  private var travelled = CGPoint.zero
  var fingerVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: travelled.x - origin.x, y: travelled.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: travelled.x - translation.x, y: travelled.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { fingerVelocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    origin = .zero
    travelled = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow()
    switch state {
    case .possible: state = mayBegin ? .began : .failed
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow()
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  private func follow() {
    guard let finger else { return }
    travelled = finger.translation
    fingerVelocity = finger.velocity
  }

  override var directions: [Stage.FingerDirection] { [.right, .left, .down, .up] }
}
