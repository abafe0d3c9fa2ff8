// What apps prefer about the columns of a split and the bar of tabs: only whether the bar is there
// changes what is laid out.

internal import Foundation

extension UISplitViewController {
  /// How the columns to the side of the secondary one look.
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// Whether the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic
    case never
    case always
  }

  public var minimumPrimaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var maximumPrimaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var minimumSecondaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var preferredSecondaryColumnWidth: CGFloat {
    get { stored(Self.automaticDimension) }
    set { store(newValue) }
  }
  public var splitBehavior: SplitBehavior { preferredSplitBehavior }
  public var primaryBackgroundStyle: BackgroundStyle {
    get { stored(.none) }
    set { store(newValue) }
  }
  public var primaryEdge: PrimaryEdge {
    get { stored(.leading) }
    set { store(newValue) }
  }
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { stored(.automatic) }
    set { store(newValue) }
  }
  public var showsSecondaryOnlyButton: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var displayModeButtonItem: UIBarButtonItem {
    if let made = stored(nil as UIBarButtonItem?) { return made }
    let made = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    store(Optional(made))
    return made
  }
}

extension UITabBarController {
  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    case automatic
    case tabBar
    case tabSidebar
  }

  public var mode: Mode {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the safe area of what is below it follows.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      self.tabBar.isHidden = hidden
      self.viewIfLoaded?.surroundingsChanged()
    }
  }
}

extension UINavigationController {
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}
