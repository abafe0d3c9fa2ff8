// A controller that goes from one stack to another, as columns do that collapse (CHILD-30).

import UIKitTesting

final class ClaimedTests: UIKitTestCase {
  private struct Setting {
    let stage: Stage
    let left: UINavigationController
    let right: UINavigationController
    let moving: UIViewController
  }

  /// Two stacks side by side; B is on top of the left one.
  private func sideBySide(_ profile: String = "ios26") throws -> Setting {
    let stage = Stage(try Profile(named: profile))
    let root = stage.screen("R")
    let moving = stage.screen("B")
    let left = stage.named("l", UINavigationController())
    let right = stage.named("r", UINavigationController())
    left.setViewControllers([stage.screen("A"), moving], animated: false)
    right.setViewControllers([stage.screen("C")], animated: false)
    for stack in [left, right] {
      root.embed(stack)
    }
    stage.show { root }
    stage.removeEvents()
    return Setting(stage: stage, left: left, right: right, moving: moving)
  }

  func testAControllerDisappearsFromOneStackBeforeAnotherTakesIt() async throws {
    covers("CHILD-30", "STATE-2")
    let setting = try sideBySide()
    let stage = setting.stage
    stage.mark("move")
    stage.run {
      setting.left.popViewController(animated: false)
      setting.right.pushViewController(setting.moving, animated: false)
    }
    assertDiagram(settling: stage, ignoring: ["l", "r", "R", "C"], hiding: .besideTransitions) {
      """
      step | move                                                | commit
      B    | wm(nil) wd(F)             dd(F)       dm(nil) wm(r) | wa(F) ia(F) da(F) dm(r)
      A    |               wa(F) ia(F)       da(F)               |
      """
    }
    XCTAssertTrue(setting.moving.parent === setting.right)
    XCTAssertNotNil(setting.moving.view.window)
  }

  /// The pop is animated and has begun; it ends as the other stack takes the controller.
  func testATakenControllerEndsItsPop() async throws {
    covers("CHILD-30", "STATE-2")
    let setting = try sideBySide()
    let stage = setting.stage
    stage.mark("pop")
    stage.commit { _ = setting.left.popViewController(animated: true) }
    stage.mark("take")
    stage.run { setting.right.setViewControllers([setting.moving], animated: false) }
    assertDiagram(settling: stage, ignoring: ["l", "r", "R", "C"], hiding: .besideTransitions) {
      """
      step | pop     | commit            | take                      | commit
      B    | wm(nil) | wd(T)             | dd(T)       dm(nil) wm(r) | wa(F) ia(F) da(F) dm(r)
      A    |         |       wa(T) ia(T) |       da(T)               |
      """
    }
  }

  /// The left stack is on its way in, so its change has to wait; the controller does not.
  func testAStackOnItsWayInLetsGoOfAController() async throws {
    covers("CHILD-30", "STATE-2")
    let stage = Stage(try Profile(named: "ios26"))
    let moving = stage.screen("B")
    let left = stage.named("l", UINavigationController())
    let right = stage.named("r", UINavigationController())
    left.setViewControllers([stage.screen("A"), moving], animated: false)
    let root = stage.screen("R")
    for stack in [left, right] {
      root.embed(stack)
    }
    stage.removeEvents()
    stage.play("show") { stage.window { root } }
    stage.mark("move")
    stage.run {
      left.popViewController(animated: false)
      right.setViewControllers([moving], animated: false)
    }
    assertDiagram(settling: stage, ignoring: ["l", "r", "R", "C"], hiding: .besideTransitions) {
      """
      step | show  | move                                                | commit
      B    | wa(F) | wm(nil) wd(F) dd(F)       dm(nil) wm(r) dm(r) wa(F) |       ia(F)       da(F)
      A    |       |                     wa(F)                           | ia(F)       da(F)
      """
    }
    XCTAssertTrue(moving.parent === right)
    XCTAssertEqual(stage.state(of: moving), .appeared)
  }

  /// A push waits when the controller goes over to the other stack, and back again.
  func testAControllerThatIsTakenAndGivenBackMovesInPairs() async throws {
    covers("CHILD-30", "STATE-2", "APPEAR-3")
    for profile in ["ios26", "ios26+V-NAV-START=sync", "ios26+V-SETVCS-MOVE=notSent"] {
      let setting = try sideBySide(profile)
      let (stage, left, right) = (setting.stage, setting.left, setting.right)
      let (bottom, others) = (left.viewControllers[0], right.viewControllers)
      stage.settle {
        left.pushViewController(stage.screen("D"), animated: true)
        left.setViewControllers([bottom], animated: false)
        right.setViewControllers([setting.moving], animated: false)
        right.setViewControllers(others, animated: false)
        left.setViewControllers([bottom, setting.moving], animated: false)
      }
      XCTAssertTrue(setting.moving.parent === left, profile)
      XCTAssertEqual(stage.states(of: setting.moving, bottom), [.appeared, .disappeared], profile)
      assertPermitted(stage)
    }
  }

  func testAPushedChildLeavesItsContainerFirst() async throws {
    covers("CHILD-30")
    for (profile, isTold) in [("ios26", true), ("ios26+V-REPARENT=silent", false)] {
      let setting = try sideBySide(profile)
      let stage = setting.stage
      let container = stage.screen("P")
      let child = stage.screen("D")
      container.addChild(child)
      child.didMove(toParent: container)
      stage.removeEvents()
      stage.run { setting.right.pushViewController(child, animated: false) }
      let moves = stage.events.filter {
        $0.controller == stage.identity(of: child) && $0.kind == .didMoveToParent
      }
      XCTAssertEqual(moves.contains { $0.other == nil }, isTold, profile)
      XCTAssertTrue(container.children.isEmpty, profile)
      XCTAssertTrue(child.parent === setting.right, profile)
    }
  }
}
