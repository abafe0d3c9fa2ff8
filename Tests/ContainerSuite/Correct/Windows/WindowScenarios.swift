// The operations of containers with windows or presentation contexts of their own.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let windows: [CorrectContainer] = [
    CorrectContainer(
      18,
      Scenario("toast-window", "Toasts in a second window.") { stage in
        ToastWindowController { stage.screen("toast") }
      } operations: { toasts, _ in
        Call("show toast") { toasts.showToast() }
        Call("hide toast") { toasts.hideToast() }
      }
    ),
    CorrectContainer(
      18,
      Scenario("lock-screen", "A lock screen in a second window.") { stage in
        LockScreenController { stage.screen($0) }
      } operations: { container, _ in
        Call("lock") { container.lock() }
        Call("ask for code") { container.askForCode() }
        Call("unlock") { container.unlock() }
        Call("cover") { container.setCovered(true) }
        Call("uncover") { container.setCovered(false) }
      }
    ),
    CorrectContainer(
      18,
      Scenario("privacy-window", "A window that covers the app in the background.") { stage in
        PrivacyWindowController(content: stage.screen("content")) { stage.screen("cover") }
      } operations: { container, _ in
        Call("cover") { container.showCover() }
        Call("uncover") { container.hideCover() }
      }
    ),
    CorrectContainer(
      19,
      Scenario("context-columns", "Columns that present over themselves.") { _ in
        ContextColumnController()
      } operations: { columns, stage in
        Call("cover left") { columns.left.cover(with: stage.screen("cover"), animated: true) }
        Call("cover right at once") {
          columns.right.cover(with: stage.screen("cover"), animated: false)
        }
        Call("uncover left") { columns.left.uncover() }
        Call("uncover right") { columns.right.uncover() }
      }
    ),
    CorrectContainer(
      19,
      Scenario("searchable-list", "A list with a search controller.") { stage in
        SearchableList(results: stage.screen("results"))
      } operations: { list, _ in
        Call("search") { list.setSearching(true) }
        Call("stop searching") { list.setSearching(false) }
      }
    ),
    CorrectContainer(
      19,
      Scenario("filtered-list", "A list whose search is in the navigation bar.") { stage in
        FilteredList { stage.screen("detail") }
      } operations: { list, _ in
        Call("search") { list.startSearch() }
        Call("cancel search") { list.cancelSearch() }
        Call("open") { list.open() }
      }
    ),
    CorrectContainer(
      18,
      Scenario("session", "A root that is replaced by a start screen.") { stage in
        SessionController { stage.screen("start") }
      } operations: { session, _ in
        Call("sign out") { session.signOut() }
      }
    ),
    CorrectContainer(
      18,
      Scenario("vault", "A lock in a window that is hidden while it presents.") { stage in
        VaultController { stage.screen($0) }
      } operations: { vault, _ in
        Call("lock") { vault.lock() }
        Call("ask for code") { vault.askForCode() }
        Call("unlock") { vault.unlock(animated: true) }
        Call("unlock at once") { vault.unlock(animated: false) }
      }
    ),
  ]
}
