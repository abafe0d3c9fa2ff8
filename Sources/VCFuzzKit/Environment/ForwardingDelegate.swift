// The workaround of 2011 for navigation controllers without callbacks: the delegate calls the
// appearance methods itself (DELEG-6). From iOS 5 on it does harm (DELEG-7).

package import HeadlessUIKit

/// A navigation delegate that may call the appearance methods of the screens by hand.
package final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
  private let isFaulty: Bool
  /// The screen that the delegate received last.
  private var last: UIViewController?
  package var onShown: (() -> Void)?

  package init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    // Bug: UIKit has sent both their callbacks already.
    if isFaulty {
      last?.viewWillDisappear(animated)
      viewController.viewWillAppear(animated)
    }
    last = viewController
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if isFaulty {
      last?.viewDidDisappear(animated)
      viewController.viewDidAppear(animated)
    }
    last = viewController
    onShown?()
  }
}
