// Children added and removed by mistake: what is seen, and what the judges report (spec 4.1).

import LifecycleChecks
import UIKitTesting

final class MisuseChildTests: UIKitTestCase {
  /// P is shown unless a test shows it, and everything is kept for the judges.
  private func scene(_ profile: String = "ios26", shown: Bool = true) throws -> ContainerStage {
    try ContainerStage(profile, shown: shown, forJudges: true) { ScriptedScreen() }
  }

  /// Does something with P and C, where C is a child or none, and checks what C receives then and
  /// what is reported.
  @discardableResult
  private func check(
    _ profile: String = "ios26",
    shown: Bool = true,
    isChild: Bool = false,
    calls: String,
    reports: [String],
    line: UInt = #line,
    _ misuse: (ContainerStage) -> Void
  ) throws -> ContainerStage {
    let scene = try scene(profile, shown: shown)
    if isChild { scene.stage.settle { scene.add(scene.child) } }
    let start = scene.stage.eventCount
    scene.stage.settle { misuse(scene) }
    XCTAssertEqual(scene.stage.calls(of: "C", since: start), calls, profile, line: line)
    assertReports(scene.stage, reports, profile, line: line)
    return scene
  }

  // MARK: Orphans

  func testAViewWithoutAddChild() async throws {  // MIS-1
    covers("CHILD-8", "DELEG-7")
    for (profile, calls, reports) in [
      ("ios4", "", ["INV-47"]), ("ios12", "wa da", ["INV-47"]),
      ("ios12+V-ORPHAN=waOnly", "wa", ["INV-47", "INV-15"]), ("ios26", "wa ia da", ["INV-47"]),
    ] {
      let scene = try check(profile, calls: calls, reports: reports) {
        $0.parent.view.addSubview($0.child.view)
      }
      XCTAssertNil(scene.child.parent)
    }
  }

  func testAViewWithoutAddChildBeforeTheContainerAppears() async throws {  // MIS-2
    covers("CHILD-9")
    for (profile, calls) in [
      ("ios12", ""), ("ios26+V-ORPHAN-EARLY=none", ""),
      ("ios26+V-ORPHAN-EARLY=withParent", "wa ia da"),
    ] {
      for isInLoad in [true, false] {
        try check(profile, shown: false, calls: calls, reports: ["INV-47"]) { scene in
          let screen = scene.parent as? ScriptedScreen
          let insert = { scene.parent.view.addSubview(scene.child.view) }
          if isInLoad { screen?.onLoad = insert } else { screen?.onWillAppear = insert }
          scene.show()
        }
      }
    }
  }

  func testAViewWithoutAddChildWhileTheContainerAppears() async throws {  // MIS-3
    covers("CHILD-10")
    for (profile, calls, reports) in [
      ("ios12+V-ORPHAN-MID=full", "wa da", ["INV-47"]),
      ("ios12+V-ORPHAN-MID=waOnly", "wa", ["INV-47", "INV-15"]),
      ("ios26+V-ORPHAN-MID=full", "wa ia da", ["INV-47"]),
      ("ios26+V-ORPHAN-MID=waOnly", "wa ia", ["INV-47", "INV-15"]),
    ] {
      try check(profile, shown: false, calls: calls, reports: reports) {
        $0.show()
        $0.parent.view.addSubview($0.child.view)
      }
    }
  }

  func testTheViewBeforeAddChildWhereTheContainerIsVisible() async throws {  // MIS-4
    covers("CHILD-4", "CHILD-8")
    try check(calls: "wa wm(P) dm(P) ia da", reports: ["INV-47"]) {
      $0.parent.view.addSubview($0.child.view)
      $0.parent.addChild($0.child)
      $0.child.didMove(toParent: $0.parent)
    }
  }

  func testTheViewBeforeAddChildWhileTheContainerAppears() async throws {  // MIS-5
    covers("CHILD-14", "STATE-5")
    for (profile, calls, reports) in [
      ("ios5", "wa wm(P) dm(P) da", ["INV-47"]),
      ("ios12", "wa wm(P) dm(P) da da", ["INV-47", "INV-2"]),
      ("ios12+V-ADD-DOUBLE=once", "wa wm(P) dm(P) da", ["INV-47"]),
    ] {
      try check(profile, shown: false, calls: calls, reports: reports) {
        $0.show()
        $0.parent.view.addSubview($0.child.view)
        $0.parent.addChild($0.child)
        $0.child.didMove(toParent: $0.parent)
      }
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
    try check(calls: "wm(P) wa ia da", reports: ["INV-35 adv"]) {
      $0.parent.addChild($0.child)
      $0.parent.view.addSubview($0.child.view)
    }
  }

  func testAddChildWithoutAView() async throws {  // MIS-7
    covers("CHILD-1", "CHILD-7")
    try check(calls: "wm(P)", reports: ["INV-35 adv"]) { $0.parent.addChild($0.child) }
  }

  func testMovesWithoutAddChild() async throws {  // MIS-8
    covers("CHILD-1", "MOVE-6")
    let will = try check(calls: "wm(P)", reports: ["INV-35 adv", "INV-37"]) {
      $0.child.willMove(toParent: $0.parent)
    }
    XCTAssertNil(will.child.parent)
    let did = try check(calls: "wa dm(P) ia da", reports: ["INV-35", "INV-37", "INV-47"]) {
      $0.parent.view.addSubview($0.child.view)
      $0.child.didMove(toParent: $0.parent)
    }
    XCTAssertNil(did.child.parent)
  }

  func testAddChildTwice() async throws {  // MIS-9
    covers("CHILD-37")
    for (value, calls, count, reports) in [
      ("noop", "wm(P) dm(P) wa ia da", 1, []),
      ("wmAgain", "wm(P) wm(P) dm(P) wa ia da", 1, ["INV-35"]),
      ("duplicates", "wm(P) wm(P) dm(P) wa ia da", 2, ["INV-35"]),
    ] {
      let profile = "ios26+V-ADDCHILD-TWICE=\(value)"
      let scene = try check(profile, shown: false, calls: calls, reports: reports) {
        $0.parent.addChild($0.child)
        $0.parent.embed($0.child)
        $0.show()
      }
      XCTAssertEqual(scene.parent.children.count, count, value)
    }
  }

  // MARK: Half removals

  func testTheViewRemovedAndTheLinkKept() async throws {  // MIS-10
    covers("CHILD-7", "CHILD-16")
    let scene = try check(isChild: true, calls: "wd dd", reports: []) {
      $0.child.view.removeFromSuperview()
    }
    XCTAssertTrue(scene.child.parent === scene.parent)
    let start = scene.stage.eventCount
    scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("R") }
    XCTAssertEqual(scene.stage.calls(of: "C", since: start), "")
    assertReports(scene.stage, [])
  }

  func testRemovalWithoutWillMove() async throws {  // MIS-11
    covers("CHILD-2")
    try check(isChild: true, calls: "wd dm(nil) dd", reports: ["INV-35 adv"]) {
      $0.child.view.removeFromSuperview()
      $0.child.removeFromParent()
    }
  }

  func testWillMoveWithoutRemoval() async throws {  // MIS-12
    covers("CHILD-2", "MOVE-6")
    try check(isChild: true, calls: "wm(nil)", reports: ["INV-35 adv"]) {
      $0.child.willMove(toParent: nil)
    }
  }

  func testRemovalThatKeepsTheView() async throws {  // MIS-13
    covers("CHILD-33")
    for (value, calls) in [("orphan", "dm(nil)"), ("wdDd", "wd dd dm(nil)")] {
      let profile = "ios26+V-KEEP-VIEW=\(value)"
      try check(profile, isChild: true, calls: "wm(nil) " + calls, reports: ["INV-47"]) {
        $0.child.willMove(toParent: nil)
        $0.child.removeFromParent()
      }
      let reports = ["INV-47", "INV-35 adv"]
      try check(profile, isChild: true, calls: calls, reports: reports) {
        $0.child.removeFromParent()
      }
    }
  }

  // MARK: Foreign parents

  func testAChildTakenFromItsParent() async throws {  // MIS-14
    covers("CHILD-30")
    for (value, calls) in [("removeFirst", "dm(nil) wm(Q) dm(Q)"), ("silent", "wm(Q) dm(Q)")] {
      let scene = try scene("ios26+V-REPARENT=\(value)", shown: false)
      let other = scene.stage.screen("Q")
      scene.parent.addChild(scene.child)
      scene.child.didMove(toParent: scene.parent)
      let start = scene.stage.eventCount
      other.addChild(scene.child)
      scene.child.didMove(toParent: other)
      XCTAssertEqual(scene.stage.calls(of: "C", since: start), calls, value)
      XCTAssertTrue(scene.child.parent === other)
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
    for isChildOfP in [true, false] {
      let scene = try scene()
      let other = scene.stage.screen("Q")
      scene.add(other)
      let (owner, stranger) = isChildOfP ? (scene.parent, other) : (other, scene.parent)
      owner.addChild(scene.child)
      scene.child.didMove(toParent: owner)
      scene.stage.settle { stranger.view.addSubview(scene.child.view) }
      XCTAssertEqual(
        scene.stage.exceptions.map(\.name),
        ["UIViewControllerHierarchyInconsistency"]
      )
      XCTAssertNil(scene.child.view.superview)
      XCTAssertEqual(scene.stage.calls(of: "C"), isChildOfP ? "wm(P) dm(P)" : "wm(Q) dm(Q)")
      assertReports(scene.stage, ["INV-53"])
    }
  }

  // MARK: Swaps at the wrong time

  /// P is shown by a push with child 1, which child 2 replaces before P has appeared.
  func testASwapInsideTheContainersOwnTransition() async throws {  // MIS-17
    covers("CHILD-12", "CHILD-16", "STATE-3")
    let scene = try NavigationStage(forJudges: true)
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
    XCTAssertEqual(scene.stage.calls(of: "1"), "wm(P) dm(P) wa ia wm(nil) wd dm(nil) dd")
    XCTAssertEqual(scene.stage.calls(of: "2"), "wm(P) wa dm(P) ia da")
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
    XCTAssertEqual(scene.stage.calls(of: "2"), "wm(P) dm(P) da")
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
      ("ios26", "wm(P) wa dm(P) ia da"), ("ios8", "wm(P) wa dm(P) da"),
      ("ios8+Q-6", "wm(P) wa dm(P)"), ("ios8-quirks", "wm(P) wa dm(P)"),
    ] {
      let scene = try check(profile, calls: calls, reports: []) {
        let hidden = UIView(frame: $0.parent.view.bounds)
        hidden.isHidden = true
        $0.parent.view.addSubview(hidden)
        $0.parent.embed($0.child, in: hidden)
      }
      guard !calls.hasSuffix("da") else { continue }
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
