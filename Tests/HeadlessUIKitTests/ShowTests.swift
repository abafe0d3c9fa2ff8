// show, showDetail and their targets against spec 1.16.

import UIKitTesting

final class ShowTests: UIKitTestCase {
  private let show = Selector("showViewController:sender:")
  private let showDetail = Selector("showDetailViewController:sender:")

  // MARK: Targets (SHOW-3)

  func testTheTargetIsTheNearestAncestorThatOverridesTheMethod() async throws {
    covers("SHOW-3")
    let stage = Stage()
    let screen = stage.screen("A")
    let container = ShowingContainer()
    let inner = UIViewController()
    container.addChild(inner)
    inner.addChild(screen)
    let outer = UINavigationController(rootViewController: container)
    XCTAssertTrue(screen.targetViewController(forAction: show, sender: nil) === container)
    XCTAssertTrue(container.targetViewController(forAction: show, sender: nil) === container)
    XCTAssertTrue(outer.targetViewController(forAction: show, sender: nil) === outer)
    XCTAssertNil(screen.targetViewController(forAction: showDetail, sender: nil))
    XCTAssertNil(screen.targetViewController(forAction: Selector("other:"), sender: nil))
  }

  func testASubclassOfAContainerIsATargetToo() async throws {
    covers("SHOW-3", "SHOW-4")
    let stage = Stage()
    let screen = stage.screen("A")
    let navigation = PlainNavigationSubclass(rootViewController: screen)
    XCTAssertTrue(screen.targetViewController(forAction: show, sender: nil) === navigation)
    let split = UISplitViewController()
    split.viewControllers = [navigation]
    XCTAssertTrue(screen.targetViewController(forAction: showDetail, sender: nil) === split)
  }

  func testCanPerformActionOptsOut() async throws {
    covers("SHOW-3")
    let stage = Stage()
    let screen = stage.screen("A")
    let container = ShowingContainer()
    container.addChild(screen)
    let outer = UINavigationController(rootViewController: container)
    container.optsOut = true
    XCTAssertTrue(screen.targetViewController(forAction: show, sender: nil) === outer)
  }

  // MARK: show (SHOW-1, SHOW-2, SHOW-4, SHOW-11)

  func testShowPushesInANavigationController() async throws {
    covers("SHOW-1", "SHOW-2", "SHOW-4")
    let (stage, _, screen) = try NavigationStage().parts
    stage.animate("show") { screen.show(stage.screen("B"), sender: nil) }
    assertDiagram(stage) {
      """
      step | show    | commit                                            | end animation 1
      B    | wm(nav) | lv dl       wa(T)                    ia(T) wl dls |                        da(T) dm(nav)
      A    |         |       wd(T)                                       |                  dd(T)
      nav  |         |                   willShow(B) wl dls              | tcDone(finished)                     didShow(B)
      """
    }
  }

  func testShowGoesToACustomContainerThatImplementsIt() async throws {
    covers("SHOW-2", "SHOW-4")
    let stage = Stage()
    let container = ShowingContainer()
    let screen = stage.screen("A")
    container.addChild(screen)
    let other = stage.screen("B")
    screen.show(other, sender: nil)
    XCTAssertTrue(container.shown.first === other)
  }

  func testShowWithoutAHandlerPresents() async throws {
    covers("SHOW-2", "SHOW-6")
    let stage = Stage()
    let screen = stage.screen("A")
    stage.show { screen }
    stage.removeEvents()
    stage.animate("show") { screen.show(stage.screen("B"), sender: nil) }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step | show | commit            | end animation 1
      B    |      | lv dl wa(T) ia(T) | da(T)
      A    |      |                   |       tcDone(finished)
      """
    }
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }

  func testShowWithoutAHandlerPresentsFullScreenBeforeIOS13() async throws {
    covers("SHOW-6", "SHOW-10")
    let stage = Stage(try Profile(named: "ios12"))
    let screen = stage.screen("A")
    stage.show { screen }
    stage.removeEvents()
    stage.animate("show") { screen.show(stage.screen("B"), sender: nil) }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step | show | commit            | end animation 1
      B    |      | lv dl       wa(T) | da(T)
      A    |      |       wd(T)       |       dd(T) tcDone(finished)
      """
    }
    XCTAssertEqual(stage.state(of: screen), .disappeared)
  }

  func testAContainerThatCallsSuperPresents() async throws {
    covers("SHOW-2")
    let stage = Stage()
    let container = ShowingContainer()
    container.callsSuper = true
    stage.show { container }
    container.show(stage.screen("B"), sender: nil)
    stage.settle()
    XCTAssertEqual(stage.heard(by: "B"), "wa da")
    XCTAssertNotNil(container.presentedViewController)
  }

  func testAPushedViewIsPlacedOffScreenAndAnimatedIn() async throws {
    covers("SHOW-11")
    let (stage, navigation, _) = try NavigationStage().parts
    let screen = ScreenOfPlaces()
    stage.commit { navigation.pushViewController(screen, animated: true) }
    let width = navigation.view.bounds.width
    XCTAssertEqual(screen.places, [width])
    XCTAssertEqual(screen.view.frame.minX, 0)
    stage.settle()
    XCTAssertEqual(screen.view.frame.minX, 0)
  }

  // MARK: showDetail (SHOW-5)

  func testDetailWithAShowMethodOfItsOwnIsAsked() async throws {
    covers("SHOW-5")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    let primary = stage.screen("P")
    let detail = UINavigationController(rootViewController: stage.screen("D"))
    split.viewControllers = [primary, detail]
    stage.show { split }
    stage.removeEvents()
    stage.settle { primary.showDetailViewController(stage.screen("N"), sender: nil) }
    XCTAssertEqual(detail.viewControllers.count, 2)
    XCTAssertEqual(stage.heard(by: "N"), "wa da")
  }

  func testShowInAWideSplitSetsTheColumnThatItComesFrom() async throws {
    covers("SHOW-5")
    for (origin, column) in [(0, UISplitViewController.Column.primary), (1, .secondary)] {
      let stage = Stage(.standard, device: .landscapePad)
      let split = UISplitViewController()
      split.viewControllers = [stage.screen("P"), stage.screen("D")]
      stage.show { split }
      let other = stage.screen("N")
      stage.settle { split.viewControllers[origin].show(other, sender: nil) }
      XCTAssertTrue(split.viewController(for: column) === other)
      XCTAssertEqual(stage.heard(by: "N"), "wa da")
    }
  }

  func testShowDetailInACompactSplitGoesToTheStack() async throws {
    covers("SHOW-5")
    let stage = Stage()
    let split = stage.named("split", UISplitViewController())
    let screen = stage.screen("A")
    split.viewControllers = [stage.named("nav", UINavigationController(rootViewController: screen))]
    stage.show { split }
    stage.removeEvents()
    stage.animate("showDetail") { screen.showDetailViewController(stage.screen("D"), sender: nil) }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step | showDetail | commit                              | end animation 1
      D    | wm(nav)    | lv dl       wa(T)             ia(T) |                        da(T) dm(nav)
      A    |            |       wd(T)                         |                  dd(T)
      nav  |            |                   willShow(D)       | tcDone(finished)                     didShow(D)
      """
    }
  }

  func testShowDetailInACompactSplitWithoutAStackPresentsFullScreen() async throws {
    covers("SHOW-5", "SHOW-10")
    let stage = Stage()
    let split = UISplitViewController()
    let screen = stage.screen("A")
    split.viewControllers = [screen]
    stage.show { split }
    stage.removeEvents()
    stage.settle { screen.showDetailViewController(stage.screen("D"), sender: nil) }
    XCTAssertEqual(["D", "A"].map(stage.heard(by:)), ["wa da", "wd dd"])
  }

  func testShowInACompactSplitPresentsFullScreen() async throws {
    covers("SHOW-5")
    let stage = Stage()
    let split = UISplitViewController()
    let screen = stage.screen("A")
    split.viewControllers = [screen]
    stage.show { split }
    stage.removeEvents()
    screen.show(stage.screen("B"), sender: nil)
    stage.settle()
    XCTAssertEqual(stage.heard(by: "A"), "wd dd")
    XCTAssertTrue(split.presentedViewController != nil)
  }

  func testTheDelegateMayShowItself() async throws {
    covers("SHOW-5")
    let stage = Stage(.standard, device: .landscapePad)
    let split = UISplitViewController()
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    let delegate = ShowingDelegate()
    split.delegate = delegate
    stage.show { split }
    stage.removeEvents()
    split.showDetailViewController(stage.screen("N"), sender: nil)
    split.show(stage.screen("N2"), sender: nil)
    stage.settle()
    XCTAssertEqual(delegate.calls, ["showDetail", "show"])
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
  }

  // MARK: Closing (SHOW-8)

  func testAPushedScreenIsClosedByPopAndNotByDismiss() async throws {
    covers("SHOW-8")
    let (stage, navigation, screen) = try NavigationStage().parts
    let pushed = stage.screen("B")
    stage.settle { navigation.pushViewController(pushed, animated: false) }
    XCTAssertNotNil(pushed.navigationController)
    XCTAssertNil(pushed.presentingViewController)
    pushed.dismiss(animated: false)
    stage.settle()
    XCTAssertEqual(stage.state(of: pushed), .appeared)
    stage.settle { navigation.popViewController(animated: false) }
    XCTAssertEqual(stage.states(of: pushed, screen), [.disappeared, .appeared])
  }

  func testAPresentedScreenIsClosedByDismiss() async throws {
    covers("SHOW-8", "SHOW-1")
    let (stage, _, screen) = try NavigationStage().parts
    let presented = stage.screen("B", .fullScreen)
    screen.present(presented, animated: true)
    stage.settle()
    XCTAssertNil(presented.navigationController)
    XCTAssertNotNil(presented.presentingViewController)
    presented.dismiss(animated: true)
    stage.settle()
    XCTAssertEqual(stage.states(of: presented, screen), [.disappeared, .appeared])
  }

  func testContainersAreSetUpAndChangedThroughTheirOwnInterface() async throws {
    covers("SHOW-9", "SHOW-8")
    let stage = Stage(.standard, device: .landscapePad)
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
    let split = UISplitViewController()
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    tabs.viewControllers = [navigation, split]
    stage.show { tabs }
    XCTAssertEqual(["B", "A"].map(stage.heard(by:)), ["wa da", ""])
    XCTAssertTrue(split.viewController(for: .primary) === split.viewControllers.first)
    XCTAssertTrue(split.viewController(for: .primary)?.tabBarController === tabs)
    stage.settle { navigation.setViewControllers([stage.screen("C")], animated: false) }
    XCTAssertEqual(stage.heard(by: "C"), "wa da")
    stage.settle { tabs.selectedViewController = split }
    XCTAssertEqual(["P", "D"].map(stage.heard(by:)), ["wa da", "wa da"])
  }

  func testFullScreenReplacesTheContentAndASheetLeavesItVisible() async throws {
    covers("SHOW-10")
    for (style, state) in [
      (UIModalPresentationStyle.fullScreen, AppearanceState.disappeared), (.pageSheet, .appeared),
    ] {
      let (stage, _, screen) = try NavigationStage().parts
      let presented = stage.screen("B", style)
      screen.present(presented, animated: true)
      stage.settle()
      XCTAssertEqual(stage.states(of: screen, presented), [state, .appeared])
    }
  }

  func testQuirkCurrentContextOverASplitsPrimaryHearsNothing() async throws {
    covers("QUIRK-5", "SPLIT-6")
    for (name, expected) in [
      ("ios8", [Event.Kind.viewWillAppear, .viewDidAppear]), ("ios8+Q-5", []),
    ] {
      let stage = Stage(try Profile(named: name), device: .landscapePad)
      let split = UISplitViewController()
      let primary = stage.screen("P")
      primary.definesPresentationContext = true
      split.viewControllers = [primary, stage.screen("D")]
      stage.show { split }
      let presented = stage.screen("B", .currentContext)
      primary.present(presented, animated: true)
      stage.settle()
      XCTAssertEqual(stage.callbacks(of: "B"), expected, name)
      XCTAssertNotNil(presented.view.window, name)
    }
  }
}

/// A container that shows in a way of its own.
@MainActor
private final class ShowingContainer: UIViewController {
  var optsOut = false
  var callsSuper = false
  var shown: [UIViewController] = []

  override func show(_ vc: UIViewController, sender: Any?) {
    shown.append(vc)
    if callsSuper { super.show(vc, sender: sender) }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !optsOut && super.canPerformAction(action, withSender: sender)
  }
}

@MainActor
private final class PlainNavigationSubclass: UINavigationController {}

/// Notes where its view is when it enters a superview.
@MainActor
private final class ScreenOfPlaces: UIViewController {
  var places: [CGFloat] = []

  override func loadView() {
    let view = PlaceView()
    view.whenInserted = { [weak self] in self?.places.append($0) }
    self.view = view
  }
}

@MainActor
private final class PlaceView: UIView {
  var whenInserted: (CGFloat) -> Void = { _ in }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { whenInserted(frame.minX) }
  }
}

/// Shows everything itself.
@MainActor
private final class ShowingDelegate: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    calls.append("show")
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    calls.append("showDetail")
    return true
  }
}
