// Tabs that an app sets as descriptions instead of controllers (iOS 18).

import UIKitTesting

final class TabListTests: UIKitTestCase {
  private struct Scene {
    let stage: Stage
    let controller: UITabBarController
    let tabs: [UITab]
  }

  /// A tab bar controller with the tabs A, B and C.
  private func show() throws -> Scene {
    let stage = Stage(try Profile(named: "ios26"))
    let controller = stage.named("tabs", UITabBarController())
    let tabs = ["A", "B", "C"].map { name in
      UITab(title: name, image: nil, identifier: "id." + name) { tab in stage.screen(tab.title) }
    }
    stage.run { controller.tabs = tabs }
    stage.show { controller }
    stage.removeEvents()
    return Scene(stage: stage, controller: controller, tabs: tabs)
  }

  func testTabsMakeTheirControllersOnce() async throws {
    let scene = try show()
    XCTAssertEqual(scene.controller.viewControllers, scene.tabs.compactMap(\.viewController))
    XCTAssertEqual(scene.controller.viewControllers?.count, 3)
    XCTAssertEqual(scene.controller.tabs, scene.tabs)
    XCTAssertTrue(scene.controller.selectedTab === scene.tabs[0])
    XCTAssertTrue(scene.controller.tab(forIdentifier: "id.B") === scene.tabs[1])
    XCTAssertNil(scene.controller.tab(forIdentifier: "B"))
    XCTAssertTrue(scene.tabs[2].viewController?.tab === scene.tabs[2])
    XCTAssertTrue(scene.tabs[2].tabBarController === scene.controller)
    XCTAssertEqual(scene.controller.tabBar.items?.map(\.title), ["A", "B", "C"])
  }

  func testSelectingATabIsSelectingItsController() async throws {
    covers("TAB-2", "TAB-5")
    let scene = try show()
    scene.stage.play("select B") { scene.controller.selectedTab = scene.tabs[1] }
    scene.controller.selectedTab = scene.tabs[1]
    scene.controller.selectedTab = UITab(title: "X", image: nil, identifier: "X")
    XCTAssertEqual(scene.controller.selectedIndex, 1)
    assertDiagram(settling: scene.stage, hiding: .besideOrder) {
      """
      step | select B    | commit
      A    |       wd(F) |       dd(F)
      B    | wa(F)       | ia(F)       da(F)
      """
    }
  }

  func testRemovedTabsAreForgotten() async throws {
    let scene = try show()
    scene.stage.settle { scene.controller.tabs = [scene.tabs[1]] }
    XCTAssertTrue(scene.controller.selectedTab === scene.tabs[1])
    XCTAssertNil(scene.tabs[0].tabBarController)
    XCTAssertNil(scene.tabs[0].viewController?.parent)
    scene.stage.settle { scene.controller.viewControllers = [scene.stage.screen("D")] }
    XCTAssertEqual(scene.controller.tabs, [])
    XCTAssertNil(scene.controller.selectedTab)
  }
}
