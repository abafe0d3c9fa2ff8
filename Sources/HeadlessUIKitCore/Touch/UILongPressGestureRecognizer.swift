// The long press.

public import Foundation

/// A recogniser of a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  override func follow(_ phase: UITouch.Phase) {
    switch phase {
    case .began: state = mayBegin ? .began : .failed
    case .moved where isUnderWay: state = .changed
    case .ended where isUnderWay: state = .ended
    case .cancelled where isUnderWay: state = .cancelled
    case .moved, .stationary, .ended, .cancelled: break
    }
  }
}
