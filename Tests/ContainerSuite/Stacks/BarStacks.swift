// Stacks with something beside them that follows their transitions.

import HeadlessUIKit

/// A screen with a colour of its own for the bar.
final class TintedScreen: UIViewController {
  var barAlpha: CGFloat = 1

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let bar = navigationController?.navigationBar else { return }
    let before = bar.alpha
    guard animated, let coordinator = transitionCoordinator else {
      bar.alpha = barAlpha
      return
    }
    coordinator.animate(
      alongsideTransition: { [barAlpha] _ in bar.alpha = barAlpha },
      completion: { context in
        if context.isCancelled { bar.alpha = before }
      }
    )
  }
}

/// A stack of screens with different bars.
final class TintedStack: UINavigationController {
  func push(barAlpha: CGFloat, animated: Bool) -> TintedScreen {
    let screen = TintedScreen()
    screen.barAlpha = barAlpha
    pushViewController(screen, animated: animated)
    return screen
  }

  func pop(animated: Bool) {
    guard transitionCoordinator == nil else { return }
    popViewController(animated: animated)
  }
}

/// Shows the bar below the first screen of its stack only.
final class PlayerBarHost: SampleController, UINavigationControllerDelegate {
  private lazy var stack = UINavigationController(rootViewController: makeScreen("first"))
  private lazy var bar = makeScreen("bar")
  private(set) var isBarLow = false

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
    stack.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [stack, bar] as [UIViewController] {
      install(child)
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
