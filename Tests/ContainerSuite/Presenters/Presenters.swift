// Presentations with controllers and animators of their own.

import HeadlessUIKit

extension UIViewController {
  /// Whether this controller, or what it is in, is on its way in or out.
  var isOnTheMove: Bool {
    sequence(first: self, next: { $0.parent ?? $0.presentingViewController }).contains {
      $0.isBeingPresented || $0.isBeingDismissed || $0.transitionCoordinator != nil
    }
  }

  var canPresent: Bool {
    viewIfLoaded?.window != nil && presentedViewController == nil && !isOnTheMove
  }
}

/// Lets the presenter's view stay, and dims it alongside the transition.
final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    return view
  }()

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    setDimming(0.5)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { setDimming(0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func setDimming(_ alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
  }
}

/// Presents cards, one at a time.
final class CardPresenter: SampleController, UIViewControllerTransitioningDelegate {
  func presentCard(_ card: UIViewController, animated: Bool) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: animated)
  }

  func dismissCard(animated: Bool) {
    guard let card = presentedViewController, !card.isBeingPresented, !card.isBeingDismissed
    else { return }
    dismiss(animated: animated)
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Slides the covering view in and out.
final class CoverTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var isPresenting = true

  final class Cover: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Cover(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    // A view that the context does not give stays where it is.
    let toView = context.view(forKey: .to)
    if let toView {
      toView.frame = context.finalFrame(for: to)
      if isPresenting {
        container.addSubview(toView)
      } else {
        container.insertSubview(toView, at: 0)
      }
    }
    let moving = isPresenting ? toView : context.view(forKey: .from)
    let below = container.bounds.height
    if isPresenting { moving?.transform = CGAffineTransform(translationX: 0, y: below) }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      moving?.transform =
        isPresenting ? .identity : CGAffineTransform(translationX: 0, y: below)
    } completion: { [isPresenting] _ in
      let isDone = !context.transitionWasCancelled
      if isDone != isPresenting { moving?.removeFromSuperview() }
      context.completeTransition(isDone)
    }
  }
}

/// Presents covers; a transition object lives as long as the cover that it belongs to.
final class CoverPresenter: SampleController {
  private var transition: CoverTransition?

  func cover(with controller: UIViewController) {
    guard isViewLoaded, view.window != nil, presentedViewController == nil,
      transitionCoordinator == nil, !isBeingPresented, !isBeingDismissed
    else { return }
    let transition = CoverTransition()
    self.transition = transition
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = transition
    present(controller, animated: true, completion: nil)
  }

  func uncover(animated: Bool) {
    guard presentedViewController != nil, presentedViewController?.isBeingPresented == false,
      presentedViewController?.isBeingDismissed == false
    else { return }
    dismiss(animated: animated) { [weak self] in
      if self?.presentedViewController == nil { self?.transition = nil }
    }
  }
}

/// Presents its menu from the side; a finger may pull it in and let go of it.
final class SideMenuPresenter: SampleController, UIViewControllerTransitioningDelegate {
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

  private var interaction: UIPercentDrivenInteractiveTransition?

  func open() {
    guard canPresent else { return }
    let menu = makeScreen("menu")
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
final class FilterPopoverController: SampleController, UIPopoverPresentationControllerDelegate {
  private lazy var results = makeScreen("results")

  override func viewDidLoad() {
    super.viewDidLoad()
    install(results)
  }

  func openFilters() {
    guard canPresent else { return }
    let filters = makeScreen("filters")
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
final class InlineVideoController: SampleController {
  private lazy var video = makeScreen("video")
  private var isLeaving = false

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
