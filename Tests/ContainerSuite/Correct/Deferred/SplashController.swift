// A splash that its container takes away as soon as the content beside it reports that it is ready.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Receives the first sign of life of a screen.
@MainActor
protocol ReadinessObserver: AnyObject {
  func screenIsReady(_ screen: UIViewController)
}

/// A screen with one child that is ready once it has appeared.
final class ReadyScreen: CodedController {
  weak var observer: (any ReadinessObserver)?
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    observer?.screenIsReady(self)
  }
}

/// Shows the splash over the screen until that is ready, and whenever it is asked to.
final class SplashController: CodedController, ReadinessObserver {
  private let screen: ReadyScreen
  private let splash: UIViewController

  init(screen: ReadyScreen, splash: UIViewController) {
    self.screen = screen
    self.splash = splash
    super.init()
    screen.observer = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(screen)
    embed(splash)
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func screenIsReady(_ screen: UIViewController) {
    guard splash.parent === self else { return }
    splash.willMove(toParent: nil)
    splash.view.removeFromSuperview()
    splash.removeFromParent()
  }

  func showSplash() {
    guard isViewLoaded, splash.parent == nil else { return }
    embed(splash)
  }
}
