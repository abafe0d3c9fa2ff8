// A flow with a child flow: pushes that follow each other from the completion of a transition.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

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
final class FlowHostController: UIViewController, FlowDelegate {
  private let stack: UINavigationController
  private let makePage: (String) -> UIViewController
  private var flow: OnboardingFlow?

  init(makePage: @escaping (String) -> UIViewController) {
    self.makePage = makePage
    stack = UINavigationController(rootViewController: makePage("home"))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    stack.view.frame = view.bounds
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func advance() {
    guard isViewLoaded, stack.transitionCoordinator == nil else { return }
    if flow == nil {
      let new = OnboardingFlow(stack, pages: [makePage("welcome"), makePage("privacy")])
      new.delegate = self
      flow = new
    }
    flow?.advance()
  }

  func flowDidFinish(_ flow: OnboardingFlow) {
    self.flow = nil
  }
}
