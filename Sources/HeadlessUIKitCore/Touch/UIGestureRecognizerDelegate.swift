// The delegate of a gesture recogniser.

public import Foundation

/// Methods by which a gesture recogniser asks for permission.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
  func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UIPress) -> Bool { true }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UIEvent) -> Bool { true }

  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldRequireFailureOf _: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _: UIGestureRecognizer,
    shouldBeRequiredToFailBy _: UIGestureRecognizer
  ) -> Bool { false }
}
