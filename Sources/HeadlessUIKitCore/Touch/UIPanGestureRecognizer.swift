// The pan.

public import Foundation

/// A recogniser of a finger that drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// What `setTranslation` has moved the origin by.
  private var origin = CGPoint.zero
  private var travelled = CGPoint.zero
  var fingerVelocity = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { travelled - origin }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = travelled - translation
  }

  open func velocity(in view: UIView?) -> CGPoint { fingerVelocity }

  func startTravel() {
    origin = .zero
    travelled = .zero
  }

  func travel(with finger: Finger) {
    travelled = finger.translation
    fingerVelocity = finger.velocity
  }

  override func follow(_ phase: UITouch.Phase) {
    if phase == .began {
      startTravel()
    } else if phase != .cancelled, let finger {
      travel(with: finger)
    }
    switch phase {
    case .moved where state == .possible: state = mayBegin ? .began : .failed
    case .moved where isUnderWay: state = .changed
    case .ended: state = isUnderWay ? .ended : .failed
    case .cancelled: state = isUnderWay ? .cancelled : .failed
    case .began, .moved, .stationary: break
    }
  }

  override var directions: [StageStep.FingerDirection] { StageStep.FingerDirection.allCases }
}
