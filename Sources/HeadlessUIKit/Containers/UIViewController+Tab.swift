// What a controller knows of the tab bar controller above it.

extension UIViewController {
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
