// A root that hands the window over to the next one, once it may.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A signed-in session; signing out shows a new start screen in its window.
final class SessionController: UIViewController {
  private let makeStart: () -> UIViewController
  private weak var appWindow: UIWindow?

  init(makeStart: @escaping () -> UIViewController) {
    self.makeStart = makeStart
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appWindow = view.window
  }

  /// In another container, and with another root in the window already, there is nothing to leave.
  func signOut() {
    guard let appWindow, appWindow.rootViewController === self, presentedViewController == nil,
      transitionCoordinator == nil
    else { return }
    appWindow.rootViewController = makeStart()
  }
}
