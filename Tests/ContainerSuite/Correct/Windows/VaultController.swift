// A lock in a second window that asks for a code, and may go while the code is still on its way in.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Covers the app with a window, which a face unlocks before the code is typed.
final class VaultController: UIViewController {
  private let makeScreen: (String) -> UIViewController
  private var window: UIWindow?

  init(makeScreen: @escaping (String) -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func lock() {
    guard window == nil, let scene = viewIfLoaded?.window?.windowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .alert
    window.rootViewController = makeScreen("lock")
    window.makeKeyAndVisible()
    self.window = window
  }

  func askForCode() {
    guard let root = window?.rootViewController, root.presentedViewController == nil,
      root.view.window != nil
    else { return }
    root.present(makeScreen("code"), animated: true)
  }

  func unlock(animated: Bool) {
    guard let window else { return }
    self.window = nil
    guard animated else {
      window.isHidden = true
      return
    }
    UIView.animate(withDuration: 0.3) {
      window.alpha = 0
    } completion: { _ in
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
