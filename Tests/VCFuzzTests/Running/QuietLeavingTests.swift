// Runs in which a callback takes away or brings back what the same transition is moving.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietLeavingTests: XCTestCase {
  // MARK: A did that is due while its will is being sent

  func testWhatLeavesItsWindowInItsOwnWillReceivesItsDidAfterIt() async throws {
    try assertQuiet(
      "nav(manual(A))",
      aside: ["B", "C"],
      "commit",
      "inside viewWillDisappear of manual: replace window root nav by B",
      "push C on nav",
      rules: ["NAV-1", "WIN-7", "CHILD-17", "CHILD-20"],
      expecting: "…manual.wd nav.wd nav.dd A.wd manual.dd A.dd"
    )
    try assertQuiet(
      "nav(A, B)",
      aside: ["C", "D"],
      "commit",
      "add C to B",
      "commit",
      "inside viewWillDisappear of B: replace window root nav by D",
      "finger begin swipe back of nav",
      rules: ["NAV-3", "WIN-7", "CHILD-17"],
      expecting: "…B.wd nav.wd nav.dd C.wd B.dd C.dd"
    )
    try assertQuiet(
      "tabs(A, B)",
      aside: ["C", "D"],
      "commit",
      "add C to A",
      "commit",
      "inside viewWillDisappear of A: replace window root tabs by D",
      "select tab 1 of tabs",
      rules: ["TAB-2", "WIN-7", "CHILD-17"],
      expecting: "…B.wa A.wd tabs.wd tabs.dd C.wd A.dd C.dd B.wd B.dd"
    )
  }

  func testAContainerForwardsItsWillBeforeItsDid() async throws {
    try assertQuiet(
      "A",
      aside: ["tabs(B)", "C"],
      "commit",
      "add tabs to A",
      "commit",
      "inside viewWillDisappear of tabs: replace window root A by C",
      "remove tabs from A",
      rules: ["CHILD-16", "CHILD-17", "WIN-7"],
      expecting: "A.wa A.da tabs.wa B.wa tabs.da B.da tabs.wd A.wd A.dd B.wd tabs.dd B.dd"
    )
  }

  /// The first child's callback sends the container away before the second child has received the
  /// will.
  func testASecondChildLeavesWithItsContainer() async throws {
    try assertQuiet(
      "nav(A, B)",
      aside: ["C", "D", "E"],
      "commit",
      "add C to B",
      "add D to B",
      "commit",
      "inside viewWillDisappear of C: replace window root nav by E",
      "finger begin swipe back of nav",
      rules: ["NAV-3", "WIN-7", "CHILD-17"],
      expecting: "…B.wd C.wd nav.wd nav.dd D.wd B.dd C.dd D.dd"
    )
  }

  func testAManualHostThatIsSentAwayAsItReturnsEndsWhatItBegan() async throws {
    for window in ["tabs(nav(A, manual(B)), C)", "tabs(nav(A, manual(nav(B))), C)"] {
      try assertQuiet(
        window,
        "commit",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav",
        "inside viewWillAppear of manual: select tab 1 of tabs",
        rules: ["NAV-4", "CHILD-20", "CHILD-39"],
        expecting: "…manual.wa C.wa nav.wd manual.wd manual.dd B.dd nav.dd C.da"
      )
    }
  }

  func testWhatAWillTakesOutOfATransitionLeavesOnItsOwn() async throws {
    try assertQuiet(
      "nav(A, host(nav(host(B))))",
      "commit",
      "inside viewWillDisappear of host2: remove nav2 from host",
      "finger begin swipe back of nav",
      rules: ["NAV-3", "CHILD-16", "CHILD-17", "CHILD-38"],
      expecting: "…host.wd nav2.wd host2.wd B.wd nav2.dd host2.dd B.dd host.dd"
    )
  }

  func testWhatMovesToAnotherParentAsBothLeaveKeepsItsFlag() async throws {
    try assertQuiet(
      "tabs(nav(A, B), C)",
      aside: ["tabs(D)", "E"],
      "commit",
      "add tabs2 to B",
      "add E to D",
      "commit",
      "finger begin swipe back of nav",
      "select tab 1 of tabs",
      "remove E from D",
      "add E to A",
      rules: ["STATE-11", "CHILD-12", "CHILD-38"],
      expecting: "…B.wd E.wd A.wa nav.wd A.wd nav.dd A.dd E.dd B.dd"
    )
  }

  /// C leaves before its layout, and comes back only to disappear with A.
  func testWhatACancelledSwipeTakesBackMissesTheLayoutThatItLeftBefore() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B", "C", "D"],
      "commit",
      "push B on nav",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "add C to A",
      "replace window root nav by D",
      "commit",
      "replace window root D by nav",
      rules: ["APPEAR-2", "CHILD-12", "CHILD-39", "STATE-3"],
      expecting: "C.wa C.wd C.dd",
      absent: "C.ia"
    )
  }

  // MARK: Stacks

  func testATopThatAnEarlyStackPopsInItsOwnDidAppearLeaves() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B, C)", "curl()"],
      "commit",
      "inside viewDidAppear of nav: pop nav",
      "present curl from A as fullScreen",
      "turn curl forward to nav",
      rules: ["PAGE-6", "STATE-2", "STATE-3"],
      expecting: "nav.wa C.wa nav.da C.wd C.dd B.wa B.da"
    )
  }

  func testAStackThatComesBackAsItsPushEndsPopsWithATransition() async throws {
    try assertQuiet(
      "tabs(nav(A), B)",
      aside: ["C", "D"],
      "commit",
      "push C on nav, animated",
      "commit",
      "inside didMoveToParent of C: select tab 0 of tabs",
      "pop nav",
      "select tab 1 of tabs",
      "commit",
      "push D on nav",
      rules: ["NAV-12", "NAV-15", "STATE-3"],
      expecting: "…C.dm(nav) C.wa B.wd B.dd C.da C.wd A.wa C.dd A.da C.dm(nil) A.wd A.dd"
    )
  }

  // MARK: Stacks of a split

  func testWhatACollapseKeepsOnAStackIsPoppedByATransition() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      under: "ios26+V-SPLIT-COLLAPSE=keep",
      on: .pad,
      "commit",
      "inside viewWillAppear of nav: show primary of split",
      "app resize to third",
      rules: ["SPLIT-5", "NAV-1", "STATE-2"],
      expecting: "B.wa B.da nav.wa nav.da B.wd A.wa B.dd A.da"
    )
  }

  func testWhatAnExpansionDropsLeavesTheStackWithItsView() async throws {
    try assertQuiet(
      "split(split(nav(A), B), C)",
      aside: ["D", "E"],
      under: "ios26+V-SPLIT-COLLAPSE=keep",
      on: .pad,
      "commit",
      "show detail D from split",
      "show detail E from split",
      "commit",
      "app resize to half",
      "commit",
      "app resize to whole",
      "push D on nav",
      "commit",
      "app rotate",
      rules: ["SPLIT-5", "NAV-15", "MOVE-2"],
      expecting: "…D.wm(nil) D.dm(nil)"
    )
  }

  func testADetailControllerIsNotShownBesideAPresentation() async throws {
    try assertQuiet(
      "split(A, split(B, C))",
      aside: ["D", "E"],
      on: .pad,
      "commit",
      "show primary of split",
      "commit",
      "app resize to third",
      "present D from A as fullScreen",
      "!show detail E from split",
      rules: ["MODAL-15", "SPLIT-4"],
      expecting: "D.wa D.da"
    )
  }

  // MARK: Pages off screen

  func testAPageIsAChildBeforeAMoveShowsItsContainer() async throws {
    try assertQuiet(
      "tabs(pages(A))",
      aside: ["B", "C"],
      "commit",
      "inside willMoveToParent of A: replace window root B by tabs",
      "replace window root tabs by B",
      "turn pages forward to C",
      rules: ["PAGE-7", "CHILD-20", "WIN-7"],
      expecting: """
        …A.wm(nil) tabs.wa pages.wa C.wa A.dm(nil) C.wm(pages) C.dm(pages) tabs.da pages.da C.da
        """
    )
  }

  func testAPageThatWaitsForAnotherToLeaveComesOffScreen() async throws {
    try assertQuiet(
      "host(A)",
      aside: ["B", "C", "curl(D)"],
      "commit",
      "add B to host",
      "add C to A",
      "add curl to C",
      "remove C from A",
      "commit",
      "remove B from host",
      "turn curl forward to B",
      "turn curl forward to D",
      "commit",
      "!add C to D",
      rules: ["CHILD-38", "PAGE-6", "MOVE-8"],
      expecting: "…B.wm(curl) B.dm(curl) B.dd B.wm(nil) B.dm(nil) D.wm(curl) D.dm(curl)"
    )
  }

  // MARK: What has appeared early

  func testAPageWhoseMoveShowsItsContainerComesOnceThatHasAppeared() async throws {
    try assertQuiet(
      "tabs(A, nav(B))",
      aside: ["C", "pages()"],
      "commit",
      "inside willMoveToParent of C: select tab 1 of tabs",
      "push pages on nav",
      "turn pages forward to C",
      rules: ["PAGE-6", "PAGE-7", "CHILD-29"],
      expecting: """
        …C.wm(pages) nav.wa pages.wa A.wd A.dd nav.da pages.da C.wa C.da C.dm(pages)
        """
    )
  }

  func testAnEarlyStackEndsItsPopAsItLeavesTheWindow() async throws {
    try assertQuiet(
      "pages(A, B)",
      aside: ["pages()", "nav(C, D)", "E"],
      "commit",
      "finger begin page forward of pages",
      "add pages2 to A",
      "inside viewDidAppear of nav: pop nav",
      "turn pages2 forward to nav",
      "replace window root pages by E",
      rules: ["PAGE-6", "NAV-15", "WIN-7"],
      expecting: """
        …E.wa D.dm(nil) D.wd D.dd C.wa C.da E.da A.dd
        """
    )
  }

  func testAChildThatMovesWhileItDisappearsOwesItsNewParentNothing() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B", "C", "D"],
      "commit",
      "add B to A",
      "push C on nav, animated",
      "commit",
      "remove B from A",
      "push B on nav",
      "replace window root nav by D",
      rules: ["CHILD-16", "NAV-15", "WIN-7"],
      expecting: """
        …B.wm(nil) B.dm(nil) B.wm(nav) nav.wd C.wd nav.dd C.dd D.wa B.dd D.da A.dd \
        C.dm(nav) B.dm(nav)
        """
    )
  }
}
