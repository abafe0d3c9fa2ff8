// The tab bar, as a view that nothing draws.

/// The bar under a tab bar controller.
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
