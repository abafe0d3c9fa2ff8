// The navigation controller: a stack of which the top is shown (spec 1.4, 2.2).

public import Foundation
internal import VCLifecycle

/// Methods that a navigation controller calls when its top changes.
@preconcurrency @MainActor
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
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  // MARK: Hidden state

  @exclusivity(unchecked) var stack: [UIViewController] = []
  /// Transitions that were asked for and have not started, in order.
  @exclusivity(unchecked) var requested: [Transition] = []
  /// What is shown while transitions are under way: the side that comes.
  @exclusivity(unchecked) var shownTop: UIViewController?
  /// Whether a change of it without a transition is sending its callbacks.
  @exclusivity(unchecked) var isShowingTop = false
  /// What the call under way has put on the stack, before its willMove(to:).
  @exclusivity(unchecked) var awaitingWillMove: [UIViewController] = []
  /// Changes below the top that wait for the open transition.
  @exclusivity(unchecked) var deferredMoves: [StackChange] = []
  @exclusivity(unchecked) var hasSentFirstWillShow = false
  @exclusivity(unchecked) var hasSentFirstDidShow = false
  /// The controller that the first willShow has named.
  @exclusivity(unchecked) var firstAnnounced: ControllerID?
  @exclusivity(unchecked) var isFirstShownAnimated = false
  /// Whether the first controller of an empty stack on screen is on its way in.
  var isShowingFirst = false
  /// What was on the stack when it was to be emptied in the middle of a transition.
  var leavingLater: [UIViewController] = []
  /// What a transition has brought that appears with the container only, and its flag.
  @exclusivity(unchecked) var owedDidShow: (controller: UIViewController, isAnimated: Bool)?

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack(with: [rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The classes of the bars have no consequence: nothing is drawn.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?

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
    empty(for: viewController)
    if stack.holds(viewController) {
      return viewController.raiseInvalidArgument("pushing the same instance twice")  // NAV-11
    }
    if viewController.containerKind == .tab {
      return viewController.raiseInvalidArgument("pushing a tab bar controller")
    }
    claim(viewController)
    guard admitsChange() else { return }  // V-NAV-NESTED=drop
    let old = stack.last
    stack.append(viewController)
    let isLeaving = isLeaving(viewController)
    if !isLeaving {
      link(viewController)
      awaitingWillMove.append(viewController)
    }
    let movesInCall = movesInCall && !isLeaving
    let change = StackChange(oldDepth: stack.count - 1, added: [viewController], removed: [])
    enqueue(.push, from: old, to: viewController, change: change, animated: animated)
    if movesInCall { sendAwaitedWillMove(to: viewController) }
    awaitingWillMove.removeObject(viewController)
    proceed(with: change, animated: animated)
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
      viewController.raiseInvalidArgument("the controller is not on the stack")
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

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { takeCollapsed(secondaryViewController, from: splitViewController) }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { separateFromStack(for: splitViewController) }

  /// The bar, once the app has asked for it.
  private var madeBar: UINavigationBar?
  open var navigationBar: UINavigationBar {
    let bar = madeBar ?? manage(UINavigationBar())
    placeBar()
    return bar
  }
  open private(set) lazy var toolbar = UIToolbar()
  public class var hideShowBarDuration: CGFloat { 0.2 }
  open var hidesBarsOnSwipe: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var hidesBarsOnTap: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Apps put in a bar of their own by its key.
  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "navigationBar", let bar = value as? UINavigationBar { manage(bar) }
  }

  /// Takes a bar, which has the items of this stack from now on.
  @discardableResult
  private func manage(_ bar: UINavigationBar) -> UINavigationBar {
    madeBar?.removeFromSuperview()
    madeBar = bar
    bar.stack = self
    bar.isHidden = isNavigationBarHidden
    return bar
  }

  /// Puts the bar in place, if both it and the view are there: apps lay out views by it.
  private func placeBar() {
    guard let madeBar, madeBar.superview == nil, let viewStorage else { return }
    let top = viewStorage.safeAreaInsets.top
    madeBar.frame = CGRect(x: 0, y: top, width: viewStorage.bounds.width, height: 44)
    madeBar.autoresizingMask = .flexibleWidth
    viewStorage.addSubview(madeBar)
  }

  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      madeBar?.isHidden = isNavigationBarHidden
      viewStorage?.surroundingsChanged()
    }
  }

  open var isToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The recogniser of the swipe from the edge, once the app has asked for it.
  private(set) var madeSwipe: SwipeBackRecognizer?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let madeSwipe { return madeSwipe }
    let made = SwipeBackRecognizer(of: self)
    madeSwipe = made
    return made
  }

  // MARK: Forwarding, from inside UIKit's own implementation (CHILD-18)

  override func reachedBase(_ kind: Event.Kind, animated: Bool) {
    super.reachedBase(kind, animated: animated)
    if kind == .viewWillAppear, owesFirstWillShow, runtime.profile.flagNavRoot == .true {
      shownTop?.moveFlags.insert(.movingToParent)  // FLAG-2
    }
    forwardToShown(kind, animated: animated)
    switch kind {
    case .viewWillAppear:
      showFirst(animated: animated)
      attachShownTop()
    case .viewDidAppear:
      sendFirstDidShow()
      sendOwedDidShow()
      emptyAsAsked()
    case .viewDidDisappear:
      owedDidShow = nil
      // The delegate learns nothing more of a first top that left before it was shown.
      if hasSentFirstWillShow { hasSentFirstDidShow = true }
      emptyAsAsked()
    default: break
    }
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
  override func viewIsLaidOut() {
    placeBar()
    startRequested()
  }

  override func hasAppearedUntold() {
    showFirst(animated: false)
    attachShownTop()
    sendFirstDidShow()
  }

  override var transitionAskedFor: Transition? { requested.first { $0.isAnimated } }

  override func offerGestures(to offers: inout GestureOffers) {
    offerSwipe(to: &offers)
    super.offerGestures(to: &offers)
  }

  override func checkInvariants() {
    super.checkInvariants()
    for transition in requested {
      assert(transition.phase == .requested, "a stack queues a transition that has started")
    }
    assert(deferredMoves.isEmpty || openTransition != nil, "moves wait for no transition")
    let isIdle = runtime.transitions.isEmpty && !runtime.owesCommit
    if isIdle, appearance.state == .appeared, isOnScreenNow {
      assert(requested.isEmpty, "a stack's transition waits for nothing")
      // Known defect: under misuse, a stack in a split may end with a controller that is not shown.
      assert(
        shownTop === stack.last || splitViewController != nil,
        "an idle navigation controller does not show its top"
      )
    }
  }

  override func didSettle(_ direction: Direction) {
    super.didSettle(direction)
    startsWhenSettled()
  }

  override func catchUp() { startsWhenSettled() }

  /// No layout starts what waits in a stack without a window, as one that has appeared early may be
  /// (PAGE-6).
  override func viewLeftWindow() {
    super.viewLeftWindow()
    guard !requested.isEmpty, appearance.state == .appeared else { return }
    runtime.turn.afterCommit.append(.call { self.startsWhenSettled() })
  }
}
