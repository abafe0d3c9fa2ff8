// Values of views, controllers and bars that apps set and read back, and that nothing reads: a line each.

// swift-format-ignore-file

public import Foundation

extension CAAnimation {
  public var timingFunction: CAMediaTimingFunction? { get { stored(nil) } set { store(newValue) } }
  public var isRemovedOnCompletion: Bool { get { stored(true) } set { store(newValue) } }
  public var beginTime: CFTimeInterval { get { stored(0) } set { store(newValue) } }
  public var duration: CFTimeInterval { get { stored(0) } set { store(newValue) } }
  public var speed: Float { get { stored(1) } set { store(newValue) } }
  public var timeOffset: CFTimeInterval { get { stored(0) } set { store(newValue) } }
  public var repeatCount: Float { get { stored(0) } set { store(newValue) } }
  public var repeatDuration: CFTimeInterval { get { stored(0) } set { store(newValue) } }
  public var autoreverses: Bool { get { stored(false) } set { store(newValue) } }
  public var fillMode: CAMediaTimingFillMode { get { stored(.removed) } set { store(newValue) } }
}

extension CALayer {
  public var anchorPointZ: CGFloat { get { stored(0) } set { store(newValue, unless: 0) } }
  public var transform: CATransform3D { get { stored(.identity) } set { store(newValue, unless: .identity) } }
  public var sublayerTransform: CATransform3D { get { stored(.identity) } set { store(newValue, unless: .identity) } }
  public var isGeometryFlipped: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var minificationFilter: CALayerContentsFilter { get { stored(.linear) } set { store(newValue, unless: .linear) } }
  public var magnificationFilter: CALayerContentsFilter { get { stored(.linear) } set { store(newValue, unless: .linear) } }
  public var cornerCurve: CALayerCornerCurve { get { stored(.circular) } set { store(newValue, unless: .circular) } }
  public var maskedCorners: CACornerMask { get { stored(.all) } set { store(newValue, unless: .all) } }
  public var borderColor: CGColor? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var backgroundColor: CGColor? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var shadowColor: CGColor? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var shadowOpacity: Float { get { stored(0) } set { store(newValue, unless: 0) } }
  public var shadowOffset: CGSize { get { stored(.upward) } set { store(newValue, unless: .upward) } }
  public var shadowRadius: CGFloat { get { stored(3) } set { store(newValue, unless: 3) } }
  public var shadowPath: CGPath? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var isOpaque: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var isDoubleSided: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var allowsEdgeAntialiasing: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var allowsGroupOpacity: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var drawsAsynchronously: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var needsDisplayOnBoundsChange: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var compositingFilter: Any? { get { stored(nil) } set { store(newValue) } }
  public var filters: [Any]? { get { stored(nil) } set { store(newValue) } }
  public var actions: [String: any CAAction]? { get { stored(nil) } set { store(newValue) } }
  public var shouldRasterize: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var rasterizationScale: CGFloat { get { stored(1) } set { store(newValue, unless: 1) } }
  public var speed: Float { get { stored(1) } set { store(newValue, unless: 1) } }
  public var timeOffset: CFTimeInterval { get { stored(0) } set { store(newValue, unless: 0) } }
  public var beginTime: CFTimeInterval { get { stored(0) } set { store(newValue, unless: 0) } }
  public var duration: CFTimeInterval { get { stored(0) } set { store(newValue, unless: 0) } }
  public var repeatCount: Float { get { stored(0) } set { store(newValue, unless: 0) } }
  public var repeatDuration: CFTimeInterval { get { stored(0) } set { store(newValue, unless: 0) } }
  public var autoreverses: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var fillMode: CAMediaTimingFillMode { get { stored(.removed) } set { store(newValue, unless: .removed) } }
}

extension UIApplication {
  public var isStatusBarHidden: Bool { get { stored(false) } set { store(newValue) } }
  public var statusBarStyle: UIStatusBarStyle { get { stored(.default) } set { store(newValue) } }
  public var isIdleTimerDisabled: Bool { get { stored(false) } set { store(newValue) } }
  public var applicationIconBadgeNumber: Int { get { stored(0) } set { store(newValue) } }
  public var isNetworkActivityIndicatorVisible: Bool { get { stored(false) } set { store(newValue) } }
}

extension UIBarButtonItem {
  public var menu: UIMenu? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var possibleTitles: Set<String>? { get { stored(nil) } set { store(newValue, unless: nil) } }
}

extension UIGestureRecognizer {
  public var name: String? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var cancelsTouchesInView: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var delaysTouchesBegan: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var delaysTouchesEnded: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var requiresExclusiveTouchType: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var allowedTouchTypes: [NSNumber] { get { stored([]) } set { store(newValue, unless: []) } }
  public var allowedPressTypes: [NSNumber] { get { stored([]) } set { store(newValue, unless: []) } }
}

extension UILongPressGestureRecognizer {
  public var minimumPressDuration: TimeInterval { get { stored(0.5) } set { store(newValue, unless: 0.5) } }
  public var allowableMovement: CGFloat { get { stored(10) } set { store(newValue, unless: 10) } }
  public var numberOfTapsRequired: Int { get { stored(0) } set { store(newValue, unless: 0) } }
  public var numberOfTouchesRequired: Int { get { stored(1) } set { store(newValue, unless: 1) } }
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

extension UIPanGestureRecognizer {
  public var minimumNumberOfTouches: Int { get { stored(1) } set { store(newValue, unless: 1) } }
  public var maximumNumberOfTouches: Int { get { stored(.max) } set { store(newValue, unless: .max) } }
  public var allowedScrollTypesMask: UIScrollTypeMask { get { stored([]) } set { store(newValue, unless: []) } }
}

extension UIResponderBase {
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { stored(.automatic) } set { store(newValue) } }
  public var accessibilityLanguage: String? { get { stored(nil) } set { store(newValue) } }
  public var accessibilityIgnoresInvertColors: Bool { get { stored(false) } set { store(newValue) } }
}

extension UIScrollView {
  public var scrollIndicatorInsets: UIEdgeInsets { get { stored(.zero) } set { store(newValue, unless: .zero) } }
  public var verticalScrollIndicatorInsets: UIEdgeInsets { get { stored(.zero) } set { store(newValue, unless: .zero) } }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets { get { stored(.zero) } set { store(newValue, unless: .zero) } }
  public var isDirectionalLockEnabled: Bool { get { stored(false) } set { store(newValue, unless: false) } }
  public var bounces: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var bouncesZoom: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var showsHorizontalScrollIndicator: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var showsVerticalScrollIndicator: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var scrollsToTop: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var delaysContentTouches: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var canCancelContentTouches: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var decelerationRate: DecelerationRate { get { stored(.normal) } set { store(newValue, unless: .normal) } }
  public var keyboardDismissMode: KeyboardDismissMode { get { stored(.none) } set { store(newValue, unless: .none) } }
  public var indicatorStyle: IndicatorStyle { get { stored(.default) } set { store(newValue, unless: .default) } }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool { get { stored(true) } set { store(newValue, unless: true) } }
  public var refreshControl: UIRefreshControl? { get { stored(nil) } set { store(newValue, unless: nil) } }
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

extension UISwipeGestureRecognizer { public var numberOfTouchesRequired: Int { get { stored(1) } set { store(newValue, unless: 1) } } }

extension UITabBar {
  public var barStyle: UIBarStyle { get { stored(.default) } set { store(newValue) } }
  public var unselectedItemTintColor: UIColor? { get { stored(nil) } set { store(newValue) } }
  public var shadowImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var backgroundImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var selectionIndicatorImage: UIImage? { get { stored(nil) } set { store(newValue) } }
  public var standardAppearance: UITabBarAppearance { get { stored(UITabBarAppearance()) } set { store(newValue) } }
  public var scrollEdgeAppearance: UITabBarAppearance? { get { stored(nil) } set { store(newValue) } }
}

extension UITabBarController { public var mode: Mode { get { stored(.automatic) } set { store(newValue) } } }

extension UITapGestureRecognizer { public var numberOfTouchesRequired: Int { get { stored(1) } set { store(newValue, unless: 1) } } }

extension UIToolbar {
  public var barStyle: UIBarStyle { get { stored(.default) } set { store(newValue) } }
  public var standardAppearance: UIToolbarAppearance { get { stored(UIToolbarAppearance()) } set { store(newValue) } }
}

extension UIView {
  public var accessibilityIdentifier: String? { get { stored(nil) } set { store(newValue, unless: nil) } }
  public var tintAdjustmentMode: TintAdjustmentMode { get { stored(.automatic) } set { store(newValue) } }
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { stored(.unspecified) } set { store(newValue) } }
  public var clearsContextBeforeDrawing: Bool { get { stored(true) } set { store(newValue) } }
  public var transform3D: CATransform3D { get { stored(.identity) } set { store(newValue) } }
  public var motionEffects: [UIMotionEffect] { get { stored([]) } set { store(newValue) } }
  public var interactions: [any UIInteraction] { get { stored([]) } set { store(newValue) } }
  public var largeContentTitle: String? { get { stored(nil) } set { store(newValue) } }
  public var showsLargeContentViewer: Bool { get { stored(false) } set { store(newValue) } }
}
