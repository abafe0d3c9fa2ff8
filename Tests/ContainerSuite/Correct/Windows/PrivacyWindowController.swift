// A window that hides the content while the app is in the background.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows a cover in a window of its own as the app enters the background.
final class PrivacyWindowController: UIViewController {
  private let content: UIViewController
  private let makeCover: () -> UIViewController
  private var coverWindow: UIWindow?
  private var observers: [any NSObjectProtocol] = []

  init(content: UIViewController, makeCover: @escaping () -> UIViewController) {
    self.content = content
    self.makeCover = makeCover
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
    observe(UIApplication.didEnterBackgroundNotification) { $0.showCover() }
    observe(UIApplication.willEnterForegroundNotification) { $0.hideCover() }
  }

  private func observe(
    _ name: Notification.Name,
    _ act: @escaping @MainActor (PrivacyWindowController) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated {
        if let self { act(self) }
      }
    }
    observers.append(observer)
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func showCover() {
    guard coverWindow == nil, let window = viewIfLoaded?.window else { return }
    let cover = UIWindow(frame: window.bounds)
    cover.windowLevel = .alert
    cover.rootViewController = UINavigationController(rootViewController: makeCover())
    cover.isHidden = false
    coverWindow = cover
  }

  func hideCover() {
    coverWindow?.isHidden = true
    coverWindow?.rootViewController = nil
    coverWindow = nil
  }
}
