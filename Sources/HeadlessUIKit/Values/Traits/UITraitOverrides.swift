// Traits that an app sets for a controller and what it contains.

/// Traits that an app sets; one that is unspecified stays what the environment says.
public struct UITraitOverrides: Hashable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  public init() {}

  /// The same as a collection of traits.
  var traits: UITraitCollection { UITraitCollection(overrides: self) }
}
