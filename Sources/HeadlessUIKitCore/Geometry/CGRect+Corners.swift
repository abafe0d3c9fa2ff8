// Rectangles inset at their edges, and rectangles around points.

public import Foundation

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ]
  }

  /// The smallest rectangle around some points.
  package init(around points: [CGPoint]) {
    var (least, most) = (points.first ?? .zero, points.first ?? .zero)
    for point in points {
      if point.x < least.x { least.x = point.x }
      if point.y < least.y { least.y = point.y }
      if point.x > most.x { most.x = point.x }
      if point.y > most.y { most.y = point.y }
    }
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
