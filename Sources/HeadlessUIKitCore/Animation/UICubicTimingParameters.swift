// Cubic timing curves, as values.

public import Foundation

/// A cubic timing curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  public private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  public private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)

  public override init() { super.init() }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
