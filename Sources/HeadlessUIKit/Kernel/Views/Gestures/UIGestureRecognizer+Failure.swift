// Which recogniser has to fail before another one may begin: one finger drives one recogniser, and
// the one that it drives waits for those that would recognise the same touch.

extension UIGestureRecognizer {
  /// Whether a recogniser that this one requires to fail would recognise the touch as well.
  var awaitsFailure: Bool {
    guard let finger else { return false }
    var current: UIView? = finger.touch.view
    while let view = current {
      for other in view.recognizers where other !== self && requiresFailure(of: other) {
        if other.follows(finger, like: self) { return true }
      }
      current = view.parentView
    }
    return false
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0 === other } || shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the finger that drives another recogniser would make this one begin.
  private func follows(_ finger: Finger, like driven: UIGestureRecognizer) -> Bool {
    guard isEnabled, directions.contains(finger.direction),
      delegate?.gestureRecognizer(self, shouldReceive: finger.touch) ?? true
    else { return false }
    switch self {
    case let tap as UITapGestureRecognizer:
      guard let other = driven as? UITapGestureRecognizer,
        other.numberOfTapsRequired == tap.numberOfTapsRequired
      else { return false }
    case is UILongPressGestureRecognizer:
      guard driven is UILongPressGestureRecognizer else { return false }
    case is UIScreenEdgePanGestureRecognizer:
      guard driven is UIScreenEdgePanGestureRecognizer else { return false }
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer:
      guard driven is UIPanGestureRecognizer || driven is UISwipeGestureRecognizer else {
        return false
      }
    default: return false  // two fingers, or a class of the app's own
    }
    return isPermitted
  }
}
