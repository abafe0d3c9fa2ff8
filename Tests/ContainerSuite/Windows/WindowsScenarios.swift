// The operations of the windows.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let windows: [CorrectContainer] = [
    CorrectContainer(18, "toast-window", ToastWindowController.self) { toasts, _ in
      Call("show toast") { toasts.showToast() }
      Call("hide toast") { toasts.hideToast() }
    },
    CorrectContainer(18, "lock-screen", LockScreenController.self) { container, _ in
      Call("lock") { container.lock() }
      Call("ask for code") { container.askForCode() }
      Call("unlock") { container.unlock() }
      Call("cover") { container.setCovered(true) }
      Call("uncover") { container.setCovered(false) }
    },
    CorrectContainer(18, "privacy-window", PrivacyWindowController.self) { container, _ in
      Call("cover") { container.showCover() }
      Call("uncover") { container.hideCover() }
    },
    CorrectContainer(18, "session", SessionController.self) { session, _ in
      Call("sign out") { session.signOut() }
    },
    CorrectContainer(18, "vault", VaultController.self) { vault, _ in
      Call("lock") { vault.lock() }
      Call("ask for code") { vault.askForCode() }
      Call("unlock") { vault.unlock(animated: true) }
      Call("unlock at once") { vault.unlock(animated: false) }
    },
  ]
}
