// The responder chain's root class.

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: UIResponderBase {
  /// The next object of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
