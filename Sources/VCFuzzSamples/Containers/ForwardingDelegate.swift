// The workaround of 2011 for navigation controllers without callbacks: the delegate calls the
// appearance methods itself (DELEG-6). From iOS 5 on it does harm (DELEG-7).

internal import HeadlessUIKit
internal import VCFuzzKit

/// A navigation delegate that may call the appearance methods of the screens by hand.
final class ForwardingDelegate: NSObject, UINavigationControllerDelegate {
  private let isFaulty: Bool
  /// The screen that the delegate received last.
  private(set) var last: UIViewController?
  var onShown: (() -> Void)?

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
  }

  func navigationController(
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

  func navigationController(
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

/// A navigation controller that makes its forwarder the delegate once it has appeared.
final class ForwardedNavigationController: UINavigationController {
  private let forwarder: ForwardingDelegate
  /// Whether a screen is on its way: the next one waits for the delegate's didShow.
  private var isMoving = false

  init(_ root: UIViewController, isFaulty: Bool) {
    forwarder = ForwardingDelegate(isFaulty: isFaulty)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = forwarder
    forwarder.onShown = { [weak self] in self?.isMoving = false }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isMoving = false
  }

  private var isFree: Bool {
    !isMoving && transitionCoordinator == nil && viewIfLoaded?.window != nil
  }

  func open(_ screen: UIViewController, animated: Bool) {
    guard isFree else { return }
    isMoving = true
    pushViewController(screen, animated: animated)
  }

  func goBack(animated: Bool) {
    guard isFree, viewControllers.count > 1 else { return }
    isMoving = true
    popViewController(animated: animated)
  }
}

extension GalleryEntry {
  static let forwarding2011 = GalleryEntry(
    "forwarding-2011",
    "A navigation controller and its delegate.",
    fault: "The delegate of 2011 sends appearance callbacks by hand, "
      + "and so breaks as soon as it is shown.",
    breaks: ["INV-19"]
  ) { stage, isFaulty in
    ForwardedNavigationController(stage.screen("first"), isFaulty: isFaulty)
  } operations: { navigation, stage in
    Call("open") { navigation.open(stage.screen("next"), animated: true) }
    Call("open at once") { navigation.open(stage.screen("next"), animated: false) }
    Call("go back") { navigation.goBack(animated: true) }
  }
}
