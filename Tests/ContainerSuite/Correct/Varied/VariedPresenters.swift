// Containers that present: a side menu that a finger pulls in, a popover that adapts, a video that
// is a child or presented, a cover while the app is inactive, a child exchanged after a dismissal.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension UIViewController {
  /// Whether this controller, or what it is in, is on its way in or out.
  fileprivate var isOnTheMove: Bool {
    sequence(first: self, next: { $0.parent ?? $0.presentingViewController }).contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  fileprivate var canPresent: Bool {
    viewIfLoaded?.window != nil && presentedViewController == nil && !isOnTheMove
  }
}

/// Presents its menu from the side; a finger may pull it in and let go of it.
final class SideMenuPresenter: CodedController, UIViewControllerTransitioningDelegate {
  private final class SidePresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: 0, width: bounds.width * 0.8, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.alpha = 0
      containerView.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0.4
      })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      if !completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      guard let menu = context.view(forKey: key) else { return context.completeTransition(false) }
      if isPresenting {
        context.containerView.addSubview(menu)
        if let controller = context.viewController(forKey: .to) {
          menu.frame = context.finalFrame(for: controller)
        }
        menu.frame.origin.x = -menu.frame.width
      }
      UIView.animate(withDuration: 0.3) {
        menu.frame.origin.x = self.isPresenting ? 0 : -menu.frame.width
      } completion: { _ in
        if context.transitionWasCancelled {
          if self.isPresenting { menu.removeFromSuperview() } else { menu.frame.origin.x = 0 }
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private let makeMenu: () -> UIViewController
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(makeMenu: @escaping () -> UIViewController) {
    self.makeMenu = makeMenu
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    guard canPresent else { return }
    let menu = makeMenu()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    present(menu, animated: true)
  }

  func close() {
    guard interaction == nil, let menu = presentedViewController, !menu.isOnTheMove,
      menu.presentedViewController == nil
    else { return }
    menu.dismiss(animated: true)
  }

  func pullBegan() {
    guard canPresent, interaction == nil else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    open()
  }

  func pullMoved() { interaction?.update(0.5) }

  func pullEnded(finished: Bool) {
    guard let running = interaction else { return }
    interaction = nil
    finished ? running.finish() : running.cancel()
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SidePresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Shows filters in a popover, which adapts to a full screen with a stack where there is no room.
final class FilterPopoverController: CodedController, UIPopoverPresentationControllerDelegate {
  private let results: UIViewController
  private let makeFilters: () -> UIViewController

  init(results: UIViewController, makeFilters: @escaping () -> UIViewController) {
    self.results = results
    self.makeFilters = makeFilters
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(results)
  }

  func openFilters() {
    guard canPresent else { return }
    let filters = makeFilters()
    filters.modalPresentationStyle = .popover
    filters.popoverPresentationController?.sourceView = view
    filters.popoverPresentationController?.delegate = self
    present(filters, animated: true)
  }

  func closeFilters() {
    guard let filters = presentedViewController, !filters.isOnTheMove,
      filters.presentedViewController == nil
    else { return }
    dismiss(animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    UINavigationController(rootViewController: controller.presentedViewController)
  }
}

/// A video that is a child, or presented over the full screen; it is never both.
final class InlineVideoController: CodedController {
  private let video: UIViewController
  private var isLeaving = false

  init(video: UIViewController) {
    self.video = video
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedVideo()
  }

  private func embedVideo() {
    install(video)
    video.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 220)
  }

  func enlarge() {
    guard isViewLoaded, canPresent, video.parent === self, !isLeaving else { return }
    video.uninstall()
    video.modalPresentationStyle = .fullScreen
    // Its disappearance must end before it is presented.
    isLeaving = true
    DispatchQueue.main.async { [weak self] in self?.presentVideo() }
  }

  private func presentVideo() {
    isLeaving = false
    guard canPresent else { return embedVideo() }
    present(video, animated: true)
  }

  func shrink() {
    guard presentedViewController === video, !video.isOnTheMove,
      video.presentedViewController == nil
    else { return }
    dismiss(animated: true) { [weak self] in self?.embedVideo() }
  }
}

/// Exchanges its child when what was presented over it has been dismissed.
final class LoginGateController: CodedController {
  private var content: UIViewController
  private let makeContent: () -> UIViewController

  init(makeContent: @escaping () -> UIViewController) {
    self.makeContent = makeContent
    content = makeContent()
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
  }

  func askForLogin(_ login: UIViewController) {
    guard isViewLoaded, canPresent else { return }
    login.modalPresentationStyle = .formSheet
    login.isModalInPresentation = true
    present(login, animated: true)
  }

  func loggedIn() {
    guard isViewLoaded, let login = presentedViewController, !login.isOnTheMove,
      login.presentingViewController != nil, login.presentedViewController == nil
    else { return }
    dismiss(animated: true) { [self] in
      let old = content
      content = makeContent()
      install(content)
      old.uninstall()
    }
  }
}
