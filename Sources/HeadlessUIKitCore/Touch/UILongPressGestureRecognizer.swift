// The long press.

/// A recogniser of a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
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
