// show and showDetail, and the search for their target (SHOW-2…SHOW-6).

public import Foundation
internal import VCLifecycle

extension UIViewController {
  /// Posted by a split controller that collapsed or expanded (SHOW-14).
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )

  /// SHOW-2, SHOW-5: the target of the action shows a controller, or else this one presents it.
  func show(
    _ controller: UIViewController,
    byTargetOf action: Selector,
    _ body: (UIViewController) -> Void
  ) {
    guard let target = targetViewController(forAction: action, sender: nil), target !== self else {
      return present(controller, animated: true, completion: nil)  // SHOW-6
    }
    let outer = runtime.showOrigin
    runtime.showOrigin = outer ?? self
    defer { runtime.showOrigin = outer }
    body(target)
  }
}
