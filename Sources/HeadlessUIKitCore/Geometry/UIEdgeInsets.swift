// Distances from the edges, in left and right.

public import Foundation

/// Distances from the four edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }

  /// The part of a rectangle's insets that reaches into another one.
  func reaching(into inner: CGRect, from outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - (inner.minY - outer.minY)),
      left: max(0, left - (inner.minX - outer.minX)),
      bottom: max(0, bottom - (outer.maxY - inner.maxY)),
      right: max(0, right - (outer.maxX - inner.maxX))
    )
  }
}
