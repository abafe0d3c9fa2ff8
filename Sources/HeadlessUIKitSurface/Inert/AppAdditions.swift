// What apps ask of the application, its scenes, screen and device beside their states.

public import Foundation

extension UIApplication {
  public static let openSettingsURLString = "app-settings:"

  public var connectedScenes: Set<UIScene> { [scene] }
  public var statusBarFrame: CGRect { windowScene?.statusBarManager?.statusBarFrame ?? .zero }
  public var statusBarOrientation: UIInterfaceOrientation { windowScene?.interfaceOrientation ?? .portrait }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  @discardableResult public func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var isIgnoringInteractionEvents: Bool { false }
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func canOpenURL(_ url: URL) -> Bool { false }
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil) {}

  /// Sends an action to its target, or up the responder chain from the sender.
  @discardableResult public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    UIResponder.send(action, to: target, from: sender, for: event)
  }

  private var windowScene: UIWindowScene? { scene as? UIWindowScene }
}

extension UIApplication {
  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplicationDelegate {
  /// The window that an optional requirement may name; a delegate's own property hides this one.
  public var window: UIWindow?? { nil }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// A task that runs on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A system of coordinates.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { convert(point, to: Self.view(of: space)) }
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { convert(point, from: Self.view(of: space)) }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { convert(rect, to: Self.view(of: space)) }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { convert(rect, from: Self.view(of: space)) }

  // Swift 6.3 cannot optimise the cast where it is inlined.
  @inline(never) package static func view(of coordinateSpace: AnyObject) -> UIView? { coordinateSpace as? UIView }
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let small = Self(rawValue: "UICTContentSizeCategoryS"), medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL"), extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

extension UIWindow {
  nonisolated private static func named(_ event: String) -> Notification.Name { Notification.Name("UIWindow\(event)Notification") }

  nonisolated public static let didBecomeVisibleNotification = named("DidBecomeVisible")
  nonisolated public static let didBecomeHiddenNotification = named("DidBecomeHidden"), didBecomeKeyNotification = named("DidBecomeKey")
  nonisolated public static let didResignKeyNotification = named("DidResignKey")
}

extension UIResponder {
  nonisolated private static func named(_ event: String) -> Notification.Name { Notification.Name("UIKeyboard\(event)Notification") }

  nonisolated public static let keyboardDidShowNotification = named("DidShow"), keyboardDidHideNotification = named("DidHide")
  nonisolated public static let keyboardWillChangeFrameNotification = named("WillChangeFrame")
  nonisolated public static let keyboardDidChangeFrameNotification = named("DidChangeFrame")
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UIApplication {
  nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
}

extension UIViewController {
  /// The edge of the content under the bar above.
  public var topLayoutGuide: any UILayoutSupport { LayoutSupport(of: view, isTop: true) }

  /// The edge of the content over the bar below.
  public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(of: view, isTop: false) }
}

/// The edge of the safe area, as old layouts ask for it.
private final class LayoutSupport: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
  var heightAnchor: NSLayoutDimension { view.heightAnchor }
}
