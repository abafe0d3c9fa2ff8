// Runs of correct containers that a check once objected to: each is legal, and stays without a
// violation.

import HeadlessUIKit
import VCFuzzContainerSuite
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class SettledAlarmTests: XCTestCase {
  // MARK: Views that wait for their window

  /// A view that is taken out again before its container comes into a window appears no more.
  func testATabThatWasLeftBeforeTheWindowCameDoesNotAppear() async throws {
    for name in ["cached-tabs", "lazy-tabs", "evicting-tabs"] {
      for last in ["pop nav", "finger begin swipe back of nav"] {
        try assertSilent(
          name,
          in: "nav(pages(root), S1)",
          "call select 1",
          "call select 0",
          "commit",
          last
        )
      }
      try assertSilent(
        name,
        in: "tabs(curl(), pages(root))",
        aside: ["S1"],
        "call select 1",
        "call select 0",
        "commit",
        "turn pages forward to S1",
        "turn curl forward to root, animated",
        "commit",
        "call select 1"
      )
    }
  }

  // MARK: Children that are taken out while they disappear

  func testATabThatIsTakenOutWhileItLeavesReceivesItsDidLater() async throws {
    for name in ["cached-tabs", "lazy-tabs"] {
      try assertSilent(
        name,
        in: "nav(root)",
        aside: ["S1"],
        "commit",
        "inside viewDidLayoutSubviews of nav: call select 1",
        "push S1 on nav"
      )
    }
    try assertSilent(
      "evicting-tabs",
      in: "nav(root)",
      aside: ["S1"],
      "commit",
      "call select 1",
      "inside viewDidLayoutSubviews of nav: call select 0",
      "push S1 on nav"
    )
  }

  func testATabThatIsTakenOutInItsParentsDidDisappears() async throws {
    try assertSilent(
      "evicting-tabs",
      in: "tabs(root)",
      aside: ["S1"],
      "commit",
      "inside viewDidDisappear of root: call select 2",
      "present S1 from tabs as fullScreen"
    )
  }

  // MARK: Removals that are taken back

  /// What was only announced has not left: no callback has come, and the link is as it was.
  func testASectionThatIsOpenedAgainWhileItFoldsStays() async throws {
    for window in ["root", "tabs(S1, root)"] {
      try assertSilent(
        "accordion",
        in: window,
        "commit",
        "call toggle 1",
        "call toggle 1",
        "call toggle 1"
      )
    }
    // Its viewDidAppear comes after the announcement.
    for profile in ["ios26", "ios26+V-WM-PARENT=unset"] {
      try assertSilent(
        "accordion",
        in: "root",
        under: profile,
        "commit",
        "call toggle 0",
        "call toggle 0",
        "commit",
        "call toggle 0"
      )
    }
    // It disappears with its container, and is still there.
    try assertSilent(
      "accordion",
      in: "nav(root)",
      aside: ["S1"],
      "commit",
      "call toggle 0",
      "call toggle 0",
      "push S1 on nav",
      "commit",
      "call toggle 0"
    )
    try assertSilent(
      "accordion",
      in: "manual(root, S1)",
      "commit",
      "call toggle 0",
      "call toggle 0",
      "show child 1 of manual",
      "commit",
      "call toggle 0"
    )
  }

  func testAContainerThatLeavesForwardsIntoItsExchangeBeforeItsOwnCallback() async throws {
    for name in ["late-segments", "crossfade-switcher"] {
      for order in ["childFirst", "parentFirst"] {
        try assertSilent(
          name,
          in: "root",
          aside: ["S1"],
          under: "ios26+V-FWD-ORDER=\(order)",
          "commit",
          name == "late-segments" ? "call select 1" : "call switch",
          "replace window root root by S1"
        )
      }
    }
    try assertSilent(
      "late-segments",
      in: "manual(root, S1)",
      under: "ios26+V-FWD-ORDER=childFirst",
      "commit",
      "call select 1",
      "show child 1 of manual"
    )
  }

  /// The app hides the window that covered it, and takes its root, before it is active again.
  func testTheRootOfAWindowThatCoveredTheBackgroundLeaves() async throws {
    try assertSilent("privacy-window", in: "root", "commit", "app enter background", "settle")
  }

  // MARK: Presentations

  /// The animator of the upper one may put the view into any container that leaves.
  func testAnAnimatorDismissesAChainOfFullScreens() async throws {
    try assertSilent(
      "pull-down",
      in: "tabs(S1)",
      aside: ["root"],
      "commit",
      "present root from tabs as fullScreen",
      "commit",
      "call show detail",
      "commit",
      "end animation",
      "dismiss from S1, animated"
    )
  }

  func testADismissalIsNotAskedForTwice() async throws {
    for spare in ["manual(S1)", "tabs(S1)"] {
      try assertSilent(
        "swipe-dismissal",
        in: "nav(root)",
        aside: [spare, "S2"],
        "commit",
        "present \(spare.prefix { $0 != "(" }) from nav as fullScreen",
        "commit",
        "present S2 from S1 as fullScreen",
        "commit",
        "call close",
        "call close"
      )
    }
  }

  /// A presentation and its dismissal complete once each, in whichever phase.
  func testASearchThatIsCoveredCompletesTwice() async throws {
    try assertSilent(
      "searchable-list",
      in: "nav(root)",
      aside: ["S1"],
      "commit",
      "call search",
      "commit",
      "push S1 on nav",
      "commit",
      "end animation",
      "dismiss from root"
    )
  }

  /// What a page shows in its context appears with it, also before its container.
  func testASearchAppearsWithAPageThatIsSetEarly() async throws {
    try assertSilent(
      "searchable-list",
      in: "manual(pages(root), pages())",
      aside: ["S1"],
      "commit",
      "call search",
      "commit",
      "turn pages forward to S1",
      "commit",
      "turn pages2 forward to root"
    )
  }

  func testAPartThatIsAddedWithoutItsViewShowsNoPresentation() async throws {
    try assertSilent(
      "searchable-list",
      in: "pages(root)",
      aside: ["nav(S1)", "S2"],
      "commit",
      "call search",
      "commit",
      "end animation",
      "turn pages forward to nav",
      "commit",
      "present S2 from S1 as fullScreen",
      "add root to S2"
    )
  }

  /// What becomes of the full screen over a page that is taken out is a variant.
  func testAFullScreenStaysWithoutThePageThatItWasPresentedFrom() async throws {
    for profile in ["ios26", "ios26+V-COVER-BASE=dismissed"] {
      try assertSilent(
        "searchable-list",
        in: "pages(root)",
        aside: ["S1", "S2", "S3"],
        under: profile,
        "commit",
        "present S1 from root as currentContext",
        "commit",
        "present S2 from S1 as fullScreen",
        "commit",
        "turn pages forward to S3"
      )
    }
  }

  /// What was only asked for does not come and go with its context.
  func testAPresentationThatHasNotStartedDoesNotComeWithItsContext() async throws {
    try assertSilent(
      "context-columns",
      in: "manual(root, S1)",
      "commit",
      "call cover right at once",
      "show child 1 of manual",
      "show child 0 of manual"
    )
  }

  /// The list comes back with a swipe that has nothing to do with the dismissal.
  func testASearchIsDismissedWhileItsListComesBack() async throws {
    try assertSilent(
      "searchable-list",
      in: "nav(root)",
      aside: ["S1"],
      "commit",
      "call search",
      "commit",
      "end animation",
      "dismiss from root, animated",
      "push S1 on nav, animated",
      "commit",
      "end animation",
      "finger begin swipe back of nav"
    )
  }

  func testASearchGoesWithItsListAndComesWithIt() async throws {
    try assertSilent(
      "searchable-list",
      in: "host(root)",
      "commit",
      "call search",
      "commit",
      "remove root from host"
    )
    try assertSilent(
      "searchable-list",
      in: "curl(root)",
      aside: ["S1"],
      "commit",
      "call search",
      "commit",
      "end animation",
      "turn curl forward to S1",
      "commit",
      "present root from curl as fullScreen"
    )
  }

  // MARK: Layout that the app forces

  func testAForcedPassBeforeTheContainersOwnPromisesNoFrame() async throws {
    for (name, call) in [("prefetching", "call show next"), ("sections", "call toggle first")] {
      try assertSilent(
        name,
        in: "manual(S1, curl(root))",
        "commit",
        "show child 1 of manual",
        call
      )
    }
  }

  // MARK: A switch whose container leaves

  func testACancelledSwipeOfATabBarEndsWithItsContainer() async throws {
    try assertSilent(
      "swipe-tabs",
      in: "nav(root)",
      aside: ["S1"],
      "commit",
      "gesture begin swipe",
      "gesture cancel swipe",
      "push S1 on nav"
    )
  }

  /// What the cancelled swipe takes away again has come back with the bar, and leaves with it.
  func testACancelledSwipeOfATabBarThatHasComeBackLeavesWithIt() async throws {
    try assertSilent(
      "swipe-tabs",
      in: "tabs(root, S1)",
      failingOn: .fragile,
      "commit",
      "gesture begin swipe",
      "commit",
      "select tab 1 of tabs",
      "commit",
      "select tab 0 of tabs",
      "gesture cancel swipe",
      "commit",
      "select tab 1 of tabs"
    )
  }

  /// UIKit ended the switch as its bar was shown elsewhere; the swipe still reports its outcome.
  func testASwipeMayEndAfterItsTabBarWasShownElsewhere() async throws {
    for outcome in ["finish", "cancel"] {
      try assertSilent(
        "swipe-tabs",
        in: "tabs(curl(root), tabs(S1, pages()))",
        aside: ["S2"],
        "commit",
        "gesture begin swipe",
        "commit",
        "select tab 1 of tabs",
        "commit",
        "turn curl forward to S2",
        "turn pages forward to root",
        "gesture \(outcome) swipe"
      )
    }
  }

  // MARK: Removals outside of a window

  func testAChildWhoseLinkIsCutBeforeItsViewLeavesEndsWhatItHasBegun() async throws {
    try assertSilent(
      "own-order",
      in: "nav(root, S1)",
      aside: ["S2"],
      "commit",
      "finger begin swipe back of nav",
      "call replace",
      "commit",
      "finger cancel swipe back of nav",
      "replace window root nav by S2",
      "call replace"
    )
    try assertSilent(
      "own-order",
      in: "manual(root, S1)",
      "commit",
      "call replace",
      "show child 1 of manual",
      "inside willMoveToParent of S1: call clear",
      "show child 0 of manual"
    )
  }

  // MARK: Scrolling

  /// Layout code sets the offset of what decelerates, and the delegate learns of the end.
  func testADecelerationGoesOnAfterARotation() async throws {
    try assertSilent(
      "windowed-pager",
      in: "root",
      "settle",
      "finger begin scroll view 1 left",
      "commit",
      "finger finish scroll view 1 left",
      "app rotate"
    )
  }

  // MARK: Children that come and go in callbacks

  /// What is added alongside a transition appears in its transaction.
  func testAChildThatIsAddedAlongsideAPushAppearsWithIt() async throws {
    try assertSilent(
      "bottom-bar",
      in: "nav(S1)",
      aside: ["root"],
      "commit",
      "inside coordinatorAlongside of nav: call show bar at once",
      "push root on nav, animated"
    )
  }

  /// A child that is taken out in its parent's did, and added again later, is no child of it then.
  func testAChildThatGoesWithItsParentMayComeBackAfterwards() async throws {
    try assertSilent(
      "bottom-bar",
      in: "root",
      aside: ["S1"],
      "commit",
      "call show bar at once",
      "commit",
      "inside presentCompletion of S1: call show bar at once",
      "inside viewDidDisappear of root: call hide bar at once",
      "present S1 from root as fullScreen"
    )
  }

  // MARK: Calls inside callbacks

  func testATrayRefusesWhatACallbackOfAnItemAsksFor() async throws {
    try assertSilent(
      "tray",
      in: "nav(root, S1)",
      "commit",
      "inside viewDidLoad of root: call bring to top b",
      "call put b"
    )
  }

  // MARK: Rotations

  /// The environment gives the views that it inserts the size of where they go.
  func testAChildThatMissedARotationFillsItsContainer() async throws {
    try assertSilent(
      "uikit",
      in: "manual(pages(), A)",
      failingOn: .fragile,
      "commit",
      "show child 1 of manual",
      "settle",
      "app rotate",
      "settle",
      "show child 0 of manual",
      "settle",
      "app rotate",
      "settle",
      "app rotate",
      "settle",
      "app rotate"
    )
  }
}
