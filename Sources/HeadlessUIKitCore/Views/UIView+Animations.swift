// Animations by block: the block runs at once, the completion by a step of the stage.

public import Foundation

extension UIView {
  /// How an animation runs; only what changes callbacks has an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  }

  /// Runs an animation block; `changing` are views that it changes beside what it sets.
  package class func run(
    _ animations: () -> Void,
    changing views: [UIView] = [],
    for duration: TimeInterval,
    allowsInteraction: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let block = {
      for view in views { view.noteAnimatedChange() }
      animations()
    }
    Runtime.current.animations.animate(
      duration,
      allowsInteraction: allowsInteraction,
      animations: block,
      completion: completion
    )
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(outer)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.animations.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Runtime.current.animations.areEnabled }

  /// The duration of the animation block that is running.
  public class var inheritedAnimationDuration: TimeInterval {
    Runtime.current.animations.blockDuration
  }
}
