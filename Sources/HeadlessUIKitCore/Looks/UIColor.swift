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

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  public override var hash: Int { components.reduce(17) { $0 &* 31 &+ Int($1 * 255) } }

  public class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
}
