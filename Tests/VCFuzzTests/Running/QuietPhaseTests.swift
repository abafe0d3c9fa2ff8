// Calls in the middle of transitions and callbacks: what no source describes, and what holds for
// all of them.

import VCFuzzKit
import XCTest

@MainActor
final class QuietPhaseTests: XCTestCase {
  // MARK: Stacks

  func testAStackChangeInsideAMoveOfAnotherComesAfterIt() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B", "C"],
      "commit",
      "inside willMoveToParent of A: push B on nav",
      "replace the top of nav by C",
      rules: ["NAV-12", "MOVE-1"],
      expecting: "…A.wd C.wa A.dd C.da C.wd B.wa C.dd B.da"
    )
    try assertQuiet(
      "nav(A)",
      aside: ["B"],
      "commit",
      "inside willMoveToParent of B: pop nav",
      "push B on nav",
      rules: ["NAV-12", "MOVE-1"],
      expecting: "…A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da"
    )
    try assertQuiet(
      "nav(A, B)",
      aside: ["C"],
      "commit",
      "inside willMoveToParent of A: replace the top of nav by B",
      "pop nav",
      "replace the top of nav by C",
      rules: ["NAV-12", "MOVE-1"],
      expecting: "…B.wd A.wa B.dd A.da A.wd C.wa A.dd C.da C.wd B.wa C.dd B.da"
    )
    try assertQuiet(
      "nav(A, B)",
      aside: ["C"],
      "commit",
      "inside willMoveToParent of B: push C on nav",
      "finger begin swipe back of nav",
      rules: ["NAV-12", "MOVE-4"],
      expecting: "…B.wd A.wa B.dd A.da A.wd C.wa A.dd C.da"
    )
  }

  func testATopThatPushesWhileItLoadsDoesNotAppear() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B)", "C"],
      "commit",
      "inside viewDidLoad of B: push C on nav",
      "present nav from A as fullScreen",
      rules: ["NAV-15", "NAV-16"],
      expecting: "nav.wa C.wa nav.da C.da",
      absent: "B.wa"
    )
    try assertQuiet(
      "tabs(A, nav(B, C))",
      "commit",
      "inside didMoveToParent of C: select tab 1 of tabs",
      "pop nav",
      rules: ["NAV-15", "TAB-2"],
      expecting: "nav.wa B.wa nav.da B.da",
      absent: "C.wa"
    )
  }

  func testWhatACancelledSwipeHasAnnouncedLeavesOnce() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B, C)"],
      "commit",
      "add nav to A",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "remove nav from A",
      "pop nav",
      "add C to A",
      rules: ["NAV-15", "MOVE-4"],
      expecting: "…C.wd C.dd C.wm(nil) C.dm(nil) C.wm(A) C.wa C.dm(A) C.da"
    )
  }

  func testATransitionEndsBeforeItsStackAppearsEarly() async throws {
    try assertQuiet(
      "curl(A)",
      aside: ["nav(B, C)", "pages()"],
      "commit",
      "turn curl forward to nav",
      "commit",
      "finger begin swipe back of nav",
      "turn curl forward to A",
      "commit",
      "present pages from curl as fullScreen",
      "turn pages forward to nav",
      rules: ["PAGE-6", "APPEAR-2"],
      expecting: "…nav.wa C.wa nav.da C.da"
    )
  }

  // MARK: Other containers

  func testAPageThatIsTakenOutInsideItsMoveStaysOut() async throws {
    try assertQuiet(
      "curl()",
      aside: ["A", "B", "C"],
      "commit",
      "inside willMoveToParent of A: turn curl forward to B",
      "replace window root curl by C",
      "turn curl forward to A",
      rules: ["PAGE-6", "MOVE-1"],
      expecting: "A.wm(curl) A.wm(nil) A.dm(nil) B.wm(curl) B.dm(curl)"
    )
  }

  func testAColumnThatIsShownWhileItHidesComesBack() async throws {
    try assertQuiet(
      "split(A, B)",
      on: .pad,
      "commit",
      "app rotate",
      "hide primary of split",
      "inside viewWillDisappear of A: show primary of split",
      rules: ["SPLIT-2", "STATE-2"],
      expecting: "…A.wd A.dd A.wa A.da"
    )
    try assertQuiet(
      "tabs(split(A, B), C)",
      on: .pad,
      "commit",
      "app rotate",
      "commit",
      "hide primary of split",
      "select tab 1 of tabs",
      "select tab 0 of tabs",
      "show primary of split",
      rules: ["SPLIT-2", "CHILD-39"],
      expecting: "…A.wd A.wa A.da"
    )
  }

  func testAChildThatWaitsForAWindowAppearsWithItsParent() async throws {
    try assertQuiet(
      "curl(A, B)",
      aside: ["pages(C)", "D", "E", "F"],
      "commit",
      "add pages to B",
      "add D to C",
      "turn curl forward to E",
      "commit",
      "finger begin page forward of curl",
      "turn pages forward to F",
      "add C to E",
      rules: ["CHILD-13", "PAGE-6"],
      expecting: "C.wa C.da C.wd C.dd",
      absent: "D.wa"
    )
  }

  func testAChildOfAParentThatLeftItsWindowWaits() async throws {
    try assertQuiet(
      "pages(A, B)",
      aside: ["C", "D"],
      on: .pad,
      "commit",
      "finger begin page forward of pages",
      "commit",
      "finger cancel page forward of pages",
      "present C from pages as fullScreen",
      "commit",
      "add D to B",
      "dismiss from A",
      rules: ["APPEAR-2", "CHILD-13"],
      expecting: "D.wa D.wd D.dd"
    )
  }

  // MARK: Taken over

  func testADidAfterAnAnimatedWillWaitsForTheNextTransaction() async throws {
    try assertQuiet(
      "nav(A, host(nav(B)))",
      aside: ["C"],
      "commit",
      "finger begin swipe back of nav",
      "remove nav2 from host",
      "push C on nav2",
      rules: ["APPEAR-3", "NAV-15"],
      expecting: "…B.wd B.dd"
    )
    try assertQuiet(
      "curl(A)",
      aside: ["host(B)", "C"],
      "commit",
      "turn curl forward to host",
      "commit",
      "turn curl forward to A, animated",
      "replace window root curl by C",
      "remove B from host",
      rules: ["APPEAR-3", "CHILD-16"],
      expecting: "…B.wd B.dd"
    )
  }

  func testWhatATransitionMovesMayBeGivenAway() async throws {
    for callback in ["viewDidAppear of A", "viewDidDisappear of B"] {
      try assertQuiet(
        "A",
        aside: ["B"],
        "commit",
        "present B from A as fullScreen",
        "commit",
        "dismiss from A",
        "inside \(callback): add B to A",
        rules: ["CHILD-39", "STATE-2"],
        expecting: "…B.wa B.da"
      )
    }
    try assertQuiet(
      "nav(A, B)",
      "commit",
      "inside didMoveToParent of B: replace window root nav by B",
      "pop nav",
      rules: ["CHILD-39", "STATE-2"],
      expecting: "…B.wd B.dd B.wa B.da"
    )
  }

  func testAFlagOfAFormerContainerIsNoneOfTheNewOne() async throws {
    try assertQuiet(
      "tabs(nav(A, B), C)",
      aside: ["tabs(D)"],
      "commit",
      "present tabs2 from nav as pageSheet",
      "commit",
      "finger begin sheet of tabs2",
      "pop nav",
      "select tab 1 of tabs",
      "commit",
      "add B to D",
      rules: ["COORD-9", "CHILD-4"],
      expecting: "…B.wd B.dd D.dd"
    )
  }

  func testATapBelowASwitchThatACallMakesIsATap() async throws {
    try assertQuiet(
      "tabs(tabs(A), B)",
      "commit",
      "inside tabShouldSelect of tabs2: select tab 1 of tabs",
      "finger finish tab 0 of tabs2",
      rules: ["DELEG-9"],
      expecting: "…tabs2.tabShould(A) tabs2.wd tabs2.tabDid(A) tabs2.dd"
    )
  }

  func testADetailThatWouldBeRefusedIsNotShown() async throws {
    try assertQuiet(
      "tabs(A, split(B, C))",
      aside: ["D"],
      on: .pad,
      "commit",
      "app resize to third",
      "!show detail D from split",
      rules: ["SPLIT-4", "MODAL-15"],
      expecting: "A.wa A.da"
    )
  }

  // MARK: Children

  func testAChildThatItsSiblingsWillRemovesReceivesNone() async throws {
    try assertQuiet(
      "tabs(A, host(B, C))",
      "commit",
      "finger finish tab 1 of tabs",
      "commit",
      "finger finish tab 0 of tabs",
      "commit",
      "inside viewWillAppear of B: remove C from host",
      "finger finish tab 1 of tabs",
      rules: ["CHILD-16"],
      expecting: "…A.wa B.wd C.wd A.da B.dd C.dd B.wa A.wd B.da A.dd"
    )
  }
}
