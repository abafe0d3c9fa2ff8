// The tab bar, as a view that nothing draws.

public import Foundation

/// The bar under a tab bar controller.
open class UITabBar: UIView {
  /// How the items are spread.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open weak var delegate: (any UITabBarDelegate)?
  @exclusivity(unchecked) open var items: [UITabBarItem]?
  @exclusivity(unchecked) open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var isCustomizing: Bool { false }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open func beginCustomizingItems(_ items: [UITabBarItem]) {}

  open func endCustomizing(animated: Bool) -> Bool { false }
}
