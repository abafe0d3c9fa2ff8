// Routers, flows and windows as apps write them: objects beside the controllers decide.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension UINavigationController {
  /// The completion that UIKit does not have, by way of the coordinator.
  fileprivate func push(_ controller: UIViewController, completion: @escaping () -> Void) {
    pushViewController(controller, animated: true)
    guard let coordinator = transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }
}

/// Shows a series of screens, the next one when the one before has been pushed.
@MainActor
final class TourRouter {
  private unowned let navigation: UINavigationController
  private let makeScreen: (String) -> UIViewController
  private var stops: [String] = []

  init(_ navigation: UINavigationController, makeScreen: @escaping (String) -> UIViewController) {
    self.navigation = navigation
    self.makeScreen = makeScreen
  }

  func start() {
    guard stops.isEmpty, navigation.viewIfLoaded?.window != nil else { return }
    stops = ["second", "third"]
    showNext()
  }

  private func showNext() {
    guard !stops.isEmpty else { return }
    let screen = makeScreen(stops.removeFirst())
    navigation.push(screen) { [weak self] in
      DispatchQueue.main.async { self?.showNext() }
    }
  }

  func stop() {
    stops = []
    navigation.popToRootViewController(animated: true)
  }
}

/// A navigation controller with its router.
final class TourController: UINavigationController {
  private(set) var router: TourRouter?

  func route(makeScreen: @escaping (String) -> UIViewController) {
    router = TourRouter(self, makeScreen: makeScreen)
  }
}

/// A form in a sheet that asks before it goes, and whose coordinator cleans up either way.
final class FormFlow: UIViewController, UIAdaptivePresentationControllerDelegate {
  private(set) weak var form: UIViewController?
  private(set) var hasChanges = false
  private(set) var closed = 0

  func open(_ form: UIViewController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    form.modalPresentationStyle = .pageSheet
    form.presentationController?.delegate = self
    self.form = form
    hasChanges = false
    present(form, animated: true)
  }

  func edit() { hasChanges = form != nil }

  func save() {
    guard let form, form.presentingViewController != nil, !form.isBeingPresented,
      !form.isBeingDismissed, form.presentedViewController == nil
    else { return }
    hasChanges = false
    form.dismiss(animated: true) { [weak self] in self?.close() }
  }

  private func close() {
    form = nil
    closed += 1
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !hasChanges }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    hasChanges = false
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    close()
  }
}

/// A stack whose swipe back starts anywhere, by a percent-driven transition of its own.
final class WideSwipeStack: UINavigationController, UINavigationControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func next(_ screen: UIViewController) {
    guard transitionCoordinator == nil else { return }
    pushViewController(screen, animated: true)
  }

  func panBegan() {
    guard viewControllers.count > 1, transitionCoordinator == nil, interaction == nil,
      viewIfLoaded?.window != nil
    else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    popViewController(animated: true)
  }

  func panMoved() { interaction?.update(0.5) }

  func panEnded(finished: Bool) {
    guard let interaction else { return }
    self.interaction = nil
    if finished { interaction.finish() } else { interaction.cancel() }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop && interaction != nil ? SlideBack() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Slides the top to the right.
private final class SlideBack: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)
    if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { from?.frame.origin.x = container.bounds.width },
      completion: { _ in
        let isDone = !transitionContext.transitionWasCancelled
        if !isDone { from?.frame.origin.x = 0 }
        transitionContext.completeTransition(isDone)
      }
    )
  }
}

/// The root of a window of banners, which come and go as children.
final class BannerStage: UIViewController {
  private var banners: [UIViewController] = []
  var onEmpty: (() -> Void)?

  func show(_ banner: UIViewController) {
    loadViewIfNeeded()
    banners.append(banner)
    addChild(banner)
    banner.view.frame = CGRect(x: 0, y: -60, width: view.bounds.width, height: 60)
    view.addSubview(banner.view)
    banner.didMove(toParent: self)
    UIView.animate(
      withDuration: 0.2,
      animations: { banner.view.frame.origin.y = 40 },
      completion: { [weak self] _ in self?.hideLater(banner) }
    )
  }

  private func hideLater(_ banner: UIViewController) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.hide(banner) }
  }

  private func hide(_ banner: UIViewController) {
    guard let index = banners.firstIndex(where: { $0 === banner }) else { return }
    banners.remove(at: index)
    banner.willMove(toParent: nil)
    banner.view.removeFromSuperview()
    banner.removeFromParent()
    if banners.isEmpty { onEmpty?() }
  }

  func hideAll() {
    for banner in banners { hide(banner) }
  }
}

/// Shows banners in a window above its own, which goes with the last of them.
final class BannerHost: UIViewController {
  private var bannerWindow: UIWindow?
  private weak var stage: BannerStage?

  func show(_ banner: UIViewController) {
    if stage == nil {
      let stage = BannerStage()
      stage.onEmpty = { [weak self] in
        self?.bannerWindow?.isHidden = true
        self?.bannerWindow = nil
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 140))
      window.windowLevel = .statusBar
      window.rootViewController = stage
      window.isHidden = false
      bannerWindow = window
      self.stage = stage
    }
    stage?.show(banner)
  }

  func hideAll() { stage?.hideAll() }
}

/// A panel that a property animator raises and lowers; reversing it half-way is allowed.
final class ReversiblePanelController: UIViewController {
  private let makePanel: () -> UIViewController
  private var panel: UIViewController?
  private var animator: UIViewPropertyAnimator?
  private var isRaised = false

  init(makePanel: @escaping () -> UIViewController) {
    self.makePanel = makePanel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func toggle() {
    guard viewIfLoaded?.window != nil else { return }
    if let animator, animator.isRunning {
      animator.isReversed.toggle()
      isRaised.toggle()
      return
    }
    isRaised.toggle()
    if panel == nil { addPanel() }
    guard let panel else { return }
    let bounds = view.bounds
    let target = isRaised ? bounds.midY : bounds.maxY
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
      panel.view.frame.origin.y = target
    }
    animator.addCompletion { [weak self] _ in self?.settle() }
    self.animator = animator
    animator.startAnimation()
  }

  private func addPanel() {
    let panel = makePanel()
    self.panel = panel
    addChild(panel)
    panel.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  private func settle() {
    animator = nil
    guard !isRaised, let panel else { return }
    self.panel = nil
    panel.willMove(toParent: nil)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
  }
}

/// Forwards by hand to the one child that is selected, and does not mind how it came there.
final class SelectedForwarder: UIViewController {
  private let screens: [UIViewController]
  private var selected: UIViewController
  private var isVisible = false
  private var isSettled = true

  init(screens: [UIViewController]) {
    self.screens = screens
    selected = screens[0]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for screen in screens {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    view.addSubview(selected.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSettled = false
    selected.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
    isSettled = true
    selected.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    isSettled = false
    selected.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSettled = true
    selected.endAppearanceTransition()
  }

  /// Selects, unless the container itself is on its way.
  func select(_ index: Int) {
    guard isViewLoaded, isSettled, screens[index] !== selected else { return }
    let old = selected
    selected = screens[index]
    let isVisible = self.isVisible
    isSettled = false
    if isVisible {
      old.beginAppearanceTransition(false, animated: false)
      selected.beginAppearanceTransition(true, animated: false)
    }
    old.view.removeFromSuperview()
    selected.view.frame = view.bounds
    view.addSubview(selected.view)
    if isVisible {
      old.endAppearanceTransition()
      selected.endAppearanceTransition()
    }
    isSettled = true
  }
}
