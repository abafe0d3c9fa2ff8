// What viewIsAppearing promises beside its place in the order (spec 1.2).

import UIKitTesting

final class AppearingTests: UIKitTestCase {
  private func appearances(_ stage: Stage, of name: String) -> [Event] {
    let trace = stage.trace
    return trace.events.filter { event in
      event.kind.isAppearance && event.controller.map(trace.name(of:)) == name
    }
  }

  func testWillAndIsLieInOneTransaction() async throws {
    covers("APPEAR-2", "APPEAR-3", "APPEAR-1")
    for animated in [true, false] {
      let scene = try NavigationStage()
      scene.navigation.pushViewController(scene.stage.screen("B"), animated: animated)
      scene.stage.settle()
      let events = appearances(scene.stage, of: "B")
      XCTAssertEqual(
        events.map(\.kind),
        [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
      )
      XCTAssertEqual(events[0].transaction, events[1].transaction)
      let will = try XCTUnwrap(events[0].transaction)
      let did = try XCTUnwrap(events[2].transaction)
      if animated { XCTAssertGreaterThan(did, will) } else { XCTAssertEqual(did, will) }
    }
  }

  func testLeavingHasNoCounterpart() async throws {
    covers("APPEAR-6")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.settle { scene.navigation.popViewController(animated: true) }
    XCTAssertEqual(
      appearances(scene.stage, of: "B").map(\.kind),
      [.viewWillDisappear, .viewDidDisappear]
    )
  }

  func testItComesThoughNothingNeedsLayout() async throws {
    covers("APPEAR-1", "APPEAR-5", "LAYOUT-3")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.settle { scene.navigation.popViewController(animated: true) }
    let entries = Diagram(scene.stage.trace).entries.filter { $0.lane == "A" }
    XCTAssertEqual(entries.map(\.plainText), ["wa", "ia", "da"])
  }

  func testTheKeyboardGuideComesLateOnFifteen() async throws {
    covers("APPEAR-14")
    for (profile, isApplied) in [("ios15", false), ("ios15.1", true), ("ios17", true)] {
      let scene = try ContainerStage(profile, shown: false) { ScriptedScreen() }
      let screen = try XCTUnwrap(scene.parent as? ScriptedScreen)
      var height: [CGFloat] = []
      let note = { [unowned screen] in
        height.append(screen.view.keyboardLayoutGuide.layoutFrame.height)
      }
      screen.onIsAppearing = note
      screen.onDidAppear = note
      scene.show()
      scene.stage.settle()
      XCTAssertEqual(height.map { $0 > 0 }, [isApplied, true], profile)
    }
  }
}
