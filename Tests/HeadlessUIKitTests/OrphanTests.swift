// Controllers whose views are inserted without addChild (CHILD-8…CHILD-10, CHILD-14, CHILD-35).

import UIKitTesting

final class OrphanTests: UIKitTestCase {
  private func appearances(_ scene: ContainerStage, of lane: String) -> [String] {
    Diagram(scene.stage.trace) { $0.kind.isAppearance }.entries
      .filter { $0.lane == lane }.map(\.plainText)
  }

  func testAnOrphanUnderAVisibleController() async throws {
    covers("CHILD-8", "DELEG-7")
    for (profile, calls) in [
      ("ios4", []), ("ios12", ["wa", "da"]), ("ios12+V-ORPHAN=waOnly", ["wa"]),
      ("ios26", ["wa", "ia", "da"]),
    ] {
      let scene = try ContainerStage(profile)
      let orphan = scene.stage.screen("C")
      scene.stage.settle { scene.parent.view.addSubview(orphan.view) }
      XCTAssertEqual(appearances(scene, of: "C"), calls, profile)
      XCTAssertNil(orphan.parent)
    }
  }

  func testAnOrphanAddedBeforeTheParentAppears() async throws {
    covers("CHILD-9")
    for (value, calls) in [("none", []), ("withParent", ["wa", "ia", "da"])] {
      for inLoad in [true, false] {
        let scene = try ContainerStage("ios26+V-ORPHAN-EARLY=\(value)", shown: false) {
          ScriptedScreen()
        }
        let orphan = scene.stage.screen("C")
        let insert = { scene.parent.view.addSubview(orphan.view) }
        let screen = scene.parent as? ScriptedScreen
        if inLoad { screen?.onLoad = insert } else { screen?.onWillAppear = insert }
        scene.show()
        scene.stage.settle()
        XCTAssertEqual(appearances(scene, of: "C"), calls, "\(value), in load \(inLoad)")
      }
    }
  }

  func testAnOrphanAddedBetweenWillAndDid() async throws {
    covers("CHILD-10")
    for (value, calls) in [("full", ["wa", "ia", "da"]), ("waOnly", ["wa", "ia"])] {
      let scene = try ContainerStage("ios26+V-ORPHAN-MID=\(value)", shown: false)
      let orphan = scene.stage.screen("C")
      scene.show()
      scene.stage.settle { scene.parent.view.addSubview(orphan.view) }
      XCTAssertEqual(appearances(scene, of: "C"), calls, value)
    }
  }

  func testAViewAddedBeforeAddChildAppearsTwice() async throws {
    covers("CHILD-14")
    for (profile, calls) in [
      ("ios5", ["wa", "da"]), ("ios12", ["wa", "da", "da"]),
      ("ios12+V-ADD-DOUBLE=once", ["wa", "da"]),
    ] {
      let scene = try ContainerStage(profile, shown: false)
      scene.show()
      scene.parent.view.addSubview(scene.child.view)
      scene.parent.addChild(scene.child)
      scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
      XCTAssertEqual(appearances(scene, of: "C"), calls, profile)
    }
  }

  func testAnOrphanNobodyHoldsDiesAfterItsAppearance() async throws {
    covers("CHILD-35")
    let scene = try ContainerStage()
    var orphan: UIViewController? = scene.stage.screen("C")
    let view = orphan?.view
    scene.stage.play("insert") {
      if let view { scene.parent.view.addSubview(view) }
    }
    orphan = nil
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.layout], isPermitted: false) {
      """
      step |            | insert | commit
      C    | init lv dl | wa(F)  | ia(F) da(F) deinit
      """
    }
    XCTAssertTrue(view?.window != nil, "its view stays")
  }

  func testAChildIsOwnedByItsParent() async throws {
    covers("CHILD-35", "CHILD-38")
    let scene = try ContainerStage()
    scene.stage.settle { scene.add(scene.stage.screen("C")) }
    XCTAssertFalse(scene.stage.events.contains { $0.kind == .destroyed })
    XCTAssertEqual(scene.parent.children.count, 1)
  }
}
