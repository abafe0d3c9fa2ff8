// A second stack operation before the first has ended, under every variant (NAV-12…NAV-14).

import UIKitTesting

final class NestedTransitionTests: UIKitTestCase {
  /// Pushes B and, while it animates, C.
  private func pushInPush(_ profile: String) throws -> Stage {
    let scene = try NavigationStage(profile)
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.commit()
    scene.stage.settle("push C") {
      scene.navigation.pushViewController(scene.stage.screen("C"), animated: true)
    }
    XCTAssertEqual(scene.navigation.viewControllers.count, profile.hasSuffix("drop") ? 2 : 3)
    return scene.stage
  }

  func testASecondPushByVariant() async throws {
    covers("NAV-12")
    try assertDiagrams(ignoring: ["nav"], hiding: [.life, .layout], of: pushInPush) {
      """
      ios14: it waits
      step |         | commit                  | push C  | commit | end animation 1     | commit                  | end animation 2
      B    | wm(nav) | lv dl       wa(T) ia(T) |         |        |       da(T) dm(nav) |       wd(T)             | dd(T)
      A    |         |       wd(T)             |         |        | dd(T)               |                         |
      C    |         |                         | wm(nav) |        |                     | lv dl       wa(T) ia(T) |       da(T) dm(nav)

      ios26+V-NAV-NESTED=drop
      step |         | commit                  | push C | end animation 1
      B    | wm(nav) | lv dl       wa(T) ia(T) |        |       da(T) dm(nav)
      A    |         |       wd(T)             |        | dd(T)

      ios26+V-NAV-NESTED=finishFirst
      step |         | commit                  | push C                      | commit                  | end animation 2
      B    | wm(nav) | lv dl       wa(T) ia(T) |       da(T) dm(nav)         |       wd(T)             | dd(T)
      A    |         |       wd(T)             | dd(T)                       |                         |
      C    |         |                         |                     wm(nav) | lv dl       wa(T) ia(T) |       da(T) dm(nav)
      """
    }
  }

  /// What one waiting change removes and the next puts back moves in once, however often it is set.
  func testAControllerThatIsSetAgainMovesInOnce() async throws {
    covers("NAV-10", "NAV-12")
    let scene = try NavigationStage(forJudges: true)
    let navigation = scene.navigation
    let (root, top) = (navigation.viewControllers[0], scene.stage.screen("B"))
    scene.stage.commit { navigation.setViewControllers([root, top], animated: true) }
    navigation.setViewControllers([root, scene.stage.screen("C")], animated: true)
    navigation.setViewControllers([top], animated: true)
    scene.stage.settle { navigation.setViewControllers([top], animated: true) }
    XCTAssertTrue(navigation.viewControllers == [top])
    XCTAssertTrue(top.parent === navigation)
    assertReports(scene.stage, [])
  }

  func testNestedUpTo13() async throws {
    covers("NAV-12", "NAV-13", "NAV-14", "STATE-9")
    let stage = try pushInPush("ios13")
    assertDiagram(stage, ignoring: ["nav"], hiding: [.life, .layout], isPermitted: false) {
      """
      step |         | commit                  | push C  | commit                                        | end animation 1 | end animation 2
      B    | wm(nav) | lv dl       wa(T) ia(T) |         | log(nested) log(unbalanced)                   |       dm(nav)   |
      A    |         |       wd(T)             |         |                                               | dd(T)           |
      C    |         |                         | wm(nav) |                             lv dl wa(T) ia(T) |                 | da(T) dm(nav)
      """
    }
  }

  func testPopDuringAPushWaits() async throws {
    covers("NAV-12")
    let scene = try NavigationStage()
    scene.stage.play("push and pop") {
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
      scene.navigation.popViewController(animated: true)
    }
    assertDiagram(settling: scene.stage, ignoring: ["nav"], hiding: [.life, .layout, .moves]) {
      """
      step | push and pop | commit                  | end animation 1 | commit            | end animation 2
      B    |              | lv dl       wa(T) ia(T) |       da(T)     | wd(T)             | dd(T)
      A    |              |       wd(T)             | dd(T)           |       wa(T) ia(T) |       da(T)
      """
    }
  }
}
