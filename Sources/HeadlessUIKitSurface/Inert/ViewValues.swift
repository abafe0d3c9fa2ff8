// What views and responders carry without a consequence, and its types.

public import Foundation

extension UIView {
  /// How a view dims its tint colour.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// What an old layout takes for the edges under the bars.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIAccessibilityTraits {
  public static let none: Self = [], button = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1), image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3), playsSound = Self(rawValue: 1 << 4), keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6), summaryElement = Self(rawValue: 1 << 7), notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9), searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11), adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13), causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15), header = Self(rawValue: 1 << 16)
}

/// How assistive technology goes through a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The settings of assistive technology, all of them off.
public enum UIAccessibility {
  /// What an app announces.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Self(rawValue: 1_000), layoutChanged = Self(rawValue: 1_001), announcement = Self(rawValue: 1_008)
    public static let pageScrolled = Self(rawValue: 1_009)
  }

  public static func post(notification: Notification, argument: Any?) {}

  public static let isVoiceOverRunning = false, isReduceMotionEnabled = false, isReduceTransparencyEnabled = false
  public static let isDarkerSystemColorsEnabled = false, isBoldTextEnabled = false, isSwitchControlRunning = false
  public static let isInvertColorsEnabled = false, prefersCrossFadeTransitions = false, buttonShapesEnabled = false

  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}

/// An effect of the device's motion.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

/// A motion effect on a key path.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the motion.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public init(keyPath: String, type: EffectType) {}
  open var minimumRelativeValue: Any?, maximumRelativeValue: Any?
}

/// Several motion effects as one.
open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }

/// An interaction of a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol { var view: UIView? { get } }

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  /// Returns an inert view of that part's size.
  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
    -> UIView?
  {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
  /// Draws nothing; returns whether the view could be drawn.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return currentWindow != nil
  }
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
}
