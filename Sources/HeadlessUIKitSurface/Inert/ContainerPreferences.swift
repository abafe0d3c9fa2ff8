// What apps prefer about the columns of a split and the bar of tabs: only whether the bar is there
// changes what is laid out.

internal import Foundation

extension UISplitViewController {
  /// How the columns to the side of the secondary one look.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// Whether the button that changes the display mode is shown.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  public var splitBehavior: SplitBehavior { preferredSplitBehavior }
  public var displayModeButtonItem: UIBarButtonItem {
    if let made = stored(nil as UIBarButtonItem?) { return made }
    let made = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    store(Optional(made))
    return made
  }
}

extension UITabBarController {
  /// How tabs are shown.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  // swift-format-ignore
  public var isTabBarHidden: Bool { get { tabBar.isHidden } set { setTabBarHidden(newValue, animated: false) } }

  /// Hides or shows the bar; the safe area of what is below it follows.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      self.tabBar.isHidden = hidden
      self.viewIfLoaded?.surroundingsChanged()
    }
  }
}
