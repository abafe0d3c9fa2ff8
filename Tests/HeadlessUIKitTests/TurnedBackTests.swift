// What is sent away, or taken back, before it has quite come.

import UIKitTesting

final class TurnedBackTests: UIKitTestCase {
  private func kinds(_ stage: Stage, _ controller: UIViewController) -> [Event.Kind] {
    let id = stage.identity(of: controller)
    return stage.events.filter { $0.controller == id && $0.kind.isAppearance }.map(\.kind)
  }

  func testACancelledScrollIsNeverCompensatedAtTheRelease() async throws {
    covers("PAGE-2", "PAGE-4", "NAV-5")
    func cancelTurn(_ style: UIPageViewController.TransitionStyle) throws -> Stage {
      let scene = try PageStage("ios26+V-CANCEL-TIME=atRelease", style)
      scene.stage.swipe(scene.page, cancelled: true)
      scene.stage.endAnimations()
      return scene.stage
    }
    assertDiagram(try cancelTurn(.scroll), hiding: .besideOrder) {
      """
      step | begin page           | commit | cancel page | end animation
      page | pageWill             |        |             |                               pageDid(cancelled)
      B    |          wa(T)       | ia(T)  |             |                   wd(T) dd(T)
      A    |                wd(T) |        |             | wa(T) ia(T) da(T)
      """
    }
    assertDiagram(try cancelTurn(.pageCurl), hiding: .besideOrder) {
      """
      step | begin page           | commit | cancel page | end animation
      page | pageWill             |        |             |                   pageDid(cancelled)
      B    |          wa(T)       | ia(T)  | wd(T)       | dd(T)
      A    |                wd(T) |        |       wa(T) |       ia(T) da(T)
      """
    }
  }

  func testTheDidOfAnInsertionIsNotSentForALaterAppearance() async throws {
    covers("CHILD-4", "CHILD-17")
    let scene = try NavigationStage()
    let (stage, navigation) = (scene.stage, scene.navigation)
    let child = stage.screen("C")
    stage.run {
      scene.screen("A").embed(child)
      navigation.pushViewController(stage.screen("B"), animated: false)
      _ = navigation.popViewController(animated: true)
    }
    stage.commit()
    XCTAssertEqual(stage.state(of: child), .appearing, "it waits for the end of the pop")
    stage.settle()
    XCTAssertEqual(
      kinds(stage, child).suffix(3),
      [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    )
    XCTAssertEqual(stage.state(of: child), .appeared)
  }

  func testAChildLeavesWithTheParentThatItsOwnWillSentAway() async throws {
    covers("CHILD-32")
    let scene = try NavigationStage(screens: ["A", "B"])
    let (stage, top) = (scene.stage, scene.screen("B"))
    let host = stage.screen("P")
    stage.settle { top.embed(host) }
    let child = stage.run { ScriptedScreen() }
    child.onWillAppear = {
      host.unembed()
    }
    stage.settle { host.embed(child) }
    XCTAssertEqual(
      kinds(stage, child),
      [.viewWillAppear, .viewWillDisappear, .viewDidDisappear]
    )
  }

  func testAChildTakenOutInItsOwnWillIsNotInserted() async throws {
    covers("STATE-3")
    let stage = Stage()
    let parent = stage.screen("P")
    stage.show { parent }
    let child = stage.run { ScriptedScreen() }
    child.onWillAppear = {
      child.unembed()
    }
    stage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    XCTAssertNil(child.view.superview)
    stage.settle()
    XCTAssertEqual(stage.state(of: child), .disappeared)
  }

  func testAViewThatGoesUnderOneOutsideOfTheWindowLeaves() async throws {
    covers("CHILD-16")
    let stage = Stage()
    let parent = stage.screen("P")
    stage.window { parent }
    let child = stage.screen("C")
    stage.settle { parent.embed(child) }
    stage.settle { UIView().addSubview(child.view) }
    XCTAssertEqual(kinds(stage, child).suffix(2), [.viewWillDisappear, .viewDidDisappear])
  }

  func testAViewCannotBePutIntoItself() async throws {
    let stage = Stage()
    let parent = stage.screen("P")
    stage.show { parent }
    stage.run {
      let inner = UIView()
      parent.view.addSubview(inner)
      inner.addSubview(parent.view)
      inner.addSubview(inner)
      XCTAssertNil(inner.subviews.first)
    }
    XCTAssertEqual(
      stage.exceptions.map(\.name),
      ["NSInvalidArgumentException", "NSInvalidArgumentException"]
    )
  }

  func testWhatComesLeavesWithAStackThatItsWillSentAway() async throws {
    covers("CHILD-39")
    let stage = Stage()
    let (first, second) = (stage.screen("A"), stage.run { ScriptedScreen() })
    let navigation = stage.run { UINavigationController(rootViewController: first) }
    let tabs = stage.run { UITabBarController() }
    stage.run { tabs.viewControllers = [navigation, stage.screen("T")] }
    stage.show { tabs }
    second.onWillAppear = { tabs.selectedIndex = 1 }
    stage.settle { navigation.pushViewController(second, animated: false) }
    XCTAssertEqual(
      kinds(stage, second),
      [.viewWillAppear, .viewWillDisappear, .viewDidDisappear]
    )
  }

  func testThereIsNoCoordinatorWhileWhatComesIsLoaded() async throws {
    covers("COORD-1")
    let scene = try NavigationStage()
    let pushed = scene.stage.run { ScriptedScreen() }
    var seen: [Bool] = []
    pushed.onLoad = { seen.append(scene.navigation.transitionCoordinator == nil) }
    pushed.onWillAppear = { seen.append(pushed.transitionCoordinator == nil) }
    scene.stage.commit { scene.navigation.pushViewController(pushed, animated: true) }
    XCTAssertEqual(seen, [true, false])
  }

  func testAStackTakenBackInItsFirstAppearanceIsShownOnce() async throws {
    covers("DELEG-3")
    let scene = try NavigationStage(screens: ["A", "B"])
    let stage = scene.stage
    let inner = stage.run { UINavigationController(rootViewController: stage.screen("C")) }
    let delegate = ScriptedDelegate()
    var told = 0
    delegate.onDidShow = { _ in told += 1 }
    inner.delegate = delegate
    stage.run { scene.screen("B").embed(inner) }
    stage.swipeBack(scene.navigation, cancelled: true)
    stage.settle()
    XCTAssertEqual(stage.state(of: inner), .appeared)
    XCTAssertEqual(told, 1)
  }
}
