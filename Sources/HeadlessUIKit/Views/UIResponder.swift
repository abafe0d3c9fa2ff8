// The responder chain's root class.

@_exported public import Foundation

/// An object that takes part in the responder chain.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next object of the chain.
  open var next: UIResponder? { nil }
}
