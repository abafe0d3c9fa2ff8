// Colours, as values that nothing draws.

public import Foundation

/// A colour.
public class UIColor: NSObject, @unchecked Sendable {
  package let components: [CGFloat]
  /// How the colour follows the traits, if it does.
  private var provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour that follows the traits; its own components are those of the light style.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let parts = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    provider = dynamicProvider
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int {
    components.reduce(17) { $0 &* 31 &+ Int($1 * 255) }
  }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

extension UIColor {
  public class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  public class var systemGreen: UIColor { UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
  public class var systemOrange: UIColor { UIColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
  public class var systemYellow: UIColor { UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) }
  public class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  public class var systemPurple: UIColor { UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  public class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  public class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  public class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
  public class var systemGray2: UIColor { UIColor(red: 0.68, green: 0.68, blue: 0.7, alpha: 1) }
  public class var systemGray3: UIColor { UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(red: 0.82, green: 0.82, blue: 0.84, alpha: 1) }
  public class var systemGray5: UIColor { UIColor(red: 0.9, green: 0.9, blue: 0.92, alpha: 1) }
  public class var systemGray6: UIColor { UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) }
  public class var label: UIColor { UIColor(white: 0, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0.24, alpha: 0.3) }
  public class var separator: UIColor { UIColor(white: 0.24, alpha: 0.29) }
  public class var link: UIColor { systemBlue }
  public class var tintColor: UIColor { systemBlue }
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var secondarySystemBackground: UIColor { systemGray6 }
  public class var tertiarySystemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemGroupedBackground: UIColor { systemGray6 }
}
