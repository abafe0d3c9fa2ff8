// Accessibility of the items of bars and of images, which are no responders: what they are given
// is dropped.

internal import Foundation
public import HeadlessUIKit

extension UIBarItem {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

extension UIImage {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
}
