// Springs, as values.

public import Foundation

/// A spring's timing curve.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  let dampingRatio: CGFloat
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// The spring of the system's own animations.
  public convenience override init() { self.init(dampingRatio: 1) }

  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    self.init(
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: velocity
    )
  }

  public convenience init(
    duration: TimeInterval,
    bounce: CGFloat,
    initialVelocity velocity: CGVector = CGVector()
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
