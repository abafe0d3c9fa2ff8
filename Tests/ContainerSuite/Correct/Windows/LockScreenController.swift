// A lock screen in a second window whose root is exchanged with an animation, and a privacy cover.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Covers the app with a lock screen, and hides its content while it is inactive.
final class LockScreenController: UIViewController {
  private lazy var lockWindow = UIWindow(frame: view.bounds)
  private let makeScreen: (String) -> UIViewController
  private var coverView: UIView?

  init(makeScreen: @escaping (String) -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func lock() {
    guard isViewLoaded, lockWindow.isHidden else { return }
    lockWindow.windowLevel = .alert
    lockWindow.rootViewController = makeScreen("lock")
    lockWindow.isHidden = false
  }

  func askForCode() {
    guard isViewLoaded, !lockWindow.isHidden else { return }
    let code = makeScreen("code")
    UIView.transition(
      with: lockWindow,
      duration: 0.3,
      options: .transitionCrossDissolve,
      animations: { self.lockWindow.rootViewController = code }
    )
  }

  func unlock() {
    guard isViewLoaded, !lockWindow.isHidden else { return }
    lockWindow.isHidden = true
    lockWindow.rootViewController = nil
  }

  func setCovered(_ isCovered: Bool) {
    loadViewIfNeeded()
    coverView?.removeFromSuperview()
    coverView = nil
    guard isCovered, let cover = view.snapshotView(afterScreenUpdates: false) else { return }
    view.addSubview(cover)
    coverView = cover
  }
}
