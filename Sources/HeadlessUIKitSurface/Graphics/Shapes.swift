// Paths and the layers that would draw them.

public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
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

  open var cgPath: CGPath {
    get { path }
    set { path = CGMutablePath(points: newValue.points) }
  }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open var isEmpty: Bool { path.isEmpty }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

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
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The join of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer of a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer that shows itself several times.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3D.identity
  open var instanceColor: CGColor?
}

/// A layer that transforms its sublayers.
open class CATransformLayer: CALayer {}
