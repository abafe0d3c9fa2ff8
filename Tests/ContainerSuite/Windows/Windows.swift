// Second windows, and a root that is replaced.

import HeadlessUIKit

/// Shows toasts over everything, and takes the window away after the last.
final class ToastWindowController: SampleController {
  private var toastWindow: UIWindow?
  private var count = 0

  func showToast() {
    count += 1
    if toastWindow == nil {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
      window.windowLevel = .alert
      window.rootViewController = makeScreen("toast")
      window.isHidden = false
      toastWindow = window
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self, count] in
      if self?.count == count { self?.hideToast() }
    }
  }

  func hideToast() {
    toastWindow?.isHidden = true
    toastWindow?.rootViewController = nil
    toastWindow = nil
  }
}

/// Covers the app with a lock screen, and hides its content while it is inactive.
final class LockScreenController: SampleController {
  private lazy var lockWindow = UIWindow(frame: view.bounds)
  private var coverView: UIView?

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

/// Shows a cover in a window of its own as the app enters the background.
final class PrivacyWindowController: SampleController {
  private lazy var content = makeScreen("content")
  private var coverWindow: UIWindow?
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
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
    cover.rootViewController = UINavigationController(rootViewController: makeScreen("cover"))
    cover.isHidden = false
    coverWindow = cover
  }

  func hideCover() {
    coverWindow?.isHidden = true
    coverWindow?.rootViewController = nil
    coverWindow = nil
  }
}

/// Covers the app with a window, which a face unlocks before the code is typed.
final class VaultController: SampleController {
  private var window: UIWindow?

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

/// A signed-in session; signing out shows a new start screen in its window.
final class SessionController: SampleController {
  private weak var appWindow: UIWindow?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appWindow = view.window
  }

  /// In another container, and with another root in the window already, there is nothing to leave.
  func signOut() {
    guard let appWindow, appWindow.rootViewController === self, presentedViewController == nil,
      transitionCoordinator == nil
    else { return }
    appWindow.rootViewController = makeScreen("start")
  }
}
