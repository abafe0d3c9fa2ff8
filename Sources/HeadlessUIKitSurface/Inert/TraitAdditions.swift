// Traits that no device here changes: an app may override those that have a type.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension UITraitCollection {
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

  public class var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  /// The traits that colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }
}

// swift-format-ignore
extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] } set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] } set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] } set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] } set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] } set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var displayScale: CGFloat { get { self[UITraitDisplayScale.self] } set { self[UITraitDisplayScale.self] = newValue } }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] } set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] } set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] } set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}

/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition { public static var defaultValue: UIContentSizeCategory { .large } }

/// How strongly colours differ.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .normal }
  public static var affectsColorAppearance: Bool { true }
}

/// How far up an interface lies.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .base }
  public static var affectsColorAppearance: Bool { true }
}

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// How far up an interface lies.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

extension UIContentSizeCategory: Comparable {
  private static let order = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL", "AccessibilityXXL",
    "AccessibilityXXXL",
  ]

  private var place: Int { Self.order.firstIndex { rawValue == "UICTContentSizeCategory" + $0 } ?? 3 }

  public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
}
