// The bar of a tab bar controller: its items, and nothing drawn.

/// A bar of items, one of which is selected.
@MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}

extension UIViewController {
  /// The item that stands for this controller in a tab bar.
  public var tabBarItem: UITabBarItem? {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      let item = UITabBarItem()
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }

  /// The nearest tab bar controller above this one.
  public var tabBarController: UITabBarController? {
    var current = parentController
    while let controller = current {
      if let tabs = controller as? UITabBarController { return tabs }
      current = controller.parentController
    }
    return nil
  }
}
