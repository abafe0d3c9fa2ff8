// The workaround of 2011 for navigation controllers that heard nothing: the delegate calls the
// appearance methods itself. From iOS 5 on it does harm; it is kept to show what harm.

#if canImport(UIKit) && canImport(ObjectiveC)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// A navigation delegate that calls the appearance methods of the screens by hand.
public final class AppearanceForwarder: NSObject, UINavigationControllerDelegate {
  /// The screen that was shown last, by what the delegate was told.
  public private(set) var last: UIViewController?

  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    last?.viewWillDisappear(animated)
    viewController.viewWillAppear(animated)
    last = viewController
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    last?.viewDidDisappear(animated)
    viewController.viewDidAppear(animated)
    last = viewController
  }
}

/// The root of a stack that makes itself heard: it sets the delegate when it loads.
open class ForwardingRootController: UIViewController {
  public let forwarder = AppearanceForwarder()

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.delegate = forwarder
  }
}
