// A coordinator that holds a navigation controller, and notices pops as its delegate.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Leads through a checkout; the steps that are on the stack are known to it.
@MainActor
final class CheckoutCoordinator: NSObject, UINavigationControllerDelegate {
  private unowned let navigation: UINavigationController
  private let makeStep: (String) -> UIViewController
  private(set) var steps: [UIViewController] = []

  init(navigation: UINavigationController, makeStep: @escaping (String) -> UIViewController) {
    self.navigation = navigation
    self.makeStep = makeStep
    super.init()
    navigation.delegate = self
  }

  func start() {
    let cart = makeStep("cart")
    steps = [cart]
    navigation.setViewControllers([cart], animated: false)
  }

  func next() {
    guard navigation.transitionCoordinator == nil, navigation.presentedViewController == nil
    else { return }
    let step = makeStep("step")
    steps.append(step)
    navigation.pushViewController(step, animated: true)
  }

  /// Asks in a sheet first, and goes on from the completion of its dismissal.
  func askForVoucher() {
    guard navigation.viewIfLoaded?.window != nil, navigation.presentedViewController == nil,
      navigation.transitionCoordinator == nil
    else { return }
    navigation.present(makeStep("voucher"), animated: true)
  }

  func acceptVoucher() {
    guard let voucher = navigation.presentedViewController, !voucher.isBeingDismissed,
      !voucher.isBeingPresented
    else { return }
    navigation.dismiss(animated: true) { [weak self] in self?.next() }
  }

  func cancel() {
    guard navigation.transitionCoordinator == nil else { return }
    navigation.popToRootViewController(animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    steps = navigationController.viewControllers
  }
}

/// A navigation controller that keeps its coordinator alive.
final class CheckoutNavigationController: UINavigationController {
  private(set) var coordinator: CheckoutCoordinator?

  func coordinate(makeStep: @escaping (String) -> UIViewController) {
    coordinator = CheckoutCoordinator(navigation: self, makeStep: makeStep)
    coordinator?.start()
  }
}
