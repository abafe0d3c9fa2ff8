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

  override func follow(_ phase: UITouch.Phase) {
    if phase == .began {
      origin = .zero
      travelled = .zero
    } else if phase != .cancelled, let finger {
      travelled = finger.translation
      fingerVelocity = finger.velocity
    }
    switch phase {
    case .moved where state == .possible: state = mayBegin ? .began : .failed
    case .moved where isUnderWay: state = .changed
    case .ended: state = isUnderWay ? .ended : .failed
    case .cancelled: state = isUnderWay ? .cancelled : .failed
    case .began, .moved, .stationary: break
    }
  }

  override var directions: [Stage.FingerDirection] { [.right, .left, .down, .up] }
}
