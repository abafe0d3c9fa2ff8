// Traits that nothing here changes.

internal import Foundation

extension UITraitCollection {
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var displayGamut: UIDisplayGamut { .SRGB }

  public class var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

/// How far up an interface lies.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base
  case elevated
}

/// Whether text is bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular
  case bold
}

/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown
  case unavailable
  case available
}

/// The colours of a screen.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB  // swift-format-ignore
  case P3  // swift-format-ignore
}

extension UIContentSizeCategory: Comparable {
  private static let order = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
    "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
  ]

  private var place: Int {
    Self.order.firstIndex { rawValue == "UICTContentSizeCategory" + $0 } ?? 3
  }

  public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
}
