// show and showDetail, and the search for their target (SHOW-2…SHOW-6).

public import Foundation
internal import Lifecycle

extension UIViewController {
  /// Posted by a split controller that collapsed or expanded (SHOW-14).
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )

  /// SHOW-2: the target shows it, or else this controller presents it.
  func showByTarget(_ controller: UIViewController, sender: Any?) {
    handOver(.show) {
      $0.show(controller, sender: sender)
    } orElse: {
      self.presentByShowing(controller, fullScreen: false)
    }
  }

  /// SHOW-5: the same search, for the detail.
  func showDetailByTarget(_ controller: UIViewController, sender: Any?) {
    handOver(.showDetail) {
      $0.showDetailViewController(controller, sender: sender)
    } orElse: {
      self.presentByShowing(controller, fullScreen: false)
    }
  }

  private func handOver(
    _ action: Selector,
    to body: (UIViewController) -> Void,
    orElse present: () -> Void
  ) {
    guard let target = targetViewController(forAction: action, sender: nil), target !== self else {
      present()  // SHOW-6
      return
    }
    let outer = runtime.showOrigin
    runtime.showOrigin = outer ?? self
    defer { runtime.showOrigin = outer }
    body(target)
  }

  /// SHOW-3: the receiver or nearest ancestor that can perform the action and overrides it.
  func showTarget(for action: Selector, sender: Any?) -> UIViewController? {
    let method: OverrideDetection
    switch action {
    case .show: method = .show
    case .showDetail: method = .showDetail
    default: return nil
    }
    return lineage.first { controller in
      method.isOverridden(by: type(of: controller))
        && controller.canPerformAction(action, withSender: sender)
    }
  }

  /// Presents a controller that no target shows.
  func presentByShowing(_ controller: UIViewController, fullScreen: Bool) {
    if fullScreen { controller.modalPresentationStyle = .fullScreen }
    present(controller, animated: true, completion: nil)
  }
}
