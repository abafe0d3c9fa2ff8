// Paths, as the points that they go through.

public import Foundation

/// A path of CoreGraphics, as the rectangle around it.
public class CGPath: Equatable, @unchecked Sendable {
  fileprivate(set) var points: [CGPoint]

  init(points: [CGPoint]) { self.points = points }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init(points: rect.corners) }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init(points: rect.corners) }
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(points: rect.corners) }

  public var boundingBox: CGRect { points.isEmpty ? .null : CGRect(around: points) }
  public var boundingBoxOfPath: CGRect { boundingBox }
  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint { points.last ?? .zero }

  public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }
  public func copy() -> CGPath? { CGPath(points: points) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(points: points.map { $0.applying(transform?.pointee ?? .identity) })
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(points: points) }

  public static func == (one: CGPath, other: CGPath) -> Bool { one.points == other.points }
}

/// A path of CoreGraphics that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(points: []) }

  override init(points: [CGPoint]) { super.init(points: points) }

  public func move(to point: CGPoint) { points.append(point) }
  public func addLine(to point: CGPoint) { points.append(point) }
  public func addLines(between points: [CGPoint]) { self.points += points }
  public func addRect(_ rect: CGRect) { points += rect.corners }
  public func addEllipse(in rect: CGRect) { points += rect.corners }
  public func addPath(_ path: CGPath) { points += path.points }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points += [control1, control2, end] }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    points += CGRect(middle: center, size: CGSize(width: 2 * radius, height: 2 * radius)).corners
  }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) { points += rect.corners }
  public func closeSubpath() {}
}
