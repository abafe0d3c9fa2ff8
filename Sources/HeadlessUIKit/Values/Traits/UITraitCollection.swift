// Traits: the properties of the environment that a view adapts to.

public import Foundation

/// A set of traits.
public class UITraitCollection: NSObject, @unchecked Sendable {
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public private(set) var displayScale: CGFloat = 0

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }

  /// Creates the traits that all of those give together; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections { take(traits) }
  }

  convenience init(overrides: UITraitOverrides) {
    self.init()
    userInterfaceStyle = overrides.userInterfaceStyle
    horizontalSizeClass = overrides.horizontalSizeClass
    verticalSizeClass = overrides.verticalSizeClass
    layoutDirection = overrides.layoutDirection
  }

  convenience init(device: Device) {
    self.init()
    userInterfaceIdiom = device.idiom == .phone ? .phone : .pad
    userInterfaceStyle = .light
    horizontalSizeClass = device.isCompactWidth ? .compact : .regular
    verticalSizeClass = device.isCompactHeight ? .compact : .regular
    layoutDirection = .leftToRight
    displayScale = device.idiom == .phone ? 3 : 2
  }

  private func take(_ other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
  }

  /// Whether every trait that the other specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection && displayScale == other.displayScale
  }

  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceIdiom.rawValue
  }
}
