// Stacks that change while they appear: nobody stays in the middle of an appearance (STATE-2).

import UIKitTesting

final class StackOnTheWayTests: UIKitTestCase {
  /// A stack whose first screen pushes B in its viewWillAppear, shown in a window.
  private func pushInWillAppear(animated: Bool) throws -> Stage {
    let stage = Stage(try Profile(named: "ios26"))
    let first = stage.named("A", ScriptedScreen())
    let pushed = stage.screen("B")
    let navigation = stage.named("nav", UINavigationController(rootViewController: first))
    var isFirst = true
    first.onWillAppear = {
      if isFirst { navigation.pushViewController(pushed, animated: animated) }
      isFirst = false
    }
    stage.show { navigation }
    XCTAssertEqual(stage.states(of: first, pushed), [.disappeared, .appeared])
    return stage
  }

  /// The first screen of a stack that is on screen already is announced, and has its window before
  /// viewIsAppearing.
  func testTheFirstPushOntoAnEmptyStackOnScreen() async throws {
    covers("CHILD-4", "DELEG-1", "DELEG-2", "APPEAR-1")
    let stage = Stage(try Profile(named: "ios26"))
    let navigation = stage.named("nav", UINavigationController())
    stage.show { navigation }
    stage.removeEvents()
    stage.play("push") { navigation.pushViewController(stage.screen("A"), animated: true) }
    assertDiagram(settling: stage, hiding: .besideTransitions) {
      """
      step | push                        | commit
      nav  |                       willShow(A) |             didShow(A)
      A    | wm(nav) dm(nav) wa(F)       | ia(F) da(F)
      """
    }
  }

  /// A stack that is emptied in a transition: what is under way ends first, what came since stays.
  func testAStackIsEmptiedInTheMiddleOfATransition() async throws {
    covers("NAV-12")
    for isUnderWay in [true, false] {
      let scene = try NavigationStage("ios26", screens: ["A"])
      let (pushed, last) = (scene.stage.screen("B"), scene.stage.screen("C"))
      scene.stage.settle {
        scene.navigation.pushViewController(pushed, animated: true)
        if isUnderWay { scene.stage.commit() }
        scene.navigation.setViewControllers([], animated: false)
        scene.navigation.pushViewController(last, animated: true)
      }
      XCTAssertTrue(scene.stage.isAtRest)
      XCTAssertEqual(scene.navigation.viewControllers.count, 1)
      XCTAssertTrue(scene.navigation.viewControllers.first === last)
      XCTAssertEqual(scene.stage.states(of: pushed, last), [.disappeared, .appeared])
      XCTAssertNil(pushed.parent)
    }
  }

  /// A screen that is pushed at once and laid out late gives its children their places before.
  func testChildrenHaveTheirPlacesBeforeTheirLayout() async throws {
    covers("LAYOUT-4")
    let scene = try NavigationStage()
    let inner = SizedController()
    let outer = scene.stage.screen("outer")
    outer.view.translatesAutoresizingMaskIntoConstraints = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.view.topAnchor.constraint(equalTo: outer.view.topAnchor),
      inner.view.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor),
      inner.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
      inner.view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor),
    ])
    inner.didMove(toParent: outer)
    scene.stage.settle { scene.navigation.pushViewController(outer, animated: false) }
    XCTAssertFalse(inner.heights.isEmpty)
    XCTAssertFalse(inner.heights.contains(0), "\(inner.heights)")
  }

  private final class SizedController: UIViewController {
    var heights: [CGFloat] = []

    override func loadView() { view = UIView() }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      heights.append(view.frame.height)
    }
  }

  func testAPushInTheAppearanceOfTheTopWaitsForIt() async throws {
    covers("NAV-15", "NAV-12", "STATE-2")
    assertDiagram(
      try pushInWillAppear(animated: false),
      ignoring: ["nav"],
      hiding: .besideTransitions
    ) {
      """
      step |                               | commit
      A    | wm(nav) dm(nav) wa(F)         | ia(F) da(F) wd(F)             dd(F)
      B    |                       wm(nav) |                   wa(F) ia(F)       da(F) dm(nav)
      """
    }
    assertDiagram(
      try pushInWillAppear(animated: true),
      ignoring: ["nav"],
      hiding: .besideTransitions
    ) {
      """
      step |                               | commit                        | end animation 1
      A    | wm(nav) dm(nav) wa(F)         | ia(F) da(F) wd(T)             | dd(T)
      B    |                       wm(nav) |                   wa(T) ia(T) |       da(T) dm(nav)
      """
    }
  }

  /// A stack whose first screen pushes B and pops it again in its viewWillAppear.
  private func pushAndPopInWillAppear(_ profile: String) throws -> Stage {
    let stage = Stage(try Profile(named: profile))
    let first = stage.named("A", ScriptedScreen())
    let pushed = stage.screen("B")
    let navigation = stage.named("nav", UINavigationController(rootViewController: first))
    first.onWillAppear = {
      guard pushed.parent == nil else { return }
      navigation.pushViewController(pushed, animated: true)
      navigation.popViewController(animated: true)
    }
    stage.removeEvents()
    stage.play("show") { stage.show { navigation } }
    return stage
  }

  func testAQueuedPushMovesItsControllerInBeforeThePopMovesItOut() async throws {
    covers("NAV-21", "MOVE-1")
    for (profile, diagram) in [
      (
        "ios26",
        """
        step | show          | commit                        | end animation 1     | commit                    | end animation 2
        A    | wa(F)         | ia(F) da(F) wd(T)             | dd(T)               |               wa(T) ia(T) |       da(T)
        B    |       wm(nav) |                   wa(T) ia(T) |       da(T) dm(nav) | wm(nil) wd(T)             | dd(T)       dm(nil)
        """
      ),
      (
        "ios26+V-NAV-WM-TIME=atStart",
        """
        step | show  | commit                                | end animation 1     | commit                    | end animation 2
        A    | wa(F) | ia(F) da(F)         wd(T)             | dd(T)               |               wa(T) ia(T) |       da(T)
        B    |       |             wm(nav)       wa(T) ia(T) |       da(T) dm(nav) | wm(nil) wd(T)             | dd(T)       dm(nil)
        """
      ),
    ] {
      assertDiagram(
        try pushAndPopInWillAppear(profile),
        ignoring: ["nav"],
        hiding: .besideTransitions
      ) { diagram }
    }
  }

  func testTheTopOfAStackThatAppearedEarlyChanges() async throws {
    covers("PAGE-6", "NAV-15", "STATE-2")
    let stage = Stage(try Profile(named: "ios26"))
    let first = stage.screen("A")
    let pushed = stage.screen("B")
    let navigation = stage.named("nav", UINavigationController(rootViewController: first))
    let pages = stage.named(
      "pages",
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    stage.run {
      pages.loadViewIfNeeded()
      pages.setViewControllers([navigation], direction: .forward, animated: false)
    }
    XCTAssertEqual(stage.state(of: first), .appeared)
    stage.play("push") { navigation.pushViewController(pushed, animated: true) }
    XCTAssertEqual(stage.states(of: first, pushed), [.disappeared, .appeared])
    stage.play("pop") { navigation.popViewController(animated: true) }
    stage.window { pages }
    assertDiagram(settling: stage, ignoring: ["nav", "pages"], hiding: .besideTransitions) {
      """
      step |                                   | push                                          | pop                                           | commit
      A    | wm(nav) dm(nav) wa(F) ia(F) da(F) |                 wd(F) dd(F)                   |                             wa(F) ia(F) da(F) |
      B    |                                   | wm(nav) dm(nav)             wa(F) ia(F) da(F) | wm(nil) dm(nil) wd(F) dd(F)                   |
      """
    }
  }

  /// A coordinator makes the window visible, and then starts.
  func testTheFirstControllerOfAnEmptyStackThatIsOnItsWayInAppearsWithIt() async throws {
    covers("NAV-16", "CHILD-17")
    for animated in [false, true] {
      let stage = Stage(try Profile(named: "ios26"))
      let navigation = stage.named("nav", UINavigationController())
      stage.window { navigation }
      stage.mark("push")
      stage.run { navigation.pushViewController(stage.screen("A"), animated: animated) }
      assertDiagram(settling: stage, hiding: .besideTransitions) {
        """
        step |       | push                              | commit
        nav  | wa(F) |                       willShow(A) | ia(F)       da(F)       didShow(A)
        A    |       | wm(nav) dm(nav) wa(F)             |       ia(F)       da(F)
        """
      }
    }
  }

  /// A stack on screen is emptied while a push waits.
  func testAnEmptiedStackDropsThePushThatWaits() async throws {
    covers("NAV-10")
    for profile in ["ios26", "ios26+V-NAV-WM-TIME=atStart"] {
      let scene = try NavigationStage(profile, screens: ["A"])
      let pushed = scene.stage.screen("B")
      scene.stage.settle {
        scene.navigation.pushViewController(pushed, animated: true)
        scene.navigation.setViewControllers([], animated: false)
      }
      XCTAssertTrue(scene.stage.isAtRest)
      XCTAssertTrue(scene.navigation.viewControllers.isEmpty)
      XCTAssertNil(pushed.parent)
      XCTAssertEqual(scene.stage.state(of: pushed), .disappeared)
      let moves = scene.stage.events.filter {
        $0.controller == scene.stage.identity(of: pushed) && $0.kind.isMove
      }
      XCTAssertEqual(moves.map { $0.other == nil }, [false, false, true, true])
    }
  }
}
