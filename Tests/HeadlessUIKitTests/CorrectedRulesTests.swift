// The rules that real tests and logs have corrected: stacks, tabs, and children.

import UIKitTesting

final class CorrectedRulesTests: UIKitTestCase {
  private let plain: Hidden = [.life, .layout, .loading, .coordinator, .moves, .delegate]

  // MARK: Tabs

  func testATapOnTheSelectedTabPopsItsStackToTheRoot() async throws {
    covers("TAB-5", "DELEG-9")
    let scene = try TabStage()
    let stack = scene.stage.named(
      "nav",
      UINavigationController(rootViewController: scene.stage.screen("R"))
    )
    scene.tabs.viewControllers = [stack, scene.screens[1]]
    stack.pushViewController(scene.stage.screen("S"), animated: false)
    scene.stage.settle { stack.pushViewController(scene.stage.screen("T"), animated: false) }
    scene.delegate.refuses = true
    XCTAssertTrue(scene.stage.tapTab(scene.tabs, index: 0))
    scene.stage.settle()
    XCTAssertEqual(stack.viewControllers.count, 3)
    scene.delegate.refuses = false
    scene.stage.removeEvents()
    XCTAssertTrue(scene.stage.tapTab(scene.tabs, index: 0))
    scene.stage.settle()
    XCTAssertEqual(stack.viewControllers.count, 1)
    assertDiagram(scene.stage, hiding: plain) {
      """
      step | finish tab(0, 0)           | commit            | end animation 1
      tabs | tabShould(nav) tabDid(nav) |                   |
      T    |                            | wd(T)             | dd(T)
      R    |                            |       wa(T) ia(T) |       da(T)
      """
    }
  }

  func testASelectionByCallLeavesTheStackAlone() async throws {
    covers("TAB-5")
    let scene = try TabStage()
    let stack = UINavigationController(rootViewController: scene.stage.screen("R"))
    scene.tabs.viewControllers = [stack, scene.screens[1]]
    scene.stage.settle { stack.pushViewController(scene.stage.screen("S"), animated: false) }
    scene.tabs.selectedIndex = 0
    scene.stage.settle { scene.tabs.selectedViewController = stack }
    XCTAssertEqual(stack.viewControllers.count, 2)
  }

  func testTheDidsOfATapFollowTheVersion() async throws {
    covers("TAB-2")
    let isDid = { (event: Event) in [.viewDidAppear, .viewDidDisappear].contains(event.kind) }
    for (profile, dids) in [
      ("ios17", "A.dd B.da"), ("ios18", "B.da A.dd"), ("ios18+V-TAB-DIDS=oldFirst", "A.dd B.da"),
    ] {
      let scene = try TabStage(profile)
      XCTAssertTrue(scene.stage.tapTab(scene.tabs, index: 1))
      scene.stage.settle()
      XCTAssertEqual(scene.stage.order(of: isDid), dids, profile)
      assertPermitted(scene.stage)
      scene.stage.removeEvents()
      scene.stage.settle { scene.tabs.selectedIndex = 0 }
      XCTAssertEqual(scene.stage.order(of: isDid), "B.dd A.da", "by call, on \(profile)")
    }
  }

  // MARK: Stacks

  private func pushTwice(_ profile: String) throws -> NavigationStage {
    let scene = try NavigationStage(profile)
    scene.stage.settle("push B and C") {
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: false)
      scene.navigation.pushViewController(scene.stage.screen("C"), animated: false)
    }
    XCTAssertEqual(scene.stage.state(of: scene.screen("B")), .disappeared)
    XCTAssertFalse(scene.stage.events.contains { $0.kind == .logNested })
    return scene
  }

  func testTwoUnanimatedPushesInATurnSendBothWords() async throws {
    covers("NAV-12")
    _ = try pushTwice("ios12")
    assertDiagram(try pushTwice("ios26").stage, hiding: plain) {
      """
      step | push B and C | commit
      A    |              | wd(F)             dd(F)
      B    |              |       wa(F) ia(F)       da(F) wd(F)             dd(F)
      C    |              |                                     wa(F) ia(F)       da(F)
      """
    }
  }

  func testTwoUnanimatedPushesInATurnMaySendTheLastWordOnly() async throws {
    covers("NAV-12")
    let scene = try pushTwice("ios26+V-NAV-TWICE=last")
    assertDiagram(scene.stage, hiding: [.life, .layout, .coordinator, .delegate]) {
      """
      step | push B and C    | commit
      B    | wm(nav)         | dm(nav)
      C    |         wm(nav) |         lv dl       wa(F) ia(F)       da(F) dm(nav)
      A    |                 |               wd(F)             dd(F)
      """
    }
    XCTAssertFalse(scene.screen("B").isViewLoaded)
  }

  func testTheControllersBetweenAreReleasedAtTheStart() async throws {
    covers("NAV-8")
    let scene = try NavigationStage(screens: ["A", "B", "C"], recording: .everything)
    scene.stage.play("pop to A") { scene.navigation.popToRootViewController(animated: true) }
    assertDiagram(settling: scene.stage, hiding: [.layout, .coordinator, .delegate]) {
      """
      step | pop to A        | commit                           | end animation 1
      C    | wm(nil)         | wd(T)                            | dd(T)       dm(nil) deinit
      B    |         wm(nil) |                   dm(nil) deinit |
      A    |                 |       wa(T) ia(T)                |       da(T)
      """
    }
  }

  func testTheOldTopOfAStackThatIsSetMayReceiveNoMove() async throws {
    covers("NAV-10")
    for (value, moves) in [("sent", 2), ("notSent", 0)] {
      let scene = try NavigationStage("ios26+V-SETVCS-MOVE=\(value)")
      let old = scene.screen("A")
      let identity = scene.stage.identity(of: old)
      scene.stage.settle("set B") {
        scene.navigation.setViewControllers([scene.stage.screen("B")], animated: true)
      }
      XCTAssertNil(old.parent)
      let sent = scene.stage.events.count {
        $0.controller == identity && ($0.kind == .willMoveToParent || $0.kind == .didMoveToParent)
      }
      XCTAssertEqual(sent, moves, value)
      assertPermitted(scene.stage)
    }
  }

  func testAfterACancelledSwipeTheStackHoldsTheTopAgainAtItsDidAppear() async throws {
    covers("NAV-20", "NAV-17")
    for during in ["removed", "kept"] {
      let stage = Stage(try Profile(named: "ios26+V-NAV-STACK-DURING=\(during)"))
      let top = stage.named("B", ScriptedScreen())
      let navigation = stage.named("nav", UINavigationController())
      navigation.viewControllers = [stage.screen("A"), top]
      stage.show { navigation }
      var depths: [Int] = []
      top.onDidAppear = { depths.append(navigation.viewControllers.count) }
      stage.swipeBack(navigation, cancelled: true)
      stage.settle()
      XCTAssertEqual(depths, [2], during)
    }
  }

  func testAPushInTheStacksOwnWillAppearLeavesNoControllerOnItsWay() async throws {
    covers("NAV-21", "STATE-2")
    for profile in ["ios26", "ios12", "ios26+V-NAV-START=sync"] {
      let stage = Stage(try Profile(named: profile), recording: .everything)
      let first = stage.named("A", ScriptedScreen())
      let navigation = stage.named("nav", UINavigationController(rootViewController: first))
      let pushed = stage.screen("B")
      first.onWillAppear = {
        guard pushed.parent == nil else { return }
        navigation.pushViewController(pushed, animated: false)
        navigation.popViewController(animated: false)
      }
      stage.show { navigation }
      for screen in [first, pushed] {
        let state = stage.state(of: screen)
        XCTAssertTrue(state == .appeared || state == .disappeared, "\(profile): \(state)")
      }
      XCTAssertNil(pushed.parent)
      assertPermitted(stage)
    }
  }

  func testACoordinatorIsThereRightAfterAnAnimatedPush() async throws {
    covers("COORD-1", "COORD-8")
    let scene = try NavigationStage()
    var completions = 0
    scene.stage.play("push B") {
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
      let coordinator = scene.navigation.transitionCoordinator
      XCTAssertNotNil(coordinator)
      coordinator?.animate(alongsideTransition: nil) { _ in completions += 1 }
    }
    XCTAssertEqual(completions, 0)
    scene.stage.settle()
    XCTAssertEqual(completions, 1)
    scene.navigation.pushViewController(scene.stage.screen("C"), animated: false)
    XCTAssertNil(scene.navigation.transitionCoordinator, "unanimated")
    scene.stage.settle()
    scene.navigation.popViewController(animated: true)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      completions += 1
    }
    scene.stage.settle { scene.navigation.view.removeFromSuperview() }
    XCTAssertEqual(completions, 2, "the container left before the start")
  }

  // MARK: Children

  func testAViewMayMoveToAnotherWindowWithoutTheException() async throws {
    covers("CHILD-29")
    for (value, exceptions) in [("throws", 1), ("moves", 0)] {
      let scene = try ContainerStage("ios26+V-HIERARCHY-XFER=\(value)")
      scene.stage.settle { scene.add(scene.child) }
      let foreign = scene.stage.screen("F")
      scene.stage.show { foreign }
      foreign.view.addSubview(scene.child.view)
      XCTAssertEqual(scene.stage.exceptions.count, exceptions, value)
    }
  }

  func testAPageThatIsSetOffScreenIsNotLoaded() async throws {
    covers("PAGE-10")
    let scene = try PageStage()
    scene.window?.rootViewController = scene.stage.screen("X")
    scene.stage.settleAndForget()
    scene.turn(to: 3, animated: false)
    scene.turn(to: 4, animated: true)
    scene.stage.settle()
    XCTAssertFalse(scene.book.pages[3].isViewLoaded)
    XCTAssertFalse(scene.book.pages[4].isViewLoaded)
    XCTAssertFalse(scene.stage.events.contains { $0.kind.isAppearance })
  }

  func testAnExchangeThatLosesItsContainerEndsWithItsOwnCallbacks() async throws {
    covers("CHILD-31", "CHILD-39")
    let scene = try TabStage()
    let container = scene.stage.named("P", UIViewController())
    let old = scene.stage.screen("O")
    let new = scene.stage.screen("N")
    scene.tabs.viewControllers = [container, scene.screens[1]]
    container.embed(old)
    scene.stage.settleAndForget()
    scene.stage.play("exchange") { container.addChild(new) }
    container.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
      old.willMove(toParent: nil)
      old.removeFromParent()
      new.didMove(toParent: container)
    }
    scene.stage.commit()
    scene.stage.commit("select B") { scene.tabs.selectedIndex = 1 }
    scene.stage.play("select P") { scene.tabs.selectedIndex = 0 }
    assertDiagram(settling: scene.stage, ignoring: ["tabs"], hiding: plain) {
      """
      step | exchange    | commit | select B          | commit                  | select P          | commit                  | end animation 1
      O    | wd(T)       |        |                   |                         |                   |                         |       dd(T)
      N    |       wa(T) | ia(T)  |             wd(F) |             dd(F)       |       wa(F)       |       ia(F)             | da(F)
      B    |             |        | wa(F)             | ia(F)             da(F) |             wd(F) |             dd(F)       |
      P    |             |        |       wd(F)       |       dd(F)             | wa(F)             | ia(F)             da(F) |
      """
    }
  }
}
