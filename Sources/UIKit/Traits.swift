// Overrides of views' traits and registrations, which have no effect: overrides of controllers and
// `traitCollectionDidChange` do.

public import Foundation
public import HeadlessUIKit

/// A trait.
public protocol UITraitDefinition {}

/// A list of traits.
public typealias UITrait = any UITraitDefinition.Type

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The scale of the screen.
public enum UITraitDisplayScale: UITraitDefinition {}

/// A registration, which nothing calls.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

private final class Registration: NSObject, UITraitChangeRegistration {}

extension UITraitEnvironment {
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
