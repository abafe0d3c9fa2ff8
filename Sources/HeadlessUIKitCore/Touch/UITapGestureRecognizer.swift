// The tap.

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1

  override func follow(_ phase: UITouch.Phase) {
    if phase == .ended, state == .possible { state = mayBegin ? .ended : .failed }
  }

  override var isDiscrete: Bool { true }
}
