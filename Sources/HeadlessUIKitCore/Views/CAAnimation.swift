// Animations of layers: of their values, only the delegate has a consequence.

public import Foundation

/// A number of seconds, as CoreFoundation names it.
public typealias CFTimeInterval = Double

/// The delegate of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// An animation of a layer.
open class CAAnimation: UIObjectBase, CAAction {
  public override init() { super.init() }

  // The animation retains its delegate, as in QuartzCore.
  open var delegate: (any CAAnimationDelegate)?
}
