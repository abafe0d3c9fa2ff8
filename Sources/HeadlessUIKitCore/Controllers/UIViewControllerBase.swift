// The inert part of view controllers: preferences about bars, rotation and restoration.

public import Foundation

/// The inert part of `UIViewController`.
@preconcurrency @MainActor
open class UIViewControllerBase: UIResponder {
  // MARK: The status bar

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}

  // MARK: Rotation

  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var interfaceOrientation: UIInterfaceOrientation {
    Runtime.current.device.interfaceOrientation
  }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open class func attemptRotationToDeviceOrientation() {}
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Bars and edges

  open var edgesForExtendedLayout: UIRectEdge {
    get { stored(.all) }
    set { store(newValue) }
  }
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  open var hidesBottomBarWhenPushed: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  // MARK: Content

  open var preferredContentSize: CGSize {
    get { stored(.zero) }
    set {
      let hasChanged = newValue != preferredContentSize
      store(newValue)
      if hasChanged { (self as? UIViewController)?.sendPreferredContentSize() }
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Properties

  /// Whether `updateProperties` is owed before the next layout pass.
  final var owesProperties = true

  open func updateProperties() {}

  /// Updates the properties before the next layout pass, which comes with the next commit.
  open func setNeedsUpdateProperties() {
    owesProperties = true
    (self as? UIViewController)?.viewIfLoaded?.setNeedsLayout()
  }

  open func updatePropertiesIfNeeded() {
    guard owesProperties else { return }
    owesProperties = false
    updateProperties()
  }

  // MARK: State

  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open var storyboard: UIStoryboard? { nil }
  open var isEditing: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored(.unspecified) }
    set { store(newValue) }
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func setNeedsUpdateContentUnavailableConfiguration() {}
}
