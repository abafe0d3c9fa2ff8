// Which recogniser has to fail before another one may begin: one finger drives one recogniser, and
// the one that it drives waits for those that would recognise the same touch.

extension UIGestureRecognizer {
  /// Whether a recogniser that this one requires to fail would recognise the touch as well.
  var awaitsFailure: Bool {
    guard let finger, let touched = finger.touch.view else { return false }
    for view in touched.lineage {
      for other in view.recognizers where other !== self && requiresFailure(of: other) {
        if other.follows(finger, like: self) { return true }
      }
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
    isEnabled && directions.contains(finger.direction)
      && delegate?.gestureRecognizer(self, shouldReceive: finger.touch) ?? true
      && recognizesTouches(of: driven) && isPermitted
  }

  /// Whether a touch that the other one recognises is of this one's kind too.
  func recognizesTouches(of other: UIGestureRecognizer) -> Bool {
    switch self {
    case let tap as UITapGestureRecognizer:
      (other as? UITapGestureRecognizer)?.numberOfTapsRequired == tap.numberOfTapsRequired
    case is UILongPressGestureRecognizer: other is UILongPressGestureRecognizer
    case is UIScreenEdgePanGestureRecognizer: other is UIScreenEdgePanGestureRecognizer
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer:
      other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer
    default: false  // two fingers, or a class of the app's own
    }
  }
}
