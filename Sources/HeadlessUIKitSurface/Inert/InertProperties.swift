// Values of views, controllers and bars that apps set and read back, and that nothing reads: a line each.

// swift-format-ignore-file

public import Foundation

extension UIApplication {
  public var isStatusBarHidden: Bool { get { stored(false) } set { store(newValue) } }
  public var statusBarStyle: UIStatusBarStyle { get { stored(.default) } set { store(newValue) } }
  public var isIdleTimerDisabled: Bool { get { stored(false) } set { store(newValue) } }
  public var applicationIconBadgeNumber: Int { get { stored(0) } set { store(newValue) } }
  public var isNetworkActivityIndicatorVisible: Bool { get { stored(false) } set { store(newValue) } }
}

extension UINavigationBar {
  public var barStyle: UIBarStyle { get { stored(.default) } set { store(newValue) } }
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { get { stored(nil) } set { store(newValue) } }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { get { stored(nil) } set { store(newValue) } }
  public var shadowImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var backIndicatorImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var backIndicatorTransitionMaskImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var standardAppearance: UINavigationBarAppearance { get { stored(UINavigationBarAppearance()) } set { store(newValue) } }
  public var scrollEdgeAppearance: UINavigationBarAppearance? { get { stored(nil) } set { store(newValue) } }
  public var compactAppearance: UINavigationBarAppearance? { get { stored(nil) } set { store(newValue) } }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { stored(nil) } set { store(newValue) } }
}

extension UINavigationController {
  public var hidesBarsWhenKeyboardAppears: Bool { get { stored(false) } set { store(newValue) } }
  public var hidesBarsWhenVerticallyCompact: Bool { get { stored(false) } set { store(newValue) } }
}

extension UIResponderBase {
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { stored(.automatic) } set { store(newValue) } }
  public var accessibilityLanguage: String? { get { stored(nil) } set { store(newValue) } }
  public var accessibilityIgnoresInvertColors: Bool { get { stored(false) } set { store(newValue) } }
}

extension UISplitViewController {
  public var minimumPrimaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var maximumPrimaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var preferredSupplementaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var preferredSupplementaryColumnWidthFraction: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var minimumSupplementaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var maximumSupplementaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var minimumSecondaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var preferredSecondaryColumnWidth: CGFloat { get { stored(Self.automaticDimension) } set { store(newValue) } }
  public var primaryBackgroundStyle: BackgroundStyle { get { stored(.none) } set { store(newValue) } }
  public var primaryEdge: PrimaryEdge { get { stored(.leading) } set { store(newValue) } }
  public var displayModeButtonVisibility: DisplayModeButtonVisibility { get { stored(.automatic) } set { store(newValue) } }
  public var showsSecondaryOnlyButton: Bool { get { stored(false) } set { store(newValue) } }
}

extension UITabBar {
  public var barStyle: UIBarStyle { get { stored(.default) } set { store(newValue) } }
  public var unselectedItemTintColor: UIColor? { get { stored(nil) } set { store(newValue) } }
  public var shadowImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var backgroundImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var selectionIndicatorImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var standardAppearance: UITabBarAppearance { get { stored(UITabBarAppearance()) } set { store(newValue) } }
  public var scrollEdgeAppearance: UITabBarAppearance? { get { stored(nil) } set { store(newValue) } }
}

extension UITabBarController {
  public var mode: Mode { get { stored(.automatic) } set { store(newValue) } }
}

extension UIToolbar {
  public var barStyle: UIBarStyle { get { stored(.default) } set { store(newValue) } }
  public var standardAppearance: UIToolbarAppearance { get { stored(UIToolbarAppearance()) } set { store(newValue) } }
}

extension UIView {
  public var tintAdjustmentMode: TintAdjustmentMode { get { stored(.automatic) } set { store(newValue) } }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { stored(.unspecified) } set { store(newValue) } }
  public var contentScaleFactor: CGFloat { get { stored(1) } set { store(newValue) } }
  public var clearsContextBeforeDrawing: Bool { get { stored(true) } set { store(newValue) } }
  public var transform3D: CATransform3D { get { stored(.identity) } set { store(newValue) } }
  public var motionEffects: [UIMotionEffect] { get { stored([]) } set { store(newValue) } }
  public var interactions: [any UIInteraction] { get { stored([]) } set { store(newValue) } }
  public var largeContentTitle: String? { get { stored(nil) } set { store(newValue) } }
  public var showsLargeContentViewer: Bool { get { stored(false) } set { store(newValue) } }
}
