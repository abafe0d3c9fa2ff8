// CoreGraphics' colours, where CoreGraphics does not bring them.

public import Foundation

#if !canImport(CoreGraphics)
/// A colour of CoreGraphics.
public final class CGColor: Equatable, Sendable {
  public let components: [CGFloat]?
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { components?.last ?? 1 }

  public static let black = CGColor(gray: 0, alpha: 1), white = CGColor(gray: 1, alpha: 1), clear = CGColor(gray: 0, alpha: 0)

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? { components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) } }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }
}
#endif
