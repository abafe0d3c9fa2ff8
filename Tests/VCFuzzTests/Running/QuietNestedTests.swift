// Runs in which a callback takes back, gives away or repeats what is under way, as the rules say.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietNestedTests: XCTestCase {
  // MARK: Stacks

  func testWhatIsTakenOffAStackBeforeItsMoveIsNotMoved() async throws {
    try assertQuiet(
      "tabs(A, nav(B))",
      aside: ["C", "D"],
      "commit",
      "inside willMoveToParent of B: replace the top of nav by C",
      "replace the top of nav by D",
      rules: ["NAV-15", "MOVE-1"],
      expecting: "…B.wm(nil) C.wm(nav) C.dm(nav) B.dm(nil)",
      absent: "D.wm(nil)"
    )
  }

  func testWhatItsOwnDidMovePushesAgainMovesInOnce() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B"],
      under: "ios26+V-NAV-WM-TIME=inCall",
      "commit",
      "push B on nav",
      "commit",
      "inside didMoveToParent of B: push B on nav",
      "pop nav",
      rules: ["MOVE-1", "CHILD-2"],
      expecting: "…B.dm(nil) B.wm(nav) B.wa B.da B.dm(nav)"
    )
  }

  func testATopThatItsOwnAppearanceTakesOffAnEarlyStackDisappears() async throws {
    try assertQuiet(
      "pages()",
      aside: ["A", "manual(B)", "nav(C)", "nav(D)", "curl()"],
      "commit",
      "replace window root pages by A",
      "commit",
      "inside didMoveToParent of B: pop nav",
      "turn pages forward to nav2",
      "push curl on nav2",
      "replace the top of nav2 by manual",
      "turn curl forward to nav",
      "push pages on nav",
      rules: ["PAGE-6", "STATE-2", "STATE-3"],
      expecting: "…C.wd C.dd pages.wa pages.wd pages.dd C.wa C.da"
    )
  }

  func testAPopOfAStackThatAppearsEarlyComesAfterThat() async throws {
    try assertQuiet(
      "tabs(A, curl(B))",
      aside: ["nav(C, D)"],
      "commit",
      "inside viewDidDisappear of B: pop nav",
      "turn curl forward to nav",
      rules: ["PAGE-6", "NAV-15", "NAV-21"],
      expecting: "…D.wm(nil) D.da D.dm(nil) D.wd D.dd C.wa C.da"
    )
  }

  func testASwipeThatIsCancelledOffScreenEndsBeforeTheStackChanges() async throws {
    try assertQuiet(
      "host(nav(A, B))",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "remove nav from host",
      "pop nav",
      "add B to host",
      "commit",
      "remove B from host",
      rules: ["CHILD-16", "CHILD-39", "NAV-15"],
      expecting: "B.wa B.da B.wd B.dd B.wa B.da B.wd B.dd"
    )
  }

  func testAStackThatItsLoadingTopRemovesForwardsNothing() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B", "C"],
      "commit",
      "replace the top of nav by B",
      "replace window root nav by C",
      "add nav to A",
      "commit",
      "inside viewDidLoad of B: remove nav from A",
      "add A to C",
      rules: ["CHILD-32", "STATE-3"],
      expecting: "…nav.wa nav.wd nav.dd A.da",
      absent: "B.wa"
    )
  }

  func testASwipeStartsBeforeTheFingerLeavesWithTheWindow() async throws {
    try assertQuiet(
      "nav(manual(A), B)",
      aside: ["C"],
      "commit",
      "inside willMoveToParent of A: replace window root nav by C",
      "finger begin swipe back of nav",
      rules: ["NAV-3", "CHILD-39", "WIN-7"],
      expecting: "B.wa B.da B.wd B.dd C.wa C.da",
      absent: "manual.wa"
    )
  }

  func testAStackThatChangesInItsOwnDidDisappearEndsThatOfItsTop() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B", "C"],
      "commit",
      "inside viewDidDisappear of nav: push C on nav",
      "present B from nav as fullScreen, animated",
      rules: ["CHILD-17", "NAV-15"],
      expecting: "nav.wa A.wa nav.da A.da nav.wd A.wd nav.dd A.dd"
    )
  }

  // MARK: Removed and added again

  func testAChildThatIsRemovedTwiceAsItLeavesComesWithoutItsOldFlag() async throws {
    try assertQuiet(
      "tabs(A, B)",
      aside: ["C"],
      "commit",
      "add C to A",
      "remove C from A",
      "add C to B",
      "remove C from B",
      "present C from tabs as fullScreen",
      rules: ["FLAG-1", "FLAG-2", "CHILD-2"],
      expecting: "C.wa C.wd C.dd C.wa C.da"
    )
  }

  func testAWaitingPushOfAStackThatHasLeftIsOver() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "nav(C)", "D"],
      "commit",
      "add B to A",
      "add nav to B",
      "push D on nav",
      "remove nav from B",
      "pop nav",
      "add nav to A",
      rules: ["NAV-15", "MOVE-1"],
      expecting: "…D.wm(nav) D.dm(nav) D.wm(nil) D.dm(nil)",
      absent: "D.wa"
    )
  }

  func testWillShowNamesAFirstTopOnce() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "nav(C)", "D"],
      under: "ios26+V-NAV-OFFWINDOW=silent",
      "commit",
      "add B to A",
      "add nav to B",
      "remove nav from B",
      "push D on nav",
      "pop nav",
      "add nav to A",
      rules: ["DELEG-1", "DELEG-2", "NAV-15"],
      expecting: "nav.wa nav.willShow(C) nav.wd nav.wa nav.da nav.didShow(C)"
    )
  }

  func testAStackThatChangesAfterItLeftShowsItsNewTopWhenItReturns() async throws {
    try assertQuiet(
      "host(A)",
      aside: ["nav(B, C)", "D"],
      "commit",
      "add nav to host",
      "commit",
      "finger begin swipe back of nav",
      "remove nav from host",
      "push D on nav",
      "add nav to A",
      rules: ["NAV-15", "CHILD-39"],
      expecting: "…nav.wa D.wa nav.da D.da"
    )
  }

  func testAViewIsOnAStackOffScreenAfterItsController() async throws {
    try assertQuiet(
      "nav(A, B)",
      aside: ["C", "nav(D)"],
      "commit",
      "pop nav",
      "push C on nav, animated",
      "commit",
      "add nav2 to A",
      "replace the top of nav2 by B",
      rules: ["NAV-15", "CHILD-1"],
      expecting: "…B.wd B.dd B.dm(nil) B.wm(nav2) B.dm(nav2)"
    )
  }

  func testATabThatIsSelectedAsAnotherLoadsAppears() async throws {
    try assertQuiet(
      "curl()",
      aside: ["tabs(A, B)"],
      "commit",
      "inside viewDidLoad of A: select tab 1 of tabs",
      "turn curl forward to tabs",
      rules: ["TAB-10", "PAGE-6"],
      expecting: "tabs.wa B.wa tabs.da B.da",
      absent: "A.wa"
    )
  }

  func testARemovalThatAPushHasOvertakenEndsNothing() async throws {
    try assertQuiet(
      "host(nav(A))",
      aside: ["curl(B)"],
      "commit",
      "replace the top of nav by curl",
      "commit",
      "add A to B",
      "remove A from B",
      "push A on nav, animated",
      "commit",
      "remove nav from host",
      "pop nav",
      rules: ["CHILD-38", "NAV-15"],
      expecting: "…A.wa A.wd A.wa A.wd A.dd"
    )
  }

  func testAControllerThatIsPushedWhileItLeavesItsParentLeavesAlone() async throws {
    try assertQuiet(
      "curl()",
      aside: ["A", "B", "nav(C)", "D", "E"],
      "commit",
      "present A from curl as pageSheet",
      "commit",
      "add B to A",
      "turn curl forward to nav",
      "commit",
      "finger begin sheet of A",
      "turn curl forward to D",
      "commit",
      "remove B from A",
      "push B on nav",
      "push E on nav",
      rules: ["CHILD-38", "NAV-15"],
      expecting: "B.wa B.da B.wd B.dd"
    )
  }

  // MARK: Cancelled without callbacks

  func testAContainerByHandLeavesWithCallbacksWhenAPopIsCancelled() async throws {
    for (window, steps) in [
      ("nav(manual(nav(A)), B)", "push C on nav2"), ("nav(tabs(manual(nav(A))), B)", "settle"),
    ] {
      try assertQuiet(
        window,
        aside: ["C"],
        under: "ios26+V-NAV-CANCEL=abbrev",
        "commit",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav",
        steps,
        rules: ["NAV-4", "CHILD-19"],
        expecting: "B.wa B.da B.wd manual.wa A.wa manual.wd A.wd manual.dd A.dd B.wa B.da"
      )
    }
    try assertQuiet(
      "nav(host(A), B)",
      under: "ios26+V-NAV-CANCEL=abbrev",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      rules: ["NAV-4"],
      expecting: "B.wa B.da B.wd host.wa A.wa B.wa B.da"
    )
    // One without children has nothing to end.
    try assertQuiet(
      "nav(manual(), A)",
      under: "ios26+V-NAV-CANCEL=abbrev",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      rules: ["NAV-4", "CHILD-19"],
      expecting: "A.wa A.da A.wd manual.wa A.wa A.da"
    )
  }

  // MARK: Other containers

  func testAPageLeavesItsWindowWithItsPageController() async throws {
    try assertQuiet(
      "pages(A, B)",
      aside: ["C"],
      "commit",
      "inside viewWillAppear of B: replace window root pages by C",
      "finger begin page forward of pages",
      rules: ["PAGE-1", "WIN-7", "CHILD-39"],
      expecting: "…B.wa A.wd A.dd C.wa B.wd B.dd C.da"
    )
  }

  func testAControllerThatIsPresentedAgainAtTheEndOfItsDismissalHasItsNewPresenter() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B"],
      "commit",
      "present B from nav as fullScreen",
      "commit",
      "dismiss from nav",
      "inside viewDidAppear of A: present B from A as fullScreen",
      rules: ["MODAL-8", "MODAL-13"],
      expecting: "…B.wd A.wa A.da B.dd A.wd B.wa B.da A.dd"
    )
  }

  /// It appears late, as a dismissal puts its container back into the window.
  func testADismissalIsUnderWayOnceItsCoordinatorIsThere() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "curl()", "host(C, D)"],
      "commit",
      "present B from A as fullScreen",
      "commit",
      "add curl to A",
      "dismiss from curl",
      "turn curl forward to host",
      rules: ["COORD-1", "COORD-12"],
      expecting: "…D.wa B.wd A.wa D.da A.da B.dd"
    )
  }

  func testAContainerThatItsFirstChildSendsAwayForwardsNothingToTheSecond() async throws {
    try assertQuiet(
      "tabs(manual(host(A, curl()), B), C)",
      "commit",
      "inside viewWillAppear of A: select tab 1 of tabs",
      "show child 1 of manual",
      "show child 0 of manual",
      rules: ["CHILD-32", "STATE-3"],
      expecting: "…host.wa A.wa C.wa host.wd A.wd host.dd A.dd C.da"
    )
  }

  // MARK: The environment

  func testAManualHostThatIsSentAwayBeforeItsOwnWillAppearStaysAway() async throws {
    try assertQuiet(
      "tabs(manual(manual(A), B), C)",
      "commit",
      "inside viewWillAppear of manual2: select tab 1 of tabs",
      "show child 1 of manual",
      "show child 0 of manual",
      rules: ["CHILD-32", "CHILD-20"],
      expecting: "…manual2.wa manual2.wd manual2.dd"
    )
  }

  func testAControllerIsGivenAwayOnce() async throws {
    try assertQuiet(
      "nav(curl(A))",
      aside: ["B"],
      "inside viewDidAppear of nav: present B from A as fullScreen",
      "turn curl forward to B",
      rules: ["MODAL-15", "PAGE-7"],
      expecting: "nav.wa nav.da B.wa B.da",
      absent: "nav.wd"
    )
  }

  func testAControllerThatIsBeingAddedIsNotGivenAwayInItsMove() async throws {
    for position in ["set", "unset"] {
      try assertQuiet(
        "host()",
        aside: ["A", "B"],
        under: "ios26+V-WM-PARENT=\(position)",
        "commit",
        "replace window root host by A",
        "add B to A",
        "inside willMoveToParent of host: add B to host",
        "remove B from A",
        "commit",
        "add host to B",
        rules: ["CHILD-1", "CHILD-3"],
        expecting: "…host.wd host.dd host.wm(B) host.dm(B)"
      )
      try assertQuiet(
        "A",
        aside: ["tabs(B)"],
        under: "ios26+V-WM-PARENT=\(position)",
        "commit",
        "inside willMoveToParent of tabs: add tabs to A",
        "add tabs to A",
        rules: ["CHILD-1", "CHILD-3"],
        expecting: "tabs.wm(A) tabs.wa tabs.dm(A) tabs.da"
      )
    }
  }
}
