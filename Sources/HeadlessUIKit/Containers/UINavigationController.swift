// The navigation controller: a stack of which the top is shown (spec 1.4, 2.2).

public import Foundation
internal import Lifecycle

/// What a navigation controller asks and tells its delegate.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A container that shows the top of a stack.
@MainActor
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  // MARK: Hidden state

  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// Transitions that were asked for and have not started, in order.
  @exclusivity(unchecked) var requested: [Transition] = []
  /// What is shown while transitions are under way: the side that comes.
  @exclusivity(unchecked) var shownTop: UIViewController?
  /// Changes below the top that wait for the open transition.
  var deferredMoves: [StackChange] = []
  @exclusivity(unchecked) var hasShownFirst = false
  @exclusivity(unchecked) var hasToldFirst = false
  @exclusivity(unchecked) var isFirstShownAnimated = false
  /// What a transition has brought that appears with the container only, and its flag.
  var owedDidShow: (controller: UIViewController, isAnimated: Bool)?

  // MARK: Making

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  open weak var delegate: (any UINavigationControllerDelegate)?

  open var viewControllers: [UIViewController] {
    get { visibleStack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    stack.last?.presentedController ?? stack.last
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 2, animated: animated).last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.indexOfObject(viewController) else {
      runtime.raise(
        "NSInvalidArgumentException",
        viewController,
        reason: "the controller is not on the stack"
      )
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)  // SHOW-4
  }

  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar = UIToolbar()

  open var isNavigationBarHidden = false {
    didSet {
      if isNavigationBarHidden != oldValue { viewIfLoaded?.surroundingsChanged() }
    }
  }

  open var isToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The recogniser of the swipe from the edge; disabled, no swipe is offered.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()

  // MARK: Forwarding, from inside UIKit's own implementation (CHILD-18)

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasShownFirst, policy.movesRootAtFirstDisplay {
      shownTop?.moveFlags.insert(.movingToParent)
    }
    forwardToShown(.viewWillAppear, animated: animated)
    showFirst(animated: animated)
    attachShownTop()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardToShown(.viewDidAppear, animated: animated)
    tellFirstShown()
    tellOwedShown()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardToShown(.viewWillDisappear, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardToShown(.viewDidDisappear, animated: animated)
    owedDidShow = nil
    if hasShownFirst { hasToldFirst = true }  // what has left before it was shown is told no more
  }

  override var containerKind: ContainerKind { .navigation }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: isNavigationBarHidden ? 0 : 44, left: 0, bottom: 0, right: 0)
  }
  override var shownChildren: [UIViewController] {
    if let shownTop { return [shownTop] }
    return []
  }
  override var hasShownChildren: Bool { shownTop != nil }
  override func viewIsLaidOut() { startRequested() }

  override func offerGestures(to offers: inout GestureOffers) {
    offerSwipe(to: &offers)
    super.offerGestures(to: &offers)
  }

  override func didSettle(_ direction: Direction) {
    super.didSettle(direction)
    startsWhenSettled()
  }
}

extension UIViewController {
  /// Forwards a will or did that UIKit sent this container to what it shows.
  func forwardToShown(_ kind: Event.Kind, animated: Bool) {
    guard let frame = runtime.frames.last, frame.controller === self, frame.kind == kind else {
      return  // a direct call reaches no child (STATE-10)
    }
    // Sent away inside its own `wa`, it has nothing to forward any more (CHILD-32).
    if kind == .viewWillAppear, appearance.state != .appearing { return }
    if frame.origin == .begin, kind == .viewWillAppear {
      // Only the controller that the app begins may stay unloaded (V-LOAD-ON-BEGIN).
      for child in shownChildren { child.loadViewIfNeeded() }
    }
    let cause = Runtime.Cause(
      origin: frame.origin,
      transition: frame.transition,
      isCompensating: appearance.isCompensating
    )
    runtime.forward(kind, from: self, animated: animated, cause: cause)
    // Gone for good inside its own `wd`, it owes its children the did as well (CHILD-17).
    if kind == .viewWillDisappear, appearance.state == .disappeared {
      runtime.forward(.viewDidDisappear, from: self, animated: animated, cause: cause)
    }
  }

  /// The nearest navigation controller above this one.
  public var navigationController: UINavigationController? {
    var current = parentController
    while let controller = current {
      if let navigation = controller as? UINavigationController { return navigation }
      current = controller.parentController
    }
    return nil
  }
}
