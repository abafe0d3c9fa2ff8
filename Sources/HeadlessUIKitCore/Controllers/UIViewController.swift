// The view controller: what UIKit's subclassers see. Its machinery lies in the runtime and in the
// extensions beside this file; nothing public is here that UIKit lacks.

public import Foundation
internal import VCLifecycle

/// A controller of a view hierarchy.
@preconcurrency @MainActor
open class UIViewController: UIViewControllerBase {
  // MARK: Hidden state

  nonisolated let runtime: Runtime
  nonisolated let id: ControllerID
  @exclusivity(unchecked) var appearance = AppearanceMachine()
  @exclusivity(unchecked) nonisolated(unsafe) var viewStorage: UIView?
  var loadingDepth = 0
  @exclusivity(unchecked) nonisolated(unsafe) private var parentReference =
    Unretained<UIViewController>(wrappedValue: nil)
  @exclusivity(unchecked) nonisolated(unsafe) var childControllers: [UIViewController] = []
  @exclusivity(unchecked) var moveFlags: MoveFlags = []
  @exclusivity(unchecked) var layoutBudget = LayoutBudget.free
  @exclusivity(unchecked) var needsConstraintsUpdate = false
  /// Whether didMove came while the did callback of the same move was still out (V-DM-REPEAT).
  @exclusivity(unchecked) var hasMovedBeforeDid = false
  /// Controllers whose views were put here without addChild before this one appeared.
  @exclusivity(unchecked) var earlyOrphans: [UIViewController] = []
  /// Whether the controller was an orphan when its window-driven appearance began (CHILD-14).
  @exclusivity(unchecked) var wasOrphanWhenDriven = false
  /// Children that appear when this view reaches its window (V-ADD-PREWINDOW).
  @exclusivity(unchecked) var childrenAwaitingWindow: [UIViewController] = []
  @exclusivity(unchecked) var traits: UITraitCollection?
  /// What refers to the controller without keeping it alive, once something does.
  @exclusivity(unchecked) nonisolated(unsafe) private var madeHandle: Handle?
  /// What the controller presents and is presented by; most controllers never need it.
  @exclusivity(unchecked) var presentation: PresentationLinks?
  /// What few controllers have.
  @exclusivity(unchecked) var extras: ControllerExtras?

  final nonisolated var parentController: UIViewController? {
    get { parentReference.wrappedValue }
    set { parentReference.wrappedValue = newValue }
  }

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    runtime = Runtime.current
    id = runtime.recorder.register(Self.self)
    super.init()
    runtime.addresses.keep(self)
    if runtime.records(.life) { runtime.record(.created, self) }
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    runtime = Runtime.current
    id = runtime.recorder.register(Self.self)
    super.init()
    runtime.addresses.keep(self)
    if runtime.records(.life) { runtime.record(.created, self) }
  }

  deinit {
    madeHandle?.object = nil
    viewStorage?.owner = nil
    for child in childControllers where child.parentController === self {
      child.parentController = nil  // another owner retains the child
    }
    if runtime.recorder.options.contains(.life) {
      runtime.recorder.record(Event(.destroyed, id))
    }
  }

  // MARK: The view

  // UIKit's own declaration; its users rely on the implicit unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewOnce()
      return viewStorage
    }
    set {
      // STATE-7: no load follows. A loadView that assigns it is one.
      if newValue != nil, viewStorage == nil, loadingDepth == 0 { runtime.record(.viewSet, self) }
      setView(newValue)
    }
  }

  open var viewIfLoaded: UIView? { viewStorage }
  open var isViewLoaded: Bool { viewStorage != nil }

  open func loadView() {
    noteBase(.loadView, animated: nil)
    guard viewStorage == nil else { return }
    let view = UIView(frame: runtime.device.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
  }

  open func viewDidLoad() { noteBase(.viewDidLoad, animated: nil) }

  open func loadViewIfNeeded() { loadViewOnce() }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {
    reachedBase(.viewWillAppear, animated: animated)
    noteEndOfWillAppear()
  }

  open func viewIsAppearing(_ animated: Bool) {
    reachedBase(.viewIsAppearing, animated: animated)
  }

  open func viewDidAppear(_ animated: Bool) {
    reachedBase(.viewDidAppear, animated: animated)
  }

  open func viewWillDisappear(_ animated: Bool) {
    reachedBase(.viewWillDisappear, animated: animated)
  }

  open func viewDidDisappear(_ animated: Bool) {
    reachedBase(.viewDidDisappear, animated: animated)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    recordUserCall(.beginAppearance, animated: animated, flag: isAppearing)
    noteBeginInAnimator()
    let call = appearance.begin(
      isAppearing ? .appear : .disappear,
      animated: animated,
      profile: runtime.profile
    )
    if call.isUnbalanced { runtime.record(.logUnbalanced, self) }
    if let direction = call.direction { sendUserWill(direction, animated: animated) }
  }

  open func endAppearanceTransition() {
    recordUserCall(.endAppearance)
    let call = appearance.end(profile: runtime.profile)
    if call.isUnbalanced { runtime.record(.logUnbalanced, self) }
    if let direction = call.direction { sendUserDid(direction) }
  }

  open var isBeingPresented: Bool {
    readableFlags.contains(.beingPresented) || announces(.beingPresented)
  }

  open var isBeingDismissed: Bool {
    readableFlags.contains(.beingDismissed) || announces(.beingDismissed)
  }

  open var isMovingToParent: Bool { readableFlags.contains(.movingToParent) }
  open var isMovingFromParent: Bool { readableFlags.contains(.movingFromParent) }

  /// The flags that can be read now: one on its way in shows no departure that waits (FLAG-1).
  var readableFlags: MoveFlags {
    var flags: MoveFlags =
      switch appearance.state {
      case .appearing, .appeared: moveFlags.subtracting([.movingFromParent, .beingDismissed])
      case .disappearing, .disappeared: moveFlags
      }
    if presentation != nil, !flags.isEmpty, runtime.presentations.isCovering(self) {
      flags.subtract([.movingToParent, .movingFromParent])
    }
    return runtime.deviation == nil ? flags : runtime.deviator.deviatingFlags(flags, of: self)
  }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func updateViewConstraints() {
    noteBase(.updateViewConstraints, animated: nil)
  }

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers where child.isOnScreenNow {
      AppLife(runtime: runtime).sendSizeChange(to: child, with: coordinator)
    }
  }

  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  open var traitCollection: UITraitCollection { currentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { extras?.childTraitOverrides[ObjectIdentifier(childViewController)] }

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.addedSafeArea ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeExtras.addedSafeArea = newValue
      viewStorage?.surroundingsChanged()
    }
  }

  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  open var navigationController: UINavigationController? { nearestAncestor() }
  open var tabBarController: UITabBarController? { nearestAncestor() }
  open var splitViewController: UISplitViewController? { nearestAncestor() }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }

  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(
      Transfer(
        old: fromViewController,
        new: toViewController,
        duration: duration,
        options: options,
        animations: animations,
        completion: completion
      )
    )
  }

  open func willMove(toParent parent: UIViewController?) {
    noteMove(.willMoveToParent, to: parent)
    hasMovedBeforeDid = false  // the next move replaces the one that would be repeated (CHILD-6)
    if parent == nil { moveFlags.insert(.movingFromParent) }
  }

  open func didMove(toParent parent: UIViewController?) {
    noteMove(.didMoveToParent, to: parent)
    hasMovedBeforeDid = appearance.isMoving || appearance.user != nil
  }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation?.settings?.style ?? impliedPresentationStyle }
    set { presentationSettings.style = newValue }
  }

  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation?.settings?.transitionStyle ?? .coverVertical }
    set { presentationSettings.transitionStyle = newValue }
  }

  open var definesPresentationContext: Bool {
    get { presentation?.settings?.definesContext ?? false }
    set { presentationSettings.definesContext = newValue }
  }

  open var providesPresentationContextTransitionStyle: Bool {
    get { presentation?.settings?.providesTransitionStyle ?? false }
    set { presentationSettings.providesTransitionStyle = newValue }
  }

  open var isModalInPresentation: Bool {
    get { presentation?.settings?.isModal ?? false }
    set { presentationSettings.isModal = newValue }
  }

  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation?.settings?.transitioningDelegate }
    set { presentationSettings.transitioningDelegate = newValue }
  }

  open var presentedViewController: UIViewController? { visiblePresentation?.presented }
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }
  open var presentationController: UIPresentationController? { currentPresentationController }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentByApp(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissByApp(animated: flag, completion: completion)
  }

  // MARK: Showing (spec 1.16)

  open func show(_ vc: UIViewController, sender: Any?) {
    show(vc, byTargetOf: .show) { $0.show(vc, sender: sender) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, byTargetOf: .showDetail) { $0.showDetailViewController(vc, sender: sender) }
  }

  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    let method: OverrideDetection
    switch action {
    case .show: method = .show
    case .showDetail: method = .showDetail
    default: return nil
    }
    // SHOW-3: the receiver or nearest ancestor that can perform the action and overrides it.
    return lineage.first { controller in
      method.isOverridden(by: type(of: controller))
        && controller.canPerformAction(action, withSender: sender)
    }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || unwindAction(for: action) != nil
  }

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      return raiseInvalidArgument("the receiver has no segue with identifier '\(identifier)'")
    }
    run(segue, sender: sender)  // without shouldPerformSegue (SHOW-7)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    canPerformAction(action, withSender: sender) && unwindAction(for: action) != nil
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)  // the search has been there
    return childControllers.reversed().filter { $0 !== origin }
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childControllers.first { $0.isAncestor(of: source.source) }
  }

  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Titles

  open var title: String? {
    get { extras?.title }
    set {
      madeExtras.title = newValue
      extras?.navigationItem?.title = newValue
      extras?.tabBarItem?.title = newValue
    }
  }

  open var navigationItem: UINavigationItem { madeNavigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { madeExtras.tabBarItem = newValue }
  }

  open override var next: UIResponder? { viewStorage?.superview ?? parentController }

  var handle: Handle {
    if let madeHandle { return madeHandle }
    let made = Handle()
    made.object = self
    madeHandle = made
    return made
  }

  // MARK: What a container knows of itself; for the classes of this module only

  /// How this controller forwards to its children (spec 0.4).
  var containerKind: ContainerKind {
    shouldAutomaticallyForwardAppearanceMethods ? .automatic : .manual
  }

  /// The children that this controller forwards its callbacks to (spec 0.4).
  var shownChildren: [UIViewController] { automaticallyShownChildren }

  /// Whether `shownChildren` may be worth asking for.
  var hasShownChildren: Bool {
    !(childControllers.isEmpty && earlyOrphans.isEmpty) && containerKind != .manual
  }

  /// What this container's bars cover of its children's views.
  var insetsOfBars: UIEdgeInsets { .zero }

  /// The animated transition that the app has asked for and that has not started (COORD-8).
  var transitionAskedFor: Transition? { nil }

  /// Whether this controller itself, rather than one that holds it, is presented.
  package final var isPresentedItself: Bool { presentation?.own != nil }

  /// How the class is presented where the app says nothing.
  @_spi(Surface) open var impliedPresentationStyle: UIModalPresentationStyle {
    runtime.profile.os.major >= 13 ? .automatic : .fullScreen  // MODAL-5
  }

  /// UIKit's own implementation of an appearance callback was reached.
  func reachedBase(_ kind: Event.Kind, animated: Bool) {
    noteBase(kind, animated: animated)
  }

  /// A layout pass visits the view: deferred starts begin here (NAV-6).
  func viewIsLaidOut() {}

  /// A will callback is about to be sent: a container may end its own transition first (CHILD-39).
  func appearanceWillBegin() {}

  /// What this controller's view offers to the finger now.
  func offerGestures(to offers: inout GestureOffers) {
    presentation?.own?.userDismissal.offerGestures(to: &offers)
  }

  /// The view has left its window: no finger is on it any more.
  func viewLeftWindow() {
    if !runtime.transitions.isEmpty { runtime.phases.liftFinger(from: self) }
  }

  /// The controller has settled: what waited for that happens now.
  func catchUp() {}

  /// A child has fully disappeared: a container may wait for that.
  func childDidSettle() {}

  /// The controller has come on screen without callbacks.
  func hasAppearedUntold() {}

  /// The size of the window changes: a container may arrange its children in another way.
  func adaptToSize(grows: Bool) {}

  /// The device has been turned while the controller is on screen.
  func deviceWasTurned() {}

  /// Checks what holds of this controller between steps.
  func checkInvariants() {
    for child in childControllers {
      assert(child.parentController === self, "a controller lists a child of another parent")
    }
    if let cover = presentation?.cover {
      assert(
        cover.hidden.contains { $0.controller === self } && runtime.presentations.all.holds(cover),
        "a controller is covered by a presentation that does not hide it"
      )
    }
  }

  /// The controller has fully appeared or disappeared.
  func didSettle(_ direction: Direction) {
    if hasMovedBeforeDid { repeatMove(direction) }
    if !runtime.retained.isEmpty { runtime.retained.removeObject(self) }  // CHILD-35
    if presentation?.waiting != nil { settleWaitingPresentation(direction) }
    if direction == .disappear { parentController?.childDidSettle() }
  }
}
