// Tabs as descriptions, which iOS 18 has beside the controllers of a tab bar controller.

public import Foundation

/// A tab of a tab bar controller: its title, and how to make its controller.
///
/// When UIKit asks the provider isn't documented; here it is asked as the tabs are set.
@preconcurrency @MainActor
open class UITab: NSObject {
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var userInfo: Any?
  open internal(set) weak var tabBarController: UITabBarController?
  /// The controller, once the provider has made it.
  private(set) var made: UIViewController?
  private let provider: ((UITab) -> UIViewController)?

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller that the tab shows; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }
}

extension UITabBarController {
  public var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabList where !tabs.holds(tab) { tab.tabBarController = nil }
    for tab in tabs { tab.tabBarController = self }
    let controllers = tabs.compactMap { tab in
      let controller = tab.viewController
      if controller?.extras?.tabBarItem == nil {
        controller?.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
      }
      return controller
    }
    tabList = tabs
    setViewControllers(controllers, animated: animated)
  }

  /// Selects at once; a tab of another controller is ignored.
  public var selectedTab: UITab? {
    get { selected.flatMap { controller in tabList.first { $0.made === controller } } }
    set {
      guard let newValue, tabList.holds(newValue), let controller = newValue.made else { return }
      selectedViewController = controller
    }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    tabList.first { $0.identifier == identifier }
  }
}

extension UIViewController {
  /// The tab that shows this controller.
  public var tab: UITab? { tabBarController?.tabList.first { $0.made === self } }
}
