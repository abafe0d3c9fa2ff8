// Swipes back, finished and cancelled, with every variant of what a cancellation sends
// (NAV-3…NAV-5).

import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class InteractivePopTests: XCTestCase {
  private func swipe(_ scene: NavigationStage, cancelled: Bool) {
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.commit()
    if cancelled {
      scene.stage.cancelSwipeBack(scene.navigation)
    } else {
      scene.stage.finishSwipeBack(scene.navigation)
    }
    scene.stage.endAnimations()
  }

  func testFinishedSwipe() async throws {
    covers("NAV-3", "MOVE-3", "COORD-4", "COORD-5")
    let scene = try NavigationStage(screens: ["A", "B"])
    swipe(scene, cancelled: false)
    assertDiagram(
      scene.stage,
      hiding: [],
      """
      step | begin interactivePop(1)         | commit       | finish interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)                   |              |                          | dd(T)       dm(nil)                      deinit
      A    |               wa(T)             |        ia(T) |                          |       da(T)
      nav  |                     willShow(A) | wl dls       | tcInter(F)               |                     didShow(A) tcDone(F)
      """
    )
  }

  func testCancelledSwipe() async throws {
    covers("NAV-4", "NAV-5", "DELEG-4", "MOVE-4", "COORD-4", "COORD-7", "APPEAR-11", "STATE-3")
    let scene = try NavigationStage(screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      hiding: [],
      """
      step | begin interactivePop(1)         | commit       | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)                   |              |                          |             wa(T) ia(T) da(T)
      A    |               wa(T)             |        ia(T) |                          | wd(T) dd(T)
      nav  |                     willShow(A) | wl dls       | tcInter(T)               |                               tcDone(T)
      """
    )
    XCTAssertEqual(scene.navigation.viewControllers.count, 2)
  }

  func testCancelledSwipeInterleaved() async throws {
    covers("NAV-4")
    let scene = try NavigationStage("ios26+V-NAV-CANCEL=interleaved", screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |       wa(T)       ia(T) da(T)
      A    |               wa(T)     | ia(T)  |                          | wd(T)       dd(T)
      """
    )
  }

  func testCancelledSwipeAbbreviated() async throws {
    covers("NAV-4")
    let scene = try NavigationStage("ios26+V-NAV-CANCEL=abbrev", screens: ["A", "B"])
    let bottom = scene.screen("A")
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          | wa(T) ia(T) da(T)
      A    |               wa(T)     | ia(T)  |                          |
      """
    )
    XCTAssertEqual(scene.stage.state(of: bottom), .disappeared)
  }

  func testCompensationAtTheRelease() async throws {
    covers("NAV-5")
    let scene = try NavigationStage("ios26+V-CANCEL-TIME=atRelease", screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |       wa(T)              |       ia(T) da(T)
      A    |               wa(T)     | ia(T)  | wd(T)                    | dd(T)
      """
    )
  }

  func testCompensationNotAnimated() async throws {
    covers("NAV-5")
    let scene = try NavigationStage("ios26+V-CANCEL-ANIM=false", screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |             wa(F) ia(F) da(F)
      A    |               wa(T)     | ia(T)  |                          | wd(F) dd(F)
      """
    )
  }

  func testCompensationWithoutIsAppearing() async throws {
    covers("APPEAR-11")
    let scene = try NavigationStage("ios26+V-IA-CANCEL=none", screens: ["A", "B"])
    swipe(scene, cancelled: true)
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | commit | cancel interactivePop(1) | end animation 1
      B    | wm(nil) wd(T)           |        |                          |             wa(T) da(T)
      A    |               wa(T)     | ia(T)  |                          | wd(T) dd(T)
      """
    )
  }

  func testMovesOfACancelledSwipe() async throws {
    covers("MOVE-4")
    for (value, moves) in [
      ("wmNilOnly", ["wm(nil)"]), ("none", []), ("wmNilWmNav", ["wm(nil)", "wm(nav)"]),
      ("wmNilWmNavDmNav", ["wm(nil)", "wm(nav)", "dm(nav)"]),
    ] {
      let scene = try NavigationStage("ios26+V-MOVE-CANCEL=\(value)", screens: ["A", "B"])
      swipe(scene, cancelled: true)
      let came = Diagram(scene.stage.trace) {
        $0.kind == .willMoveToParent || $0.kind == .didMoveToParent
      }
      XCTAssertEqual(came.entries.map(\.text), moves, value)
      XCTAssertTrue(came.entries.allSatisfy { $0.lane == "B" })
    }
  }

  func testAFinishedSwipeMovesOutUnderEveryVariant() async throws {
    covers("MOVE-3")
    for value in ["wmNilOnly", "none", "wmNilWmNav", "wmNilWmNavDmNav"] {
      let scene = try NavigationStage("ios26+V-MOVE-CANCEL=\(value)", screens: ["A", "B"])
      swipe(scene, cancelled: false)
      let came = Diagram(scene.stage.trace) {
        $0.kind == .willMoveToParent || $0.kind == .didMoveToParent
      }
      XCTAssertEqual(came.entries.map(\.text), ["wm(nil)", "dm(nil)"], value)
    }
  }

  func testDelegateCallsOfACancelledSwipe() async throws {
    covers("DELEG-4")
    for (variant, calls) in [
      ("V-DIDSHOW-CANCEL=no", ["willShow(A)"]),
      ("V-DIDSHOW-CANCEL=yes", ["willShow(A)", "didShow(B)"]),
      ("V-WILLSHOW-CANCEL=yes", ["willShow(A)", "willShow(B)"]),
    ] {
      let scene = try NavigationStage("ios26+\(variant)", screens: ["A", "B"])
      swipe(scene, cancelled: true)
      let came = Diagram(scene.stage.trace) {
        $0.kind == .navigationWillShow || $0.kind == .navigationDidShow
      }
      XCTAssertEqual(came.entries.map(\.text), calls, variant)
    }
  }

  func testTheStackDuringASwipe() async throws {
    covers("NAV-17")
    for (value, count) in [("removed", 1), ("kept", 2)] {
      let scene = try NavigationStage("ios26+V-NAV-STACK-DURING=\(value)", screens: ["A", "B"])
      scene.stage.beginSwipeBack(scene.navigation)
      XCTAssertEqual(scene.navigation.viewControllers.count, count, value)
      scene.stage.commit()
      scene.stage.finishSwipeBack(scene.navigation)
      scene.stage.settle()
      XCTAssertEqual(scene.navigation.viewControllers.count, 1, value)
    }
  }

  func testLetGoBeforeTheCommitStillSendsIsAppearingOnce() async throws {
    covers("APPEAR-12")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.beginSwipeBack(scene.navigation)
    scene.stage.cancelSwipeBack(scene.navigation)
    scene.stage.settle()
    assertDiagram(
      scene.stage,
      ignoring: ["nav"],
      hiding: [.life, .layout],
      """
      step | begin interactivePop(1) | cancel interactivePop(1) | commit | end animation 1               | commit
      B    | wm(nil) wd(T)           |                          |        |             wa(T) ia(T) da(T) |
      A    |               wa(T)     |                          | ia(T)  | wd(T) dd(T)                   |
      """
    )
  }

  func testNoSwipeAtTheRootOrWhileSomethingRuns() async throws {
    covers("NAV-12")
    let scene = try NavigationStage()
    XCTAssertFalse(scene.stage.beginSwipeBack(scene.navigation))
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    XCTAssertFalse(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.settle()
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
  }
}
