// A slot of banners, and a splash over content.

import HeadlessUIKit

/// A banner slot; the next banner is laid out, invisible, before it fades in.
final class LayoutFirstController: SampleController {
  private let slot = UIView()
  private var banner: UIViewController?
  private var phase = AppearancePhase.gone
  private var isExchanging = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(slot)
    slot.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      slot.topAnchor.constraint(equalTo: view.topAnchor),
      slot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      slot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      slot.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    banner?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    phase = .here
    banner?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    phase = .leaving
    banner?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    phase = .gone
    banner?.endAppearanceTransition()
  }

  /// Prepares a banner and shows it; only while the container is settled.
  func show(_ next: UIViewController) {
    guard phase.isSettled, !isExchanging else { return }
    isExchanging = true
    defer { isExchanging = false }
    loadViewIfNeeded()
    next.loadViewIfNeeded()
    addChild(next)
    next.view.alpha = 0
    slot.addSubview(next.view)
    next.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      next.view.topAnchor.constraint(equalTo: slot.topAnchor),
      next.view.bottomAnchor.constraint(equalTo: slot.bottomAnchor),
      next.view.leadingAnchor.constraint(equalTo: slot.leadingAnchor),
      next.view.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
    ])
    slot.layoutIfNeeded()
    next.didMove(toParent: self)
    let old = banner
    banner = next
    old?.willMove(toParent: nil)
    let isOnScreen = phase == .here
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    next.view.alpha = 1
    old?.view.removeFromSuperview()
    if isOnScreen {
      old?.endAppearanceTransition()
      next.endAppearanceTransition()
    }
    old?.removeFromParent()
  }
}

/// Receives the first sign of life of a screen.
@MainActor
protocol ReadinessObserver: AnyObject {
  func screenIsReady(_ screen: UIViewController)
}

/// A screen with one child that is ready once it has appeared.
final class ReadyScreen: SampleController {
  weak var observer: (any ReadinessObserver)?
  private lazy var content = makeScreen("content")

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observer?.screenIsReady(self)
  }
}

/// Shows the splash over the screen until that is ready, and whenever it is asked to.
final class SplashController: SampleController, ReadinessObserver {
  private lazy var screen = ReadyScreen(makeScreen: makeScreen)
  private lazy var splash = makeScreen("splash")

  override func viewDidLoad() {
    super.viewDidLoad()
    screen.observer = self
    embed(screen)
    embed(splash)
  }

  private func embed(_ child: UIViewController) {
    install(child)
  }

  func screenIsReady(_ screen: UIViewController) {
    guard splash.parent === self else { return }
    splash.uninstall()
  }

  func showSplash() {
    guard isViewLoaded, splash.parent == nil else { return }
    embed(splash)
  }
}
