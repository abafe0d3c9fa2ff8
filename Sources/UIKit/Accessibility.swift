// Accessibility of any object: responders keep what they are given, other objects do not.

public import Foundation
public import HeadlessUIKit

extension NSObject {
  @MainActor private var responder: UIResponder? { self as? UIResponder }

  @_disfavoredOverload @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? false }
    set { responder?.isAccessibilityElement = newValue }
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { responder?.accessibilityLabel }
    set { responder?.accessibilityLabel = newValue }
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { responder?.accessibilityHint }
    set { responder?.accessibilityHint = newValue }
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { responder?.accessibilityValue }
    set { responder?.accessibilityValue = newValue }
  }

  @_disfavoredOverload @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? [] }
    set { responder?.accessibilityTraits = newValue }
  }
}
