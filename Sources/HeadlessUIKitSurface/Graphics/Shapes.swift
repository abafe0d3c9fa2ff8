// Paths and the layers that would draw them.

public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = Self(rawValue: 1 << 0), topRight = Self(rawValue: 1 << 1), bottomLeft = Self(rawValue: 1 << 2)
  public static let bottomRight = Self(rawValue: 1 << 3), allCorners = Self(rawValue: .max)
}

/// A path; nothing draws it.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) { self.init(rect: rect) }

  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  // swift-format-ignore
  open var cgPath: CGPath { get { path } set { path = CGMutablePath(points: newValue.points) } }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open var isEmpty: Bool { path.isEmpty }
  open var lineWidth: CGFloat = 1, lineCapStyle = CGLineCap.butt, lineJoinStyle = CGLineJoin.miter, miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6, usesEvenOddFillRule = false

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  open func close() {}
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(points: path.points.map { $0.applying(transform) }) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The join of two lines.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A value of a shape layer that is a name.
public enum CAShapeLayerFillRule: String, Sendable { case nonZero = "non-zero", evenOdd = "even-odd" }

/// The end of a shape layer's line.
public enum CAShapeLayerLineCap: String, Sendable { case butt, round, square }

/// The join of a shape layer's lines.
public enum CAShapeLayerLineJoin: String, Sendable { case miter, round, bevel }

/// A layer of a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?, fillColor: CGColor?, strokeColor: CGColor?, fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter, lineWidth: CGFloat = 1, miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
}

/// The kind of a gradient.
public enum CAGradientLayerType: String, Sendable { case axial, radial, conic }

/// A layer of a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?, locations: [NSNumber]?, startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer that shows itself several times.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1, instanceDelay: CFTimeInterval = 0, instanceTransform = CATransform3D.identity, instanceColor: CGColor?
}

/// A layer that transforms its sublayers.
open class CATransformLayer: CALayer {}
