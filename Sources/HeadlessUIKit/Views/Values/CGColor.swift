// CoreGraphics' colours, where CoreGraphics does not bring them.

public import Foundation

#if canImport(CoreGraphics)
extension CGColor {
  static func make(_ components: [CGFloat]) -> CGColor {
    CGColor(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components[3]
    )
  }
}
#else
/// A colour of CoreGraphics.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static func make(_ components: [CGFloat]) -> CGColor {
    CGColor(
      red: components[0],
      green: components[1],
      blue: components[2],
      alpha: components[3]
    )
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue
      && one.alpha == other.alpha
  }

  public func hash(into hasher: inout Hasher) {
    for component in [red, green, blue, alpha] { hasher.combine(component) }
  }
}
#endif
