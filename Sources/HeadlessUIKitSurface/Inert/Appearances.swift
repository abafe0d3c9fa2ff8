// The appearance of bars and of whole classes, which nothing shows.

public import Foundation

/// A class whose instances share looks.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A container whose content shares looks.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An instance that takes the settings and keeps them to itself.
  public class func appearance() -> Self { placeholder() }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { placeholder() }

  private class func placeholder() -> Self {
    guard let made = decodedView() else { preconditionFailure("\(Self.self): init(coder:) gives no view") }
    return made
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The looks of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  public override required init() { super.init() }

  public init(barAppearance: UIBarAppearance) { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// UIKit's headers declare this one with the type of the receiver.
  @_disfavoredOverload nonisolated open func copy() -> Self { self }

  open var backgroundColor: UIColor?, backgroundImage: UIImage?, backgroundEffect: UIBlurEffect?, shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:], largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero, buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(), backButtonAppearance = UIBarButtonItemAppearance()
  open var backIndicatorImage: UIImage { UIImage() }
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The looks of a button of a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The looks in one state.
  @preconcurrency @MainActor public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:], titlePositionAdjustment = UIOffset.zero
  }

  open var normal = State(), highlighted = State(), disabled = State(), focused = State()
}

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(), inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(), selectionIndicatorTintColor: UIColor?
}

/// The looks of a tab.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// The looks in one state.
  @preconcurrency @MainActor public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:], iconColor: UIColor?, badgeBackgroundColor: UIColor?
  }

  open var normal = State(), selected = State()
}

/// The looks of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// Where a bar lies.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// What a bar is measured for.
public enum UIBarMetrics: Int, Sendable { case `default` = 0, compact = 1, defaultPrompt = 101 }

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable { case `default` = 0, black = 1 }

extension UINavigationBar {
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
  public func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
}

extension UIToolbar {
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  public func setBackgroundImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) {}
}

extension UINavigationItem {
  // swift-format-ignore
  public var standardAppearance: UINavigationBarAppearance? { get { look() } set { setLook(newValue) } }
  // swift-format-ignore
  public var compactAppearance: UINavigationBarAppearance? { get { look() } set { setLook(newValue) } }
  // swift-format-ignore
  public var scrollEdgeAppearance: UINavigationBarAppearance? { get { look() } set { setLook(newValue) } }

  private func look(_ name: String = #function) -> UINavigationBarAppearance? { looks?[name] as? UINavigationBarAppearance }

  private func setLook(_ look: UINavigationBarAppearance?, _ name: String = #function) {
    looks = looks ?? [:]
    looks?[name] = look
  }
}
