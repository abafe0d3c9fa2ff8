// A navigation controller with the delegate of 2011, which calls the appearance methods itself.

internal import HeadlessUIKit
internal import VCFuzzKit

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
