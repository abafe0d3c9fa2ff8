// Vectors, where CoreGraphics does not bring them.

public import Foundation

#if !canImport(CoreGraphics)
/// A vector of the plane.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector()

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
