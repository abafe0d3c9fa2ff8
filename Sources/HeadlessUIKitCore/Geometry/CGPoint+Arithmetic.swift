// Points as vectors, and rectangles by their middle.

internal import Foundation

extension CGPoint {
  static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
}

extension CGRect {
  package var middle: CGPoint { CGPoint(x: midX, y: midY) }

  package init(middle: CGPoint, size: CGSize) {
    let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    self.init(origin: origin, size: size)
  }
}
