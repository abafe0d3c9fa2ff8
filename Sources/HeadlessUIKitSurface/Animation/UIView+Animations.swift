// Animations by block: the block runs at once, the completion by a step of the stage.

public import Foundation

extension UIView.AnimationOptions {
  public static let curveEaseInOut: Self = [], layoutSubviews = Self(rawValue: 1 << 0), beginFromCurrentState = Self(rawValue: 1 << 2)
  public static let `repeat` = Self(rawValue: 1 << 3), autoreverse = Self(rawValue: 1 << 4)
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5), overrideInheritedCurve = Self(rawValue: 1 << 6)
  public static let allowAnimatedContent = Self(rawValue: 1 << 7), overrideInheritedOptions = Self(rawValue: 1 << 9)
  public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16), curveLinear = Self(rawValue: 3 << 16)
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20), transitionFlipFromRight = Self(rawValue: 2 << 20)
  public static let transitionCurlUp = Self(rawValue: 3 << 20), transitionCurlDown = Self(rawValue: 4 << 20)
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20), transitionFlipFromTop = Self(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}

extension UIView {
  /// How an animation by key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let calculationModeLinear: Self = []
    public static let layoutSubviews = Self(rawValue: 1 << 0), allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2), calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10), calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// What the system animates by itself.
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Animates as the system does; deleted views are removed in the end.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, options: options, animations: parallelAnimations ?? {}) { hasFinished in
      for view in views { view.removeFromSuperview() }
      completion?(hasFinished)
    }
  }

  // MARK: Blocks

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration + delay, allowsInteraction: options.contains(.allowUserInteraction), completion: completion) }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }

  /// Animates by a spring that is described by how long it moves and how far it bounces.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }

  /// Runs the animations at once, and once only.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }

  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(animations, for: duration + delay, allowsInteraction: options.contains(.allowUserInteraction), completion: completion) }

  /// Runs the animations at once: only the end counts where nothing is drawn.
  public class func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: @escaping () -> Void) { animations() }

  // MARK: Transitions of views

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let allows = options.contains(.allowUserInteraction)
    run(animations ?? {}, changing: [view], for: duration, allowsInteraction: allows, completion: completion)
  }

  /// Exchanges two views in the superview, or their visibility if the options say so.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        let superview = fromView.superview
        superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    let allows = options.contains(.allowUserInteraction)
    run(exchange, changing: [fromView, toView], for: duration, allowsInteraction: allows, completion: completion)
  }
}
