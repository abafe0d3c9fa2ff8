// Children added and removed by mistake: what is seen, and what the judges report (spec 4.1).

import LifecycleChecks
import UIKitTesting

final class MisuseChildTests: UIKitTestCase {
  /// P is shown unless a test shows it, and everything is kept for the judges.
  private func scene(_ profile: String = "ios26", shown: Bool = true) throws -> ContainerStage {
    try ContainerStage(profile, shown: shown, forJudges: true) { ScriptedScreen() }
  }

  private func script(_ scene: ContainerStage) throws -> ScriptedScreen {
    try XCTUnwrap(scene.parent as? ScriptedScreen)
  }

  // MARK: Orphans

  func testAViewWithoutAddChild() async throws {  // MIS-1
    covers("CHILD-8")
    for (profile, calls, wanted) in [
      ("ios4", [], ["INV-47"]),
      ("ios12", ["wa", "da"], ["INV-47"]),
      ("ios12+V-ORPHAN=waOnly", ["wa"], ["INV-47", "INV-15"]),
      ("ios26", ["wa", "ia", "da"], ["INV-47"]),
    ] {
      let scene = try scene(profile)
      let orphan = scene.stage.screen("C")
      scene.stage.settle { scene.parent.view.addSubview(orphan.view) }
      XCTAssertEqual(scene.stage.calls(of: "C"), calls, profile)
      assertReports(scene.stage, wanted, profile)
    }
  }

  func testAViewWithoutAddChildBeforeTheContainerAppears() async throws {  // MIS-2
    covers("CHILD-9")
    for isInLoad in [true, false] {
      let scene = try scene("ios12", shown: false)
      let orphan = scene.stage.screen("C")
      let insert = { scene.parent.view.addSubview(orphan.view) }
      let script = try script(scene)
      if isInLoad { script.onLoad = insert } else { script.onWillAppear = insert }
      scene.show()
      scene.stage.settle()
      XCTAssertEqual(scene.stage.calls(of: "C"), [])
      assertReports(scene.stage, ["INV-47"])
    }
  }

  func testAViewWithoutAddChildWhileTheContainerAppears() async throws {  // MIS-3
    covers("CHILD-10")
    for (value, calls, wanted) in [
      ("full", ["wa", "da"], ["INV-47"]),
      ("waOnly", ["wa"], ["INV-47", "INV-15"]),
    ] {
      let scene = try scene("ios12+V-ORPHAN-MID=\(value)", shown: false)
      let orphan = scene.stage.screen("C")
      scene.show()
      scene.stage.settle { scene.parent.view.addSubview(orphan.view) }
      XCTAssertEqual(scene.stage.calls(of: "C"), calls, value)
      assertReports(scene.stage, wanted, value)
    }
  }

  func testTheViewBeforeAddChildWhereTheContainerIsVisible() async throws {  // MIS-4
    covers("CHILD-4", "CHILD-8")
    let scene = try scene()
    scene.parent.view.addSubview(scene.child.view)
    scene.parent.addChild(scene.child)
    scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
    XCTAssertEqual(scene.stage.calls(of: "C"), ["wa", "wm(P)", "dm(P)", "ia", "da"])
    assertReports(scene.stage, ["INV-47"])
  }

  func testTheViewBeforeAddChildWhileTheContainerAppears() async throws {  // MIS-5
    covers("CHILD-14", "STATE-5")
    for (profile, calls, wanted) in [
      ("ios5", ["wa", "wm(P)", "dm(P)", "da"], ["INV-47"]),
      ("ios12", ["wa", "wm(P)", "dm(P)", "da", "da"], ["INV-47", "INV-2"]),
    ] {
      let scene = try scene(profile, shown: false)
      scene.show()
      scene.parent.view.addSubview(scene.child.view)
      scene.parent.addChild(scene.child)
      scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
      XCTAssertEqual(scene.stage.calls(of: "C"), calls, profile)
      assertReports(scene.stage, wanted, profile)
    }
  }

  func testAnOrphanThatNobodyHoldsDies() async throws {  // MIS-18
    covers("CHILD-35", "STATE-15")
    for (profile, wanted) in [
      ("ios26", ["INV-47"]), ("ios26+V-ORPHAN=none", []),
    ] {
      let scene = try scene(profile)
      var orphan: UIViewController? = scene.stage.screen("C")
      weak let gone = orphan
      let view = try XCTUnwrap(orphan?.view)
      scene.parent.view.addSubview(view)
      scene.stage.settle { orphan = nil }
      XCTAssertNil(gone)
      XCTAssertTrue(view.window != nil, "its view stays")
      assertReports(scene.stage, wanted, profile)
    }
  }

  // MARK: Half additions

  func testAddChildWithoutDidMove() async throws {  // MIS-6
    covers("CHILD-5")
    let scene = try scene()
    scene.parent.addChild(scene.child)
    scene.stage.settle { scene.parent.view.addSubview(scene.child.view) }
    XCTAssertEqual(scene.stage.calls(of: "C"), ["wm(P)", "wa", "ia", "da"])
    assertReports(scene.stage, ["INV-35 adv"])
  }

  func testAddChildWithoutAView() async throws {  // MIS-7
    covers("CHILD-1", "CHILD-7")
    let scene = try scene()
    scene.stage.settle { scene.parent.addChild(scene.stage.screen("C")) }
    XCTAssertEqual(scene.stage.calls(of: "C"), ["wm(P)"])
    assertReports(scene.stage, ["INV-35 adv"])
  }

  func testMovesWithoutAddChild() async throws {  // MIS-8
    covers("CHILD-1", "MOVE-6")
    let will = try scene()
    let first = will.stage.screen("C")
    will.stage.settle { first.willMove(toParent: will.parent) }
    XCTAssertNil(first.parent)
    assertReports(will.stage, ["INV-35 adv", "INV-37"])

    let did = try scene()
    let second = did.stage.screen("C")
    did.parent.view.addSubview(second.view)
    did.stage.settle { second.didMove(toParent: did.parent) }
    XCTAssertNil(second.parent)
    XCTAssertEqual(did.stage.calls(of: "C"), ["wa", "dm(P)", "ia", "da"])
    assertReports(did.stage, ["INV-35", "INV-37", "INV-47"])
  }

  func testAddChildTwice() async throws {  // MIS-9
    covers("CHILD-37")
    for (value, moves, wanted) in [
      ("noop", ["wm(P)", "dm(P)", "wa", "ia", "da"], []),
      ("wmAgain", ["wm(P)", "wm(P)", "dm(P)", "wa", "ia", "da"], ["INV-35"]),
      (
        "duplicates",
        ["wm(P)", "wm(P)", "dm(P)", "wa", "ia", "da"], ["INV-35"]
      ),
    ] {
      let scene = try scene("ios26+V-ADDCHILD-TWICE=\(value)", shown: false)
      scene.parent.addChild(scene.child)
      scene.parent.embed(scene.child)
      scene.show()
      scene.stage.settle()
      XCTAssertEqual(scene.stage.calls(of: "C"), moves, value)
      assertReports(scene.stage, wanted, value)
    }
  }

  // MARK: Half removals

  func testTheViewRemovedAndTheLinkKept() async throws {  // MIS-10
    covers("CHILD-7", "CHILD-16")
    let scene = try scene()
    let child = scene.stage.screen("C")
    scene.stage.settle { scene.add(child) }
    let start = scene.stage.eventCount
    scene.stage.settle { child.view.removeFromSuperview() }
    XCTAssertEqual(scene.stage.calls(of: "C", since: start), ["wd", "dd"])
    XCTAssertTrue(child.parent === scene.parent)
    scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("R") }
    XCTAssertEqual(scene.stage.calls(of: "C", since: start), ["wd", "dd"])
    assertReports(scene.stage, [])
  }

  func testRemovalWithoutWillMove() async throws {  // MIS-11
    covers("CHILD-2")
    let scene = try scene()
    scene.stage.settle { scene.add(scene.child) }
    let start = scene.stage.eventCount
    scene.child.view.removeFromSuperview()
    scene.stage.settle { scene.child.removeFromParent() }
    XCTAssertEqual(scene.stage.calls(of: "C", since: start), ["wd", "dm(nil)", "dd"])
    assertReports(scene.stage, ["INV-35 adv"])
  }

  func testWillMoveWithoutRemoval() async throws {  // MIS-12
    covers("CHILD-2", "MOVE-6")
    let scene = try scene()
    scene.stage.settle { scene.add(scene.child) }
    scene.stage.settle { scene.child.willMove(toParent: nil) }
    assertReports(scene.stage, ["INV-35 adv"])
  }

  func testRemovalThatKeepsTheView() async throws {  // MIS-13
    covers("CHILD-33")
    for (value, calls) in [
      ("orphan", ["wm(nil)", "dm(nil)"]), ("wdDd", ["wm(nil)", "wd", "dd", "dm(nil)"]),
    ] {
      let scene = try scene("ios26+V-KEEP-VIEW=\(value)")
      scene.stage.settle { scene.add(scene.child) }
      let start = scene.stage.eventCount
      scene.child.willMove(toParent: nil)
      scene.stage.settle { scene.child.removeFromParent() }
      XCTAssertEqual(scene.stage.calls(of: "C", since: start), calls, value)
      assertReports(scene.stage, ["INV-47"], value)
    }
  }

  // MARK: Foreign parents

  func testAChildTakenFromItsParent() async throws {  // MIS-14
    covers("CHILD-30")
    for (value, calls) in [
      ("removeFirst", ["dm(nil)", "wm(Q)"]), ("silent", ["wm(Q)"]),
    ] {
      let scene = try scene("ios26+V-REPARENT=\(value)", shown: false)
      let other = scene.stage.screen("Q")
      scene.parent.addChild(scene.child)
      scene.child.didMove(toParent: scene.parent)
      let start = scene.stage.eventCount
      other.addChild(scene.child)
      scene.child.didMove(toParent: other)
      XCTAssertEqual(scene.stage.calls(of: "C", since: start), calls + ["dm(Q)"], value)
      XCTAssertEqual(scene.parent.children.count, 0)
      assertReports(scene.stage, ["INV-35 adv"], value)
    }
  }

  func testAChildTakenFromItsParentWithItsViewLeftBehind() async throws {  // MIS-15
    covers("CHILD-29", "CHILD-30")
    let scene = try scene()
    let other = scene.stage.screen("Q")
    let child = scene.stage.screen("C")
    scene.stage.settle { scene.add(child) }
    other.addChild(child)
    scene.stage.settle { child.didMove(toParent: other) }
    assertReports(scene.stage, ["INV-35 adv", "INV-47 adv"], "its view is in a foreign tree")
    XCTAssertEqual(scene.stage.exceptions.count, 0)
    child.view.removeFromSuperview()
    scene.stage.settle { scene.parent.view.addSubview(child.view) }
    XCTAssertEqual(
      scene.stage.exceptions.map(\.name),
      ["UIViewControllerHierarchyInconsistency"]
    )
    assertReports(scene.stage, ["INV-53", "INV-35 adv"])
  }

  func testAViewUnderAForeignController() async throws {  // MIS-16
    covers("CHILD-29")
    let scene = try scene()
    let other = scene.stage.screen("Q")
    scene.add(other)
    scene.parent.addChild(scene.child)
    scene.child.didMove(toParent: scene.parent)
    scene.stage.settle { other.view.addSubview(scene.child.view) }
    XCTAssertEqual(
      scene.stage.exceptions.map(\.name),
      ["UIViewControllerHierarchyInconsistency"]
    )
    XCTAssertEqual(scene.stage.calls(of: "C"), ["wm(P)", "dm(P)"])
    assertReports(scene.stage, ["INV-53"])
  }

  // MARK: Swaps at the wrong time

  /// Shows P with child 1 by a push and replaces it by child 2 before P has appeared.
  private func swapInFlight(_ profile: String) throws -> NavigationStage {
    let scene = try NavigationStage(profile, forJudges: true)
    let parent = scene.stage.screen("P")
    let first = scene.stage.screen("1")
    let second = scene.stage.screen("2")
    parent.embed(first)
    scene.stage.commit { scene.navigation.pushViewController(parent, animated: true) }
    parent.addChild(second)
    first.willMove(toParent: nil)
    parent.view.addSubview(second.view)
    first.view.removeFromSuperview()
    second.didMove(toParent: parent)
    scene.stage.settle { first.removeFromParent() }
    return scene
  }

  func testASwapInsideTheContainersOwnTransition() async throws {  // MIS-17
    covers("CHILD-12", "CHILD-16", "STATE-3")
    let scene = try swapInFlight("ios26")
    XCTAssertEqual(
      scene.stage.calls(of: "1"),
      ["wm(P)", "dm(P)", "wa", "ia", "wm(nil)", "wd", "dm(nil)", "dd"]
    )
    XCTAssertEqual(scene.stage.calls(of: "2"), ["wm(P)", "wa", "dm(P)", "ia", "da"])
    assertReports(scene.stage, [])
  }

  func testASwapRightAfterAPushWithTheDefectOf5() async throws {  // MIS-17
    covers("CHILD-13", "QUIRK-2")
    let scene = try NavigationStage("ios5+Q-2", forJudges: true)
    let parent = scene.stage.screen("P")
    let child = scene.stage.screen("2")
    let delegate = ScriptedDelegate()
    delegate.onWillShow = { shown in
      guard shown === parent else { return }
      parent.embed(child)
    }
    scene.navigation.delegate = delegate
    scene.stage.settle { scene.navigation.pushViewController(parent, animated: true) }
    XCTAssertEqual(scene.stage.calls(of: "2"), ["wm(P)", "dm(P)", "da"])
    assertReports(scene.stage, [], "the defect is allowed where it is switched on")
    var clean = scene.stage.profile
    clean.quirks = []
    assertReports(scene.stage, ["INV-3"], under: clean)
    let report = Checker().check(scene.stage.trace, profile: clean)
    XCTAssertEqual(report.overall, .knownQuirk([.replacedChildDidAppearOnly]))
  }

  // MARK: Hidden views, forced layout

  func testAChildUnderAHiddenView() async throws {  // MIS-20
    covers("CHILD-34", "QUIRK-6")
    for (profile, calls) in [
      ("ios26", ["wm(P)", "wa", "dm(P)", "ia", "da"]), ("ios8+Q-6", ["wm(P)", "wa", "dm(P)"]),
    ] {
      let scene = try scene(profile)
      let hidden = UIView(frame: scene.parent.view.bounds)
      hidden.isHidden = true
      scene.parent.view.addSubview(hidden)
      scene.parent.addChild(scene.child)
      hidden.addSubview(scene.child.view)
      scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
      XCTAssertEqual(scene.stage.calls(of: "C"), calls, profile)
      assertReports(scene.stage, [], profile)
      guard profile != "ios26" else { continue }
      assertReports(scene.stage, ["INV-15"], under: try Profile(named: "ios8"))
    }
  }

  func testLayoutForcedBeforeTheChildAppears() async throws {  // MIS-21
    covers("LAYOUT-3", "LAYOUT-8")
    let scene = try ContainerStage(forJudges: true) { ManualContainer() }
    scene.parent.addChild(scene.child)
    scene.parent.view.addSubview(scene.child.view)
    scene.child.view.layoutIfNeeded()
    scene.child.beginAndEnd(true)
    scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
    let passes = scene.stage.events.filter {
      $0.kind == .viewWillLayoutSubviews && $0.controller == scene.stage.identity(of: scene.child)
    }
    XCTAssertEqual(passes.first?.isForced, true)
    assertReports(scene.stage, [])
  }
}
