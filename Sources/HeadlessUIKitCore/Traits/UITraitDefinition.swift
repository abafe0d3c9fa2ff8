// Traits by their types: UIKit's own, and those that an app defines.

public import Foundation

/// A trait: a name for one value of a trait collection.
public protocol UITraitDefinition {
  associatedtype Value
  /// What a collection that does not specify the trait answers.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: self) }
  public static var identifier: String { String(reflecting: self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as in `UITraitHorizontalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection keeps in a property of its own.
protocol StoredTrait: UITraitDefinition {
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { get }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: StoredTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.userInterfaceIdiom }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: StoredTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.userInterfaceStyle }
}

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.horizontalSizeClass }
}

/// The vertical size class.
public enum UITraitVerticalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.verticalSizeClass }
}

/// The direction of the layout.
public enum UITraitLayoutDirection: StoredTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.layoutDirection }
}

/// The scale of the screen.
public enum UITraitDisplayScale: StoredTrait {
  public static var defaultValue: CGFloat { 0 }
  static var place: ReferenceWritableKeyPath<UITraitCollection, Value> { \.displayScale }
}

/// The value of a trait, with an identity of its own: values that can't be compared are equal if
/// they were set by the same call.
final class TraitValue {
  let content: Any

  init(_ content: Any) { self.content = content }

  static func areEqual(_ one: TraitValue?, _ other: TraitValue?) -> Bool {
    if one === other { return true }
    guard let content = one?.content as? any Equatable else { return false }
    return isEqual(content, other?.content)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any?) -> Bool {
    one == other as? Value
  }
}
