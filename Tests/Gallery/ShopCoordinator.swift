// Coordinators: flows that own no view; the navigation delegate tells when a flow has been left.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The flow of a shop: a list of products, and a checkout that is a flow of its own.
@MainActor
public final class ShopCoordinator: NSObject, UINavigationControllerDelegate {
  public let navigationController: UINavigationController
  public private(set) var children: [CheckoutCoordinator] = []
  private let makeScreen: (String) -> UIViewController

  public init(
    navigationController: UINavigationController,
    makeScreen: @escaping (String) -> UIViewController
  ) {
    self.navigationController = navigationController
    self.makeScreen = makeScreen
    super.init()
    navigationController.delegate = self
  }

  public func start() {
    navigationController.setViewControllers([makeScreen("products")], animated: false)
  }

  public func showProduct(_ name: String, animated: Bool = true) {
    navigationController.pushViewController(makeScreen(name), animated: animated)
  }

  public func checkOut() {
    let child = CheckoutCoordinator(
      navigationController: navigationController,
      makeScreen: makeScreen
    )
    children.append(child)
    child.start()
  }

  /// Flows whose first screen has left the stack are over, however it left.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    children.removeAll { child in
      guard let first = child.firstScreen else { return true }
      return !navigationController.viewControllers.contains(first)
    }
  }
}

/// The flow of paying: an address, then a card.
@MainActor
public final class CheckoutCoordinator {
  public private(set) weak var firstScreen: UIViewController?
  private let navigationController: UINavigationController
  private let makeScreen: (String) -> UIViewController

  init(
    navigationController: UINavigationController,
    makeScreen: @escaping (String) -> UIViewController
  ) {
    self.navigationController = navigationController
    self.makeScreen = makeScreen
  }

  func start() {
    let address = makeScreen("address")
    firstScreen = address
    navigationController.pushViewController(address, animated: true)
  }

  public func payByCard() {
    navigationController.pushViewController(makeScreen("card"), animated: true)
  }

  /// Back to where the flow began, over all its screens.
  public func finish() {
    guard let firstScreen,
      let index = navigationController.viewControllers.firstIndex(of: firstScreen), index > 0
    else { return }
    navigationController.popToViewController(
      navigationController.viewControllers[index - 1],
      animated: true
    )
  }
}
