// Runs in which everything is as the specification says: no judge may object to one of them.

import Lifecycle
import VCFuzz
import XCTest

@MainActor
final class QuietRunTests: XCTestCase {
  // MARK: Children

  func testAChildThatLeavesAndReturnsWithItsParentHearsOneDid() async throws {
    try assertQuiet(
      "manual(A, B)",
      aside: ["C"],
      "commit",
      "add C to A",
      "show child 1 of manual",
      "show child 0 of manual"
    )
    try assertQuiet(
      "nav(A)",
      aside: ["pages(B)", "C"],
      "commit",
      "add pages to A",
      "push C on nav",
      "pop nav, animated",
      "commit"
    )
  }

  func testAChildMayBeTakenOutInItsOwnCallbacks() async throws {
    for callback in ["viewWillAppear", "viewDidLoad", "viewDidAppear"] {
      try assertQuiet(
        "A",
        aside: ["B"],
        "commit",
        "inside \(callback) of B: remove B from A",
        "add B to A"
      )
    }
    try assertQuiet(
      "A",
      aside: ["nav(B)"],
      "commit",
      "add nav to A",
      "inside viewWillDisappear of nav: remove nav from A",
      "remove nav from A"
    )
  }

  func testAChildFollowsAParentThatItsAppearanceSendsAway() async throws {
    try assertQuiet(
      "A",
      aside: ["tabs(B)", "C"],
      under: "ios9",
      "commit",
      "add tabs to A",
      "commit",
      "inside viewWillAppear of C: remove tabs from A",
      "add C to B"
    )
  }

  func testAChildAddedWhileCoveredComesBackWithItsParent() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "C"],
      under: "ios26+V-FWD-ORDER=childFirst",
      "commit",
      "present B from A as fullScreen",
      "commit",
      "add C to A",
      "dismiss from B"
    )
  }

  func testAViewThatGoesUnderOneOutsideOfTheWindowLeavesIt() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "manual(C)"],
      "commit",
      "replace window root A by B",
      "commit",
      "inside viewWillAppear of manual: remove manual from B",
      "add manual to B",
      "commit",
      "add manual to A"
    )
  }

  func testAContainerThatForwardsByHandMayBeSentAwayInAnExchange() async throws {
    for callback in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "willMoveToParent"] {
      try assertQuiet(
        "tabs(manual(A, B), C)",
        "commit",
        "inside \(callback) of B: select tab 1 of tabs",
        "show child 1 of manual",
        "settle",
        "select tab 0 of tabs"
      )
    }
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      for first in [0, 1] {
        try assertQuiet(
          "tabs(manual(A, B), C)",
          "commit",
          "inside \(callback) of \(first == 0 ? "A" : "B"): select tab 1 of tabs",
          "show child 1 of manual",
          "settle",
          first == 0 ? "select tab 0 of tabs" : "show child 0 of manual",
          "settle",
          first == 0 ? "show child 0 of manual" : "select tab 0 of tabs"
        )
      }
    }
  }

  func testAChildBroughtBackInItsDisappearanceStartsAfresh() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B)"],
      "commit",
      "add nav to A",
      "inside viewDidDisappear of nav: add nav to A",
      "remove nav from A"
    )
  }

  func testAChildAddedJustBeforeTheDidHasItsSurroundings() async throws {
    for profile in ["ios11", "ios13", "ios26"] {
      try assertQuiet(
        "nav(A)",
        aside: ["B"],
        under: profile,
        "inside viewDidAppear of nav: add B to A"
      )
    }
  }

  func testAChildRemovedInALayoutLeavesTheOthersTheirTurn() async throws {
    try assertQuiet(
      "A",
      aside: ["B", "C", "D"],
      "commit",
      "add B to A",
      "add C to A",
      "add D to A",
      "inside viewWillLayoutSubviews of C: remove B from A"
    )
  }

  func testAPageTurnedToByABookThatHasLeftIsNotDue() async throws {
    try assertQuiet(
      "manual(curl(), A)",
      aside: ["B"],
      "commit",
      "inside viewDidLoad of B: show child 1 of manual",
      "turn curl forward to B"
    )
  }

  func testAManualContainerSentAwayInItsAppearanceEndsOnce() async throws {
    try assertQuiet(
      "manual(A)",
      aside: ["B"],
      "inside viewDidAppear of manual: replace window root manual by B"
    )
  }

  // MARK: Navigation

  func testAStackWhoseSwipeIsTakenBackIsShownOnce() async throws {
    try assertQuiet(
      "nav(A, curl())",
      aside: ["nav(B)"],
      "commit",
      "turn curl forward to nav2, animated",
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav"
    )
  }

  func testAPushInTheFirstAppearanceTellsTheDelegateOfItself() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B)", "C"],
      under: "ios26+V-NAV-START=sync",
      "commit",
      "add nav to A",
      "inside viewDidAppear of nav: push C on nav"
    )
  }

  func testWhatComesLeavesWithAStackThatItsAppearanceSendsAway() async throws {
    try assertQuiet(
      "pages(A)",
      aside: ["B", "nav(C)"],
      "commit",
      "inside viewWillAppear of B: turn pages forward to A",
      "turn pages forward to nav",
      "commit",
      "replace the top of nav by B"
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
      "push A on nav"
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
      "add B to A"
    )
  }

  func testAStackThatComesBackInAPushTellsOfItAfterTheAppearance() async throws {
    try assertQuiet(
      "tabs(nav(A), B)",
      aside: ["C"],
      "commit",
      "push C on nav, animated",
      "commit",
      "finger finish tab 1 of tabs",
      "inside viewDidDisappear of A: select tab 0 of tabs"
    )
  }

  func testAStackThatReadsStaleIsNotSetAgain() async throws {
    for (profile, isTaken) in [("ios15", false), ("ios26", true)] {
      let run = try makeRun("nav(A, B)", ["C", "D", "E"], profile, .phone)
      for text in ["commit", "push C on nav", "replace the top of nav by D"] {
        XCTAssertTrue(run.take(try Step(text: text, run.vocabulary)), text)
      }
      let step = try Step(text: "replace the top of nav by E", run.vocabulary)
      XCTAssertEqual(run.take(step), isTaken, profile)
      run.finish()
      XCTAssertNil(run.failure, profile)
    }
  }

  func testWhatComesBackWithItsContainerAppearsAfterIt() async throws {
    try assertQuiet(
      "nav(tabs(A, B))",
      aside: ["C"],
      "commit",
      "select tab 1 of tabs",
      "push C on nav",
      "pop nav, animated",
      "commit",
      "app enter background"
    )
    try assertQuiet(
      "nav(pages(A))",
      aside: ["B", "C"],
      "commit",
      "turn pages forward to B",
      "push C on nav",
      "pop nav, animated",
      "commit",
      "app enter background"
    )
  }

  // MARK: Forced ends

  func testWhatIsForcedToItsEndIsLaidOutBefore() async throws {
    let profile = "+V-NAV-NESTED=finishFirst"
    try assertQuiet(
      "pages()",
      aside: ["A", "B"],
      under: "ios11" + profile,
      "commit",
      "turn pages forward to A",
      "turn pages forward to B"
    )
    try assertQuiet(
      "tabs(A, B)",
      under: "ios10" + profile,
      "commit",
      "select tab 1 of tabs",
      "select tab 0 of tabs"
    )
    try assertQuiet(
      "nav(A)",
      aside: ["curl()"],
      under: "ios26" + profile,
      "commit",
      "push curl on nav, animated",
      "commit",
      "app rotate",
      "pop nav"
    )
  }

  func testATapIsNotBlamedForWhatWasAskedForBefore() async throws {
    try assertQuiet(
      "tabs(A, B)",
      under: "ios26+V-NAV-NESTED=finishFirst+V-TAB-ANIM=true",
      "commit",
      "select tab 1 of tabs",
      "select tab 0 of tabs",
      "commit",
      "finger finish tab 1 of tabs"
    )
  }

  // MARK: Coordinators

  func testNoCoordinatorBeforeTheStart() async throws {
    try assertQuiet(
      "curl(A)",
      aside: ["B", "C"],
      "commit",
      "inside viewDidLoad of B: turn curl forward to C",
      "present B from A as fullScreen, animated"
    )
    try assertQuiet(
      "tabs(A, B)",
      aside: ["C", "D"],
      "commit",
      "finger finish tab 1 of tabs",
      "commit",
      "inside viewDidLoad of C: add D to B",
      "present C from B as fullScreen"
    )
  }

  func testARegistrationInADidCallbackIsAnswered() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["B"],
      "commit",
      "inside viewDidAppear of B: pop nav, animated",
      "push B on nav, animated"
    )
  }

  func testAManualContainerIsAskedBeforeItHasLoaded() async throws {
    try assertQuiet(
      "A",
      aside: ["manual(B, C)"],
      "commit",
      "inside viewDidLoad of manual: show child 1 of manual",
      "present manual from A as fullScreen"
    )
  }

  func testLateChildrenAreNotDueAtTheDidOfTheirContainer() async throws {
    for profile in ["ios8+V-FWD-ORDER=childFirst", "ios14+V-FWD-ORDER=childFirst"] {
      try assertQuiet("host(host(A, B))", under: profile)
    }
    try assertQuiet(
      "nav(A)",
      aside: ["curl()", "host(B, C)"],
      under: "ios26+V-ADD-PREWINDOW=atWindow",
      "commit",
      "push curl on nav",
      "turn curl forward to host"
    )
  }

  func testAPageTurnedByAFingerTellsItsOwnEnd() async throws {
    try assertQuiet(
      "split(A, pages(B, C))",
      under: "ios26+V-FWD-DURING=finishFirst",
      on: .pad,
      "commit",
      "finger begin page forward of pages",
      "commit",
      "app resize to half"
    )
  }

  // MARK: Windows

  func testAHiddenWindowDemandsNothing() async throws {
    for style in ["fullScreen", "pageSheet"] {
      try assertQuiet(
        "A",
        aside: ["B"],
        under: "ios26+V-WINDOW-HIDE=balanced",
        "commit",
        "present B from A as \(style)",
        "commit",
        "app hide window 0"
      )
    }
  }

  func testNobodyIsTakenAwayFromATransitionBeforeItsEnd() async throws {
    let run = try makeRun("A", ["B"], "ios26", .phone)
    for text in [
      "commit", "inside viewDidDisappear of B: add B to A", "present B from A as fullScreen",
      "commit", "dismiss from B",
    ] { XCTAssertTrue(run.take(try Step(text: text, run.vocabulary)), text) }
    run.finish()
    XCTAssertNil(run.failure)
  }

  func testAnEarlyPageOutlastsAnAbbreviatedCancel() async throws {
    for position in ["loadFirst", "wdFirst"] {
      try assertQuiet(
        "nav(pages(A), B)",
        under: "ios26+V-LOAD-POS=\(position)+V-NAV-CANCEL=abbrev",
        "commit",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav"
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
      "select tab 0 of tabs2"
    )
  }

  func testAnEarlyPageMayAppearInTheMiddleOfItsContainersAppearance() async throws {
    try assertQuiet(
      "tabs(A, curl())",
      aside: ["host(B)"],
      "commit",
      "inside viewIsAppearing of B: select tab 1 of tabs",
      "turn curl forward to host"
    )
  }

  func testAnEarlyPageIsTurnedAwayAtOnceAfterAnAbbreviatedCancel() async throws {
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
      "pop nav"
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
      "select tab 0 of tabs"
    )
  }
}
