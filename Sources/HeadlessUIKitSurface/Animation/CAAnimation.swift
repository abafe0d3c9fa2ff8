// Animations of layers, as values.

public import Foundation

/// How an object is placed in time.
@preconcurrency @MainActor public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {}
extension CAAnimation: CAMediaTiming {
  public func setValue(_ value: Any?, forKey key: String) { store(value, "key \(key)") }
  public func value(forKey key: String) -> Any? { stored(nil, "key \(key)") }
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What an animation shows before and after it runs.
public enum CAMediaTimingFillMode: String, Sendable { case removed, forwards, backwards, both }

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = Self(rawValue: "default"), linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut")
}

/// A timing curve: a Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [0, 0, c1x, c1y, c2x, c2y, 1, 1] }

  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}

extension CATransaction {
  public class func flush() {}
  public class func lock() {}
  public class func unlock() {}
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current?.store(dur, "duration") }
  public class func animationDuration() -> CFTimeInterval { current?.stored(0.25, "duration") ?? 0.25 }
  public class func setDisableActions(_ flag: Bool) { current?.store(flag, "disablesActions") }
  public class func disableActions() -> Bool { current?.stored(false, "disablesActions") ?? false }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current?.store(function, "timingFunction") }
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current?.stored(nil, "timingFunction") }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?, isAdditive = false, isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation { open var fromValue: Any?, toValue: Any?, byValue: Any? }

/// An animation along several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?, path: CGPath?, keyTimes: [NSNumber]?, timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// How values between key frames are found.
public enum CAAnimationCalculationMode: String, Sendable { case linear, discrete, paced, cubic }

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { 0.5 }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

/// A transition between two contents.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade, subtype: CATransitionSubtype?, startProgress: Float = 0, endProgress: Float = 1
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"), push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = Self(rawValue: "fromRight"), fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}
