// The tab bar controller: several children of which the selected one is shown (spec 1.7, 2.4).

internal import Foundation
internal import VCLifecycle

/// A container that shows the selected one of its children.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Hidden state

  @exclusivity(unchecked) var tabControllers: [UIViewController] = []
  /// The tabs that the app has set, if it has set tabs instead of controllers.
  @exclusivity(unchecked) var tabList: [UITab] = []
  @exclusivity(unchecked) var selected: UIViewController?
  @exclusivity(unchecked) var content = ShownContent()
  /// Children whose didMove(toParent:) waits for their viewDidAppear (V-TAB-MOVE).
  @exclusivity(unchecked) var awaitingDidMove: [UIViewController] = []
  /// Children that were removed while they were shown: they leave when they have disappeared.
  @exclusivity(unchecked) var departing: [UIViewController] = []

  // MARK: The children

  @exclusivity(unchecked) open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { tabControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Moves now, and an appearance only if the shown child goes (TAB-8, TAB-9).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    let kept = controllers.holds(selected)
    guard kept || admitsSwitch() else { return }
    let oldIndex = selectedIndex
    let removed = tabControllers.without(controllers)
    let added = controllers.without(tabControllers)
    tabControllers = controllers
    tabList.removeAll { tab in tab.made.map(controllers.holds) == false }
    if !kept {
      selected = controllers.indices.contains(oldIndex) ? controllers[oldIndex] : controllers.first
    }
    updateBar()
    for controller in removed { takeOut(controller) }
    for controller in added { takeIn(controller) }
    content.waiting.removeAll { change in
      !change.target.allSatisfy { wanted in tabControllers.holds(wanted) }
    }
    if !kept {
      show(ContentSwitch(to: wantedContent, isAnimated: crossFades))
    } else if runtime.profile.tabSetViewControllers == .always {
      rebuildShown()
    }
    finishDepartures()
  }

  open private(set) lazy var tabBar = UITabBar()

  /// Apps put in a bar of their own by its key.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "tabBar", let bar = value as? UITabBar else { return }
    tabBar = bar
    updateBar()
  }

  // MARK: The selection

  /// Selects at once; an index that no child has is ignored.
  open var selectedIndex: Int {
    get { tabControllers.indexOfObject(selected) ?? NSNotFound }
    set {
      guard tabControllers.indices.contains(newValue) else { return }
      select(tabControllers[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard tabControllers.holds(newValue) else {
        return newValue.raiseInvalidArgument(
          "only a child of the tab bar controller can be selected"
        )
      }
      select(newValue)
    }
  }

  // MARK: The bar's delegate

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
  }

  // MARK: Forwarding, from inside UIKit's own implementation (CHILD-18)

  override func reachedBase(_ kind: Event.Kind, animated: Bool) {
    super.reachedBase(kind, animated: animated)
    forwardToShown(kind, animated: animated)
    if kind == .viewWillAppear { placeShown() }
    if kind == .viewDidAppear { endMovesOfAppeared() }
  }

  override var insetsOfBars: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0)
  }

  override var containerKind: ContainerKind { .tab }
  override var shownChildren: [UIViewController] { content.shown }
  override var hasShownChildren: Bool { !content.shown.isEmpty }
  override func viewIsLaidOut() { proceed() }
  override func appearanceWillBegin() { finishBeforeMoving() }

  override func offerGestures(to offers: inout GestureOffers) {
    offerTaps(to: &offers)
    super.offerGestures(to: &offers)
  }

  override func checkInvariants() {
    super.checkInvariants()
    checkContent()
    assert(selected == nil || tabControllers.holds(selected), "the selected controller is no tab")
    assert(content.shown.count <= 1, "a tab bar controller shows two tabs")
    for controller in departing {
      assert(!tabControllers.holds(controller), "a tab is about to be removed")
    }
  }

  override func didSettle(_ direction: Direction) {
    super.didSettle(direction)
    proceed()
  }

  override func childDidSettle() { proceedUnseen() }

  override func catchUp() { proceed() }
}

extension UITabBarController {
  /// The stack of further tabs; every tab is in the bar here.
  public var moreNavigationController: UINavigationController {
    if let made = stored(nil as UINavigationController?) { return made }
    let made = UINavigationController()
    store(Optional(made))
    return made
  }

  public var customizableViewControllers: [UIViewController]? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
