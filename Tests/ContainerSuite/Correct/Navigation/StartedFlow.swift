// A stack that is on screen before its first screen is pushed.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows an empty stack and then starts the flow, as a coordinator does after `makeKeyAndVisible`.
final class StartedFlow: UIViewController {
  private let makeScreen: () -> UIViewController
  private var stack: UINavigationController?

  init(makeScreen: @escaping () -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    restart()
  }

  func restart() {
    loadViewIfNeeded()
    if let old = stack {
      stack = nil
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    // A callback of the old stack may have started the next flow.
    if stack != nil { return }
    let new = UINavigationController()
    stack = new
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.didMove(toParent: self)
    if new.viewControllers.isEmpty { new.pushViewController(makeScreen(), animated: false) }
  }

  func next(animated: Bool) {
    guard let stack, stack.viewControllers.count < 4 else { return }
    stack.pushViewController(makeScreen(), animated: animated)
  }

  func back() { stack?.popViewController(animated: true) }
}
