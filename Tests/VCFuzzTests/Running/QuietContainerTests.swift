// Runs with navigation controllers, tabs and pages in which everything is as the rules say.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietContainerTests: XCTestCase {
  // MARK: Navigation

  func testAStackWhoseSwipeIsCancelledShowsItsRootOnce() async throws {
    try assertQuiet(
      "nav(A, curl())",
      aside: ["nav(B)"],
      "commit",
      "turn curl forward to nav2, animated",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      rules: ["NAV-4", "CHILD-39", "DELEG-2"],
      expecting: """
        curl.wa curl.da nav2.wa B.wa nav2.willShow(B) curl.wd nav2.wd B.wd A.wa A.wd A.dd curl.wa
        nav2.wa B.wa curl.da nav2.da B.da nav2.didShow(B)
        """
    )
  }

  func testAPushInTheFirstAppearanceReportsItselfToTheDelegate() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B)", "C"],
      under: "ios26+V-NAV-START=sync",
      "commit",
      "add nav to A",
      "inside viewDidAppear of nav: push C on nav",
      rules: ["NAV-1", "NAV-6", "DELEG-1", "DELEG-2", "STATE-3"],
      expecting: """
        nav.wa B.wa nav.willShow(B) nav.da B.wd C.wa nav.willShow(C) B.dd C.da nav.didShow(C)
        """
    )
  }

  func testAMiddleControllerThatLeftSilentlyMayReturn() async throws {
    try assertQuiet(
      "nav(A, B)",
      aside: ["C"],
      under: "ios26+V-NAV-MIDDLE-MOVE=none",
      "commit",
      "replace the stack of nav by C",
      "commit",
      "push A on nav",
      rules: ["NAV-1", "NAV-8", "NAV-10"],
      expecting: """
        A.wm(nav) B.wm(nav) A.dm(nav) B.dm(nav) B.wa B.da B.wm(nil) C.wm(nav) B.wd C.wa B.dd C.da
        B.dm(nil) C.dm(nav) A.wm(nav) C.wd A.wa C.dd A.da A.dm(nav)
        """
    )
  }

  func testAMiddleControllerWhosePopWasCancelledMayReturn() async throws {
    try assertQuiet(
      "nav(A, B)",
      aside: ["C"],
      under: "ios26+V-NAV-MIDDLE-MOVE=none",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "end animation",
      "push C on nav",
      "pop nav to its root",
      "commit",
      "add B to A",
      rules: ["NAV-4", "NAV-8", "MOVE-4", "CHILD-4"],
      expecting: """
        A.wm(nav) B.wm(nav) A.dm(nav) B.dm(nav) B.wa B.da B.wm(nil) B.wd A.wa A.wd A.dd B.wa B.da
        B.wd B.dd A.wa A.da B.wm(A) B.wa B.dm(A) B.da
        """
    )
  }

  func testAStackThatReturnsDuringAPushReportsItAfterTheAppearance() async throws {
    try assertQuiet(
      "tabs(nav(A), B)",
      aside: ["C"],
      "commit",
      "push C on nav, animated",
      "commit",
      "finger finish tab 1 of tabs",
      "inside viewDidDisappear of A: select tab 0 of tabs",
      rules: ["CHILD-39", "TAB-2", "NAV-1", "DELEG-2"],
      expecting: """
        nav.wa A.wa nav.da A.da nav.didShow(A) A.wd C.wa B.wa nav.wd C.wd B.da nav.dd C.dd A.dd
        nav.wa C.wa B.wd B.dd nav.da C.da nav.didShow(C)
        """
    )
  }

  func testAStackThatReadsStaleIsNotSetAgain() async throws {
    for (profile, last, events) in [
      (
        "ios15",
        "!replace the top of nav by E",
        """
        nav.wa B.wa nav.da B.da nav.didShow(B) B.wd C.wa B.dd C.da nav.didShow(C) C.wd D.wa C.dd
        D.da nav.didShow(D)
        """
      ),
      (
        "ios26",
        "replace the top of nav by E",
        """
        nav.wa B.wa nav.da B.da nav.didShow(B) B.wd C.wa B.dd C.da nav.didShow(C) C.wd D.wa C.dd
        D.da nav.didShow(D) D.wd E.wa D.dd E.da nav.didShow(E)
        """
      ),
    ] {
      try assertQuiet(
        "nav(A, B)",
        aside: ["C", "D", "E"],
        under: profile,
        "commit",
        "push C on nav",
        "replace the top of nav by D",
        last,
        rules: ["NAV-1", "NAV-9", "NAV-10"],
        expecting: events
      )
    }
  }

  func testAControllerThatReturnsWithItsContainerAppearsAfterIt() async throws {
    try assertQuiet(
      "nav(tabs(A, B))",
      aside: ["C"],
      "commit",
      "select tab 1 of tabs",
      "push C on nav",
      "pop nav, animated",
      "commit",
      "app enter background",
      rules: ["TAB-2", "NAV-1", "NAV-2", "CHILD-18", "CHILD-39", "STATE-14"],
      expecting: """
        tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.wd B.wd C.wa tabs.dd B.dd C.da C.wd tabs.wa B.wa
        A.dd C.dd tabs.da B.da
        """
    )
    try assertQuiet(
      "nav(pages(A))",
      aside: ["B", "C"],
      "commit",
      "turn pages forward to B",
      "push C on nav",
      "pop nav, animated",
      "commit",
      "app enter background",
      rules: ["PAGE-6", "PAGE-7", "NAV-1", "NAV-2", "CHILD-18", "CHILD-39", "STATE-14"],
      expecting: """
        A.wa A.da pages.wa pages.da B.wa A.wd pages.wd B.wd C.wa pages.dd B.dd C.da C.wd pages.wa
        B.wa A.dd C.dd pages.da B.da
        """
    )
  }

  // MARK: Forced ends

  func testATransitionForcedToItsEndIsLaidOutBefore() async throws {
    let profile = "+V-NAV-NESTED=finishFirst"
    try assertQuiet(
      "pages()",
      aside: ["A", "B"],
      under: "ios11" + profile,
      "commit",
      "turn pages forward to A",
      "turn pages forward to B",
      rules: ["PAGE-7", "PAGE-8", "NAV-12", "STATEAT-1"],
      expecting: "A.wa A.da B.wa A.wd B.da A.dd"
    )
    try assertQuiet(
      "tabs(A, B)",
      under: "ios10" + profile,
      "commit",
      "select tab 1 of tabs",
      "select tab 0 of tabs",
      rules: ["TAB-2", "TAB-7", "NAV-12", "STATEAT-1"],
      expecting: "A.wa A.da B.wa A.wd A.dd B.da A.wa B.wd B.dd A.da"
    )
    try assertQuiet(
      "nav(A)",
      aside: ["curl()"],
      under: "ios26" + profile,
      "commit",
      "push curl on nav, animated",
      "commit",
      "app rotate",
      "pop nav",
      rules: ["NAV-1", "NAV-2", "NAV-12", "STATEAT-1"],
      expecting: "A.wa A.da A.wd curl.wa A.dd curl.da curl.wd A.wa curl.dd A.da"
    )
  }

  func testATapIsNotBlamedForACallBeforeIt() async throws {
    try assertQuiet(
      "tabs(A, B)",
      under: "ios26+V-NAV-NESTED=finishFirst+V-TAB-ANIM=true",
      "commit",
      "select tab 1 of tabs",
      "select tab 0 of tabs",
      "commit",
      "finger finish tab 1 of tabs",
      rules: ["TAB-2", "TAB-7", "NAV-12", "DELEG-9"],
      expecting: """
        tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.tabShould(B) A.dd B.da A.wa B.wd tabs.tabDid(B)
        B.dd A.da B.wa A.wd B.da A.dd
        """
    )
  }

  /// The tap comes to nothing, and the change that follows is a call's (V-NAV-NESTED=drop).
  func testATapThatWasDroppedIsForgotten() async throws {
    try assertQuiet(
      "tabs(A, B)",
      under: "ios26+V-NAV-NESTED=drop+V-TAB-ANIM=true",
      "commit",
      "select tab 1 of tabs",
      "commit",
      "finger finish tab 0 of tabs",
      "end animation",
      "select tab 0 of tabs",
      rules: ["TAB-2", "TAB-7", "NAV-12", "DELEG-9"],
      expecting: """
        tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.tabShould(A) A.dd B.da A.wa B.wd B.dd A.da
        """,
      absent: "tabs.tabDid"
    )
  }

  // MARK: Coordinators

  func testThereIsNoCoordinatorBeforeTheStart() async throws {
    try assertQuiet(
      "curl(A)",
      aside: ["B", "C"],
      "commit",
      "inside viewDidLoad of B: turn curl forward to C",
      "present B from A as fullScreen, animated",
      rules: ["COORD-1", "MODAL-1", "PAGE-7", "CHILD-39"],
      expecting: "A.wa A.da curl.wa curl.da C.wa A.wd curl.wd C.wd B.wa A.dd B.da curl.dd C.dd"
    )
    try assertQuiet(
      "tabs(A, B)",
      aside: ["C", "D"],
      "commit",
      "finger finish tab 1 of tabs",
      "commit",
      "inside viewDidLoad of C: add D to B",
      "present C from B as fullScreen",
      rules: ["COORD-1", "MODAL-1", "CHILD-4", "CHILD-17", "STATE-3"],
      expecting: "B.wa B.da D.wa B.wd D.wd C.wa C.da B.dd D.dd"
    )
  }

  func testARegistrationInADidCallbackIsAnswered() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B"],
      "commit",
      "inside viewDidAppear of B: pop nav, animated",
      "push B on nav, animated",
      rules: ["NAV-1", "NAV-2", "COORD-7"],
      expecting: "A.wa A.da A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da"
    )
  }

  // MARK: Windows and modals

  func testAHiddenWindowMakesItsControllersDisappear() async throws {
    for (style, events) in [
      ("fullScreen", "A.wa A.da A.wd B.wa B.da A.dd B.wd B.dd B.wa B.da"),
      ("pageSheet", "A.wa A.da B.wa B.da B.wd B.dd A.wd A.dd A.wa B.wa A.da B.da"),
    ] {
      try assertQuiet(
        "A",
        aside: ["B"],
        under: "ios26+V-WINDOW-HIDE=balanced",
        "commit",
        "present B from A as \(style)",
        "commit",
        "app hide window 0",
        rules: ["WIN-9", "MODAL-1", "MODAL-3"],
        expecting: events
      )
    }
  }

  /// A dismissed controller is still part of its transition inside its `viewDidDisappear`.
  func testAControllerThatIsTakenInItsOwnDidAppearsAgain() async throws {
    try assertQuiet(
      "A",
      aside: ["B"],
      "commit",
      "inside viewDidDisappear of B: add B to A",
      "present B from A as fullScreen",
      "commit",
      "dismiss from B",
      rules: ["MODAL-1", "MODAL-2", "MODAL-6", "STATE-15"],
      expecting: "A.wa A.da A.wd B.wa B.da A.dd B.wd A.wa A.da B.dd B.wa B.da"
    )
  }

  // MARK: Early pages

  func testAnEarlyPageOutlastsAnAbbreviatedCancel() async throws {
    for (position, events) in [
      ("loadFirst", "A.dl A.wa A.da B.dl B.wa B.da pages.dl B.wd pages.wa B.wa B.da"),
      ("wdFirst", "A.dl A.wa A.da B.dl B.wa B.da B.wd pages.dl pages.wa B.wa B.da"),
    ] {
      try assertQuiet(
        "nav(pages(A), B)",
        under: "ios26+V-LOAD-POS=\(position)+V-NAV-CANCEL=abbrev",
        "commit",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav",
        rules: ["PAGE-6", "NAV-1", "NAV-4"],
        expecting: events
      )
    }
  }

  func testAnEarlyPageMayLeaveBeforeItWasInAWindow() async throws {
    try assertQuiet(
      "tabs(A, tabs(pages(B), C))",
      "commit",
      "inside viewWillDisappear of C: select tab 0 of tabs",
      "select tab 1 of tabs2",
      "finger finish tab 1 of tabs",
      "commit",
      "select tab 0 of tabs2",
      rules: ["PAGE-6", "TAB-2", "TAB-10", "CHILD-18", "CHILD-39"],
      expecting: """
        B.wa B.da A.wa A.da tabs2.wa C.wa A.wd tabs2.da C.da A.dd pages.wa C.wd A.wa tabs2.wd
        pages.wd B.wd tabs2.dd pages.dd B.dd A.da C.dd
        """
    )
  }

  func testAnEarlyPageMayAppearInTheMiddleOfItsContainersAppearance() async throws {
    try assertQuiet(
      "tabs(A, curl())",
      aside: ["host(B)"],
      "commit",
      "inside viewIsAppearing of B: select tab 1 of tabs",
      "turn curl forward to host",
      rules: ["PAGE-6", "TAB-2", "CHILD-11", "CHILD-17"],
      expecting: "A.wa A.da host.wa B.wa host.da curl.wa A.wd B.da A.dd curl.da"
    )
  }

  func testAnEarlyPageIsReplacedAtOnceAfterAnAbbreviatedCancel() async throws {
    try assertQuiet(
      "nav(pages(A), B)",
      aside: ["C"],
      under: "ios26+V-NAV-CANCEL=abbrev",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "end animation",
      "commit",
      "turn pages forward to C",
      "!present C from nav as pageSheet",
      "pop nav",
      rules: ["PAGE-6", "PAGE-7", "NAV-2", "NAV-4"],
      expecting: """
        A.wa A.da B.wa B.da B.wd pages.wa B.wa B.da C.wa A.wd C.da A.dd B.wd pages.wa B.dd
        pages.da
        """
    )
  }
}
