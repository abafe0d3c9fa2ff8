// Coordinators and flows: objects that push, and learn of pops.

import HeadlessUIKit

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

/// What a flow reports to the flow above it.
@MainActor
protocol FlowDelegate: AnyObject {
  func flowDidFinish(_ flow: OnboardingFlow)
}

/// Pushes its pages onto a navigation controller and removes them again.
@MainActor
final class OnboardingFlow {
  weak var delegate: (any FlowDelegate)?
  private weak var navigation: UINavigationController?
  private var pages: [UIViewController]
  private weak var anchor: UIViewController?

  init(_ navigation: UINavigationController, pages: [UIViewController]) {
    self.navigation = navigation
    self.pages = pages
    anchor = navigation.topViewController
  }

  func advance() {
    guard let navigation, navigation.viewIfLoaded?.window != nil else { return }
    guard !pages.isEmpty else { return finish() }
    navigation.pushViewController(pages.removeFirst(), animated: true)
  }

  private func finish() {
    guard let navigation, let anchor, navigation.viewControllers.contains(anchor) else { return }
    navigation.popToViewController(anchor, animated: true)
    guard let coordinator = navigation.transitionCoordinator else {
      delegate?.flowDidFinish(self)
      return
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard let self, !context.isCancelled else { return }
      delegate?.flowDidFinish(self)
    }
  }
}

/// The host of the flow; it starts a new one when the last has finished.
final class FlowHostController: SampleController, FlowDelegate {
  private lazy var stack = UINavigationController(rootViewController: makeScreen("home"))
  private var flow: OnboardingFlow?

  override func viewDidLoad() {
    super.viewDidLoad()
    install(stack)
  }

  func advance() {
    guard isViewLoaded, stack.transitionCoordinator == nil else { return }
    if flow == nil {
      let new = OnboardingFlow(stack, pages: [makeScreen("welcome"), makeScreen("privacy")])
      new.delegate = self
      flow = new
    }
    flow?.advance()
  }

  func flowDidFinish(_ flow: OnboardingFlow) {
    self.flow = nil
  }
}

/// Shows an empty stack and then starts the flow, as a coordinator does after `makeKeyAndVisible`.
final class StartedFlow: SampleController {
  private var stack: UINavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    restart()
  }

  func restart() {
    loadViewIfNeeded()
    if let old = stack {
      stack = nil
      old.uninstall()
    }
    // A callback of the old stack may have started the next flow.
    if stack != nil { return }
    let new = UINavigationController()
    stack = new
    install(new)
    if new.viewControllers.isEmpty { new.pushViewController(makeScreen("screen"), animated: false) }
  }

  func next(animated: Bool) {
    guard let stack, stack.viewControllers.count < 4 else { return }
    stack.pushViewController(makeScreen("screen"), animated: animated)
  }

  func back() { stack?.popViewController(animated: true) }
}
