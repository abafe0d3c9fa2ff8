// A stack over a player bar that goes down alongside pushes, and follows what a finger decides.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows the bar below the first screen of its stack only.
final class PlayerBarHost: UIViewController, UINavigationControllerDelegate {
  private let stack: UINavigationController
  private let bar: UIViewController
  private(set) var isBarLow = false

  init(first: UIViewController, bar: UIViewController) {
    stack = UINavigationController(rootViewController: first)
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
    stack.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [stack, bar] as [UIViewController] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    stack.view.frame = view.bounds
    placeBar(low: false)
  }

  private func placeBar(low: Bool) {
    isBarLow = low
    let height: CGFloat = 60
    bar.view.frame = CGRect(
      x: 0,
      y: view.bounds.height - (low ? height / 2 : height),
      width: view.bounds.width,
      height: height
    )
  }

  func push(_ screen: UIViewController) {
    guard stack.transitionCoordinator == nil else { return }
    stack.pushViewController(screen, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard isViewLoaded else { return }
    let low = navigationController.viewControllers.count > 1
    let before = isBarLow
    guard let coordinator = navigationController.transitionCoordinator else {
      return placeBar(low: low)
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.placeBar(low: low) },
      completion: { [weak self] in if $0.isCancelled { self?.placeBar(low: before) } }
    )
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      if context.isCancelled { self?.placeBar(low: before) }
    }
  }
}
