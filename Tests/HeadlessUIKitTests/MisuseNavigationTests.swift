// Navigation controllers used wrongly: what is seen, and what the judges report (spec 4.3).

import UIKitTesting

final class MisuseNavigationTests: UIKitTestCase {
  private static let nested = ["INV-48", "INV-51"]
  /// What the confused stack breaks besides, different for each operation.
  private static let confusion = [
    "INV-1", "INV-2", "INV-15", "INV-16", "INV-23", "INV-32", "INV-35", "INV-36", "INV-38",
    "INV-43", "INV-46",
  ]

  /// The invariants that an overlap breaks under each value of V-NAV-NESTED.
  private func assertOverlap(
    _ start: [String] = ["A"],
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: (NavigationStage) -> Void
  ) throws {
    for value in ["nested", "queue", "drop", "finishFirst"] {
      let scene = try NavigationStage(
        "ios26+V-NAV-NESTED=\(value)",
        screens: start,
        forJudges: true
      )
      scene.stage.settle { body(scene) }
      let isNested = value == "nested"
      assertReports(
        scene.stage,
        isNested ? Self.nested : [],
        allowing: isNested ? Self.confusion : [],
        value,
        file: file,
        line: line
      )
    }
  }

  // MARK: Overlaps

  func testPushDuringAPush() async throws {  // MIS-42
    covers("NAV-12", "NAV-13")
    try assertOverlap { scene in
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
      scene.stage.commit()
      scene.navigation.pushViewController(scene.stage.screen("C"), animated: true)
    }
  }

  func testTheSkippedOneBreaksItsOwnMachine() async throws {  // MIS-42
    covers("NAV-14", "STATE-5")
    for (value, calls, wanted) in [
      ("none", "wa ia", ["INV-48", "INV-15"]), ("willOnly", "wa ia wd dd", ["INV-48"]),
      ("didOnly", "wa ia da", ["INV-48", "INV-32"]), ("full", "wa ia da wd dd", ["INV-48"]),
    ] {
      let scene = try NavigationStage("ios13+V-NAV-SKIPPED=\(value)", forJudges: true)
      scene.stage.commit {
        scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
      }
      scene.stage.settle {
        scene.navigation.pushViewController(scene.stage.screen("C"), animated: true)
      }
      let came = scene.stage.texts(of: "B") { $0.kind.isAppearance }
      XCTAssertEqual(came.replacing("(T)", with: ""), calls, value)
      assertReports(scene.stage, ["INV-51"] + wanted, value)
    }
  }

  func testPushInsideWillAppear() async throws {  // MIS-43
    covers("NAV-12")
    try assertOverlap { scene in
      let pushed = scene.stage.named("B", ScriptedScreen())
      pushed.onWillAppear = { [weak navigation = scene.navigation, weak pushed] in
        pushed?.onWillAppear = nil
        navigation?.pushViewController(scene.stage.screen("C"), animated: true)
      }
      scene.navigation.pushViewController(pushed, animated: true)
    }
  }

  func testPushInsideWillShow() async throws {  // MIS-43
    covers("NAV-12")
    let delegate = ScriptedDelegate()
    try assertOverlap { scene in
      let pushed = scene.stage.screen("B")
      delegate.onWillShow = { shown in
        guard shown === pushed, scene.navigation.viewControllers.count == 2 else { return }
        scene.navigation.pushViewController(scene.stage.screen("C"), animated: true)
      }
      scene.navigation.delegate = delegate
      scene.navigation.pushViewController(pushed, animated: true)
    }
  }

  func testPopDuringAPush() async throws {  // MIS-44
    covers("NAV-12")
    try assertOverlap { scene in
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
      scene.stage.commit()
      scene.navigation.popViewController(animated: true)
    }
  }

  func testPopTwice() async throws {  // MIS-44
    covers("NAV-12")
    try assertOverlap(["A", "B", "C"]) { scene in
      scene.stage.commit { scene.navigation.popViewController(animated: true) }
      scene.navigation.popViewController(animated: true)
    }
  }

  func testPopFromDidAppear() async throws {  // MIS-44
    covers("NAV-12")
    for value in ["nested", "queue", "drop", "finishFirst"] {
      let scene = try NavigationStage("ios26+V-NAV-NESTED=\(value)", forJudges: true)
      let pushed = scene.stage.named("B", ScriptedScreen())
      pushed.onDidAppear = { [weak navigation = scene.navigation] in
        navigation?.popViewController(animated: true)
      }
      scene.stage.settle { scene.navigation.pushViewController(pushed, animated: true) }
      assertReports(scene.stage, [], allowing: value == "nested" ? Self.nested : [], value)
    }
  }

  func testPushAndPopByCallDuringASwipe() async throws {  // MIS-45
    covers("NAV-12", "NAV-17")
    for isPush in [true, false] {
      for value in ["nested", "queue", "drop", "finishFirst"] {
        let scene = try NavigationStage(
          "ios26+V-NAV-NESTED=\(value)",
          screens: ["A", "B", "C"],
          forJudges: true
        )
        scene.stage.beginSwipeBack(scene.navigation)
        scene.stage.commit()
        if isPush {
          scene.navigation.pushViewController(scene.stage.screen("D"), animated: true)
        } else {
          scene.navigation.popViewController(animated: true)
        }
        scene.stage.commit()
        scene.stage.finishSwipeBack(scene.navigation)
        scene.stage.settle()
        let isNested = value == "nested"
        assertReports(
          scene.stage,
          isNested ? ["INV-48"] : [],
          allowing: isNested ? Self.confusion + ["INV-51"] : [],
          "\(value), push \(isPush)"
        )
      }
    }
  }

  // MARK: Refusals

  func testWhatMayNotBePushed() async throws {  // MIS-46
    covers("NAV-11")
    for isTabBar in [true, false] {
      let scene = try NavigationStage(forJudges: true)
      let refused = isTabBar ? UITabBarController() : scene.screen("A")
      scene.stage.settle { scene.navigation.pushViewController(refused, animated: true) }
      XCTAssertEqual(scene.stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
      XCTAssertEqual(scene.navigation.viewControllers.count, 1)
      assertReports(scene.stage, ["INV-53"])
    }
  }

  func testPopOfTheOnlyScreen() async throws {  // MIS-48
    covers("NAV-11", "NAV-19")
    let scene = try NavigationStage(forJudges: true)
    let start = scene.stage.eventCount
    XCTAssertNil(scene.navigation.popViewController(animated: true))
    XCTAssertNil(scene.navigation.transitionCoordinator)
    scene.stage.settle()
    XCTAssertNil(scene.navigation.transitionCoordinator)
    XCTAssertEqual(Diagram(scene.stage.trace, from: start).entries.count, 0)
    assertReports(scene.stage, [])
  }

  // MARK: Out of sight

  func testStackChangesOutOfTheWindow() async throws {  // MIS-47
    covers("NAV-15")
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen("A"))
    )
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [stage.screen("T"), navigation]
    stage.show { tabs }
    let pushed = stage.screen("B")
    stage.settle { navigation.pushViewController(pushed, animated: true) }
    XCTAssertFalse(pushed.isViewLoaded)
    XCTAssertEqual(stage.state(of: pushed), .disappeared)
    stage.settle { tabs.selectedIndex = 1 }
    XCTAssertEqual(stage.state(of: pushed), .appeared)
    assertReports(stage, [])
  }

  func testReadingTooEarly() async throws {  // MIS-49
    covers("NAV-6", "NAV-9")
    let scene = try NavigationStage("ios17", screens: ["A", "B", "C"], forJudges: true)
    scene.navigation.popToRootViewController(animated: true)
    XCTAssertEqual(scene.navigation.viewControllers.count, 2, "the old top and the target")
    scene.stage.settle()
    XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    assertReports(scene.stage, [])
  }

  func testDismissOnAPushedController() async throws {  // MIS-50
    covers("MODAL-9")
    let scene = try NavigationStage(screens: ["A", "B"], forJudges: true)
    scene.stage.settle { scene.screen("B").dismiss(animated: true) }
    XCTAssertEqual(scene.navigation.viewControllers.count, 2, "nothing is closed")
    assertReports(scene.stage, [])
  }

  func testNothingIsToldToADeadController() async throws {  // MIS-51
    covers("STATE-15", "DELEG-8")
    // An unretained reference is a crash in Swift; in a log it is a callback after deinit.
    let scene = try NavigationStage(screens: ["A", "B"], forJudges: true)
    let dying = scene.stage.identity(of: scene.screen("B"))
    scene.stage.settle { scene.navigation.popViewController(animated: true) }
    assertReports(scene.stage, [])
    var trace = scene.stage.trace
    XCTAssertTrue(trace.events.contains { $0.kind == .destroyed && $0.controller == dying })
    var call = Event(.viewDidDisappear, dying, animated: true)
    call.origin = .direct
    trace.events.append(call)
    let judgement = Stage.judgement(of: trace, under: scene.stage.profile)
    assertReports(judgement, ["INV-17"])
  }
}
