// The property animator: an animation that code starts, pauses, scrubs and turns round. Running,
// its end is a step of the stage; paused, it waits.

public import Foundation

/// An animation of view properties that code can steer.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let runtime = Runtime.current
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animation: Animation?
  private var changes = ChangeList()
  private var storedFraction: CGFloat = 0

  public let duration: TimeInterval
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UICubicTimingParameters(animationCurve: curve), animations)
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration, timing, animations)
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration, UISpringTimingParameters(dampingRatio: ratio), animations)
  }

  private convenience init(
    _ duration: TimeInterval,
    _ timing: any UITimingCurveProvider,
    _ animations: (() -> Void)?
  ) {
    self.init(duration: duration, timingParameters: timing)
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    guard let animator = made as? Self else {
      preconditionFailure("running animators are made by UIViewPropertyAnimator itself")
    }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Content

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active {
      // They run also where there is no animation for them any more.
      let views = run(animation)
      self.animation?.shutViews += views
    } else {
      blocks.append(animation)
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Steering

  open func startAnimation() { setRunning(true) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  open func pauseAnimation() { setRunning(false) }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  /// How much is done; setting it makes the animator active and paused, as in UIKit.
  open var fractionComplete: CGFloat {
    get { storedFraction }
    set {
      if state == .inactive { pauseAnimation() }
      storedFraction = min(max(newValue, 0), 1)
    }
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    takeOff()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  // MARK: Hidden

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let views = blocks.flatMap(run)
    blocks = []
    let animation = runtime.animations.add("animator", transition: runtime.animations.transition)
    animation.shutViews = views
    self.animation = animation
    animation.whenDone { [self] _ in ran() }
  }

  /// Runs a block; returns the views that it changes, if the animator keeps fingers from them.
  private func run(_ block: () -> Void) -> [UIView] {
    let outer = (runtime.animations.changes, runtime.animations.blockDuration)
    runtime.animations.changes = changes
    runtime.animations.blockDuration = duration
    let views = runtime.animations.viewsShut(allowsInteraction: isUserInteractionEnabled, by: block)
    (runtime.animations.changes, runtime.animations.blockDuration) = outer
    return views
  }

  private func setRunning(_ running: Bool) {
    guard state != .stopped else { return }
    activate()
    isRunning = running
    animation?.isPaused = !running
  }

  private func takeOff() {
    if let animation { runtime.animations.cancel(animation) }
    animation = nil
    isRunning = false
  }

  /// The stage's step: the animation has run to its end.
  private func ran() {
    takeOff()
    if pausesOnCompletion {
      storedFraction = isReversed ? 0 : 1
      return
    }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    if position == .start { changes.undo() }
    let bodies = completions
    state = .inactive
    forget()
    for body in bodies { body(position) }
  }

  private func forget() {
    assert(animation == nil && !isRunning, "an animator is done while its animation runs")
    completions = []
    changes = ChangeList()
    storedFraction = 0
  }
}
