// Animations by block: the block runs at once, the completion by a step of the stage.

public import Foundation

extension UIView {
  /// How an animation runs; only what changes callbacks has an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation by key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// What the system animates by itself.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// Animates as the system does; deleted views are removed in the end.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let complete = { (hasFinished: Bool) in
      for view in views { view.removeFromSuperview() }
      completion?(hasFinished)
    }
    let animations = parallelAnimations ?? {}
    animate(withDuration: 0.25, options: options, animations: animations, completion: complete)
  }

  // MARK: Blocks

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Runtime.current.animations.animate(
      duration + delay,
      allowsInteraction: options.contains(.allowUserInteraction),
      animations: animations,
      completion: completion
    )
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Runtime.current.animations.animate(
      duration + delay,
      allowsInteraction: options.contains(.allowUserInteraction),
      animations: animations,
      completion: completion
    )
  }

  /// Animates by a spring that is described by how long it moves and how far it bounces.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Runs the animations at once, and once only.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) { animations() }

  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Runtime.current.animations.animate(
      duration + delay,
      allowsInteraction: options.contains(.allowUserInteraction),
      animations: animations,
      completion: completion
    )
  }

  /// Runs the animations at once: only the end counts where nothing is drawn.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let runtime = Runtime.current
    let outer = runtime.animations.areEnabled
    runtime.animations.areEnabled = false
    actionsWithoutAnimation()
    runtime.animations.areEnabled = outer
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.animations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Runtime.current.animations.areEnabled }

  /// The duration of the animation block that is running.
  public class var inheritedAnimationDuration: TimeInterval {
    Runtime.current.animations.blockDuration
  }

  // MARK: Transitions of views

  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      view.noteAnimatedChange()
      animations?()
    }
    Runtime.current.animations.animate(
      duration,
      allowsInteraction: options.contains(.allowUserInteraction),
      animations: change,
      completion: completion
    )
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
      for view in [fromView, toView] { view.noteAnimatedChange() }
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        let superview = fromView.superview
        superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    Runtime.current.animations.animate(
      duration,
      allowsInteraction: options.contains(.allowUserInteraction),
      animations: exchange,
      completion: completion
    )
  }
}
