// Haptics and sounds, which nothing feels.

public import Foundation

/// What makes the device vibrate.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public init(view: UIView) { super.init() }

  open func prepare() {}
}

/// A tap of some strength.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tick of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

/// Success or failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the device announces.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
