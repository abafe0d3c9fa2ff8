// Flows in stacks: a coordinator that follows pops, a router that waits for transitions, work that
// waits until the screen is there, a stack that presents when its pop has ended.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Pushes the screens of a flow, and learns from the stack's delegate which of them were popped.
final class FlowCoordinator: NSObject, UINavigationControllerDelegate {
  let navigation: UINavigationController
  private let make: (String) -> UIViewController
  private(set) var flowScreens: [UIViewController] = []

  init(make: @escaping (String) -> UIViewController) {
    self.make = make
    navigation = UINavigationController(rootViewController: make("home"))
    super.init()
    navigation.delegate = self
  }

  private var isFree: Bool { navigation.transitionCoordinator == nil }

  func start() {
    guard isFree, flowScreens.isEmpty else { return }
    push("start")
  }

  func next() {
    guard isFree, !flowScreens.isEmpty, flowScreens.count < 3 else { return }
    push("step \(flowScreens.count)")
  }

  func finish() {
    guard isFree, let first = flowScreens.first,
      let index = navigation.viewControllers.firstIndex(of: first), index > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  private func push(_ name: String) {
    let screen = make(name)
    flowScreens.append(screen)
    navigation.pushViewController(screen, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    flowScreens.removeAll { !stack.contains($0) }
  }
}

/// Holds a coordinator and shows its stack.
final class CoordinatedController: CodedController {
  let coordinator: FlowCoordinator

  init(_ coordinator: FlowCoordinator) {
    self.coordinator = coordinator
    super.init()
    addChild(coordinator.navigation)
    coordinator.navigation.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    coordinator.navigation.view.frame = view.bounds
    coordinator.navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(coordinator.navigation.view)
  }
}

/// Runs one request after the other; each waits for the transition of the one before.
final class QueueingStack: UINavigationController {
  enum Request {
    case push(UIViewController)
    case pop
    case reset(UIViewController)
  }

  private var requests: [Request] = []
  private var isRunning = false

  func enqueue(_ request: Request) {
    guard requests.count < 4 else { return }
    requests.append(request)
    runNext()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.async { [weak self] in self?.runNext() }
  }

  private func runNext() {
    guard !isRunning, viewIfLoaded?.window != nil else { return }
    if let coordinator = transitionCoordinator {
      isRunning = true
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ended() }
      return
    }
    guard !requests.isEmpty else { return }
    let request = requests.removeFirst()
    isRunning = true
    switch request {
    case .push(let screen): pushViewController(screen, animated: true)
    case .pop: popViewController(animated: true)
    case .reset(let screen): setViewControllers([screen], animated: true)
    }
    guard let coordinator = transitionCoordinator else { return ended() }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ended() }
  }

  private func ended() {
    // The stack is busy until the completion has returned.
    DispatchQueue.main.async { [weak self] in
      self?.isRunning = false
      self?.runNext()
    }
  }
}

/// Keeps what it is asked for until it has appeared.
final class PatientController: CodedController {
  private var work: [@MainActor (PatientController) -> Void] = []
  private var hasAppeared = false
  private var child: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    let due = work
    work = []
    for item in due where hasAppeared { item(self) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasAppeared = false
  }

  func show(_ next: UIViewController) {
    guard hasAppeared else {
      if work.count < 3 { work.append { $0.show(next) } }
      return
    }
    child?.uninstall()
    child = next
    install(next)
  }

  func clear() {
    child?.uninstall()
    child = nil
  }
}

/// Pops to its root and presents when that has ended.
final class ReportingStack: UINavigationController {
  private func isBusy(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: { $0.parent ?? $0.presentingViewController }).contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  func open(_ screen: UIViewController) {
    guard viewIfLoaded?.window != nil, !isBusy(self), viewControllers.count < 4 else { return }
    pushViewController(screen, animated: true)
  }

  func report(_ make: @escaping () -> UIViewController) {
    guard viewIfLoaded?.window != nil, !isBusy(self), presentedViewController == nil else { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      guard let self, self.viewIfLoaded?.window != nil, !self.isBusy(self),
        self.presentedViewController == nil
      else { return }
      self.present(make(), animated: true)
    }
    popToRootViewController(animated: true)
    CATransaction.commit()
  }

  func dismissReport() {
    guard let report = presentedViewController, report.presentedViewController == nil,
      !isBusy(report)
    else { return }
    report.dismiss(animated: true)
  }
}
