// CoreGraphics' colours, where CoreGraphics does not bring them.

public import Foundation

#if !canImport(CoreGraphics)
/// A colour of CoreGraphics.
public final class CGColor: Equatable, Sendable {
  private let components: [CGFloat]
  public var alpha: CGFloat { components[3] }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }
}
#endif
