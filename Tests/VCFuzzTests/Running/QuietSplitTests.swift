// Runs with split controllers in which everything is as the rules say (SPLIT-1…SPLIT-5).

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietSplitTests: XCTestCase {
  func testSilentColumnsReceiveNoAppearanceCallback() async throws {
    for (column, loaded) in [
      ("host()", "host.dl"), ("nav(C)", "nav.dl"), ("tabs(C)", "tabs.dl"),
      ("manual(C)", "manual.dl"), ("curl(C)", "curl.dl"),
    ] {
      let name = String(loaded.dropLast(3))
      try assertQuiet(
        "split(\(column), A)",
        aside: ["B"],
        under: "ios26+V-SPLIT-COLUMN=silent",
        on: .pad,
        "commit",
        "show primary of split",
        "settle",
        "hide primary of split",
        rules: ["SPLIT-1", "SPLIT-2"],
        expecting: loaded,
        absent: "\(name).wa \(name).wd A.wd"
      )
    }
  }

  func testColumnsOnTheirWayOutReturnBeforeTheSplitCollapses() async throws {
    try assertQuiet(
      "nav(A, host(split(B, C)))",
      on: .pad,
      "commit",
      "finger begin swipe back of nav",
      "commit",
      "finger cancel swipe back of nav",
      "app resize to third",
      rules: ["NAV-4", "SPLIT-5"],
      expecting: """
        split.wa C.wa split.da C.da split.wd C.wd A.wa A.wd A.dd split.wa C.wa split.da C.da C.wd
        B.wa C.dd B.da
        """
    )
  }

  func testAPageTurnedByAFingerReportsItsOwnEnd() async throws {
    try assertQuiet(
      "split(A, pages(B, C))",
      under: "ios26+V-FWD-DURING=finishFirst",
      on: .pad,
      "commit",
      "finger begin page forward of pages",
      "commit",
      "app resize to half",
      rules: ["PAGE-1", "PAGE-6", "DELEG-10", "CHILD-39", "SPLIT-5"],
      expecting: """
        B.wa B.da pages.wa pages.da C.wa B.wd C.da B.dd pages.pageDid(T) pages.wd C.wd A.wa
        pages.dd C.dd A.da
        """
    )
  }

  // MARK: Collapse and expansion (SPLIT-5)

  func testControllersAboveTheDetailLeaveWithTheirStack() async throws {
    for (policy, events) in [
      (
        "keep",
        """
        B.wa B.da nav.wa nav.da B.wd C.wa B.dd C.da C.wd D.wa C.dd D.da nav.wd D.wd B.wa nav.dd
        D.dd B.da nav.wa nav.da
        """
      ),
      (
        "rebuild",
        """
        B.wa B.da B.wd B.dd nav.wa B.wa nav.da B.da B.wd C.wa B.dd C.da C.wd D.wa C.dd D.da nav.wd
        D.wd nav.dd D.dd B.wa B.da B.wd B.dd nav.wa B.wa nav.da B.da
        """
      ),
      ("silent", "B.dl B.wa B.da C.dl B.wd C.wa B.dd C.da D.dl C.wd D.wa C.dd D.da"),
    ] {
      for rest in ["settle", "commit"] {
        try assertQuiet(
          "split(nav(A), B)",
          aside: ["C", "D"],
          under: "ios26+V-SPLIT-COLLAPSE=\(policy)",
          on: .pad,
          "commit",
          "app resize to half",
          "commit",
          "push C on nav",
          "commit",
          "push D on nav",
          rest,
          "app resize to whole",
          rest,
          "app resize to third",
          rules: ["SPLIT-5", "NAV-1"],
          expecting: events
        )
      }
    }
  }

  func testControllersAboveTheDetailLeaveTheirStack() async throws {
    for (policy, events) in [
      (
        "keep",
        """
        B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da pages.wd C.wd A.wa B.wa pages.dd C.dd A.da
        B.da A.wd pages.wa C.wa A.dd pages.da C.da pages.wd C.wd pages.dd C.dd
        """
      ),
      (
        "rebuild",
        """
        B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da pages.wd C.wd pages.dd C.dd A.wa B.wa A.da
        B.da A.wd pages.wa C.wa A.dd pages.da C.da pages.wd C.wd B.wd pages.dd C.dd B.dd B.wa B.da
        """
      ),
    ] {
      try assertQuiet(
        "split(nav(A), B)",
        aside: ["pages(C)"],
        under: "ios26+V-SPLIT-COLLAPSE=\(policy)",
        "commit",
        "push pages on nav",
        "commit",
        "app rotate",
        "settle",
        "push pages on nav",
        "settle",
        "app rotate",
        rules: ["SPLIT-5", "NAV-1", "PAGE-6"],
        expecting: events
      )
    }
  }

  func testASilentExpansionSendsNothingToTheColumnThatIsShown() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      under: "ios26+V-SPLIT-COLLAPSE=silent",
      "commit",
      "app rotate",
      rules: ["SPLIT-5"],
      expecting: "B.dl B.wa B.da A.dl"
    )
  }

  func testAStackThatIsShownSilentlyIsReportedTwice() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      under: "ios26+V-LAUNCH-DIDSHOW=twice+V-SPLIT-COLUMN=silent",
      on: .pad,
      "commit",
      "show primary of split",
      rules: ["SPLIT-2", "DELEG-3"],
      expecting: "nav.willShow(A) nav.didShow(A) nav.didShow(A)"
    )
  }

  func testAStackWithinAColumnContinuesAfterTheCollapse() async throws {
    try assertQuiet(
      "split(tabs(nav(A)), B)",
      aside: ["C"],
      on: .pad,
      "commit",
      "app rotate",
      "commit",
      "app resize to half",
      "push C on nav",
      rules: ["SPLIT-5", "NAV-1"],
      expecting: "B.wa B.da nav.wa A.wa nav.da A.da B.wd B.dd A.wd C.wa A.dd C.da"
    )
  }

  func testADetailThatCameBackIsNotOnItsWayOut() async throws {
    try assertQuiet(
      "split(nav(A, B), C)",
      on: .pad,
      "commit",
      "pop nav",
      "app resize to half",
      "commit",
      "app rotate",
      "commit",
      "app resize to whole",
      "commit",
      "app resize to half",
      "push B on nav",
      rules: ["SPLIT-5", "NAV-1", "NAV-15"],
      expecting: "C.wa C.da nav.wa nav.da A.wa A.da A.wd A.dd C.wd B.wa C.dd B.da"
    )
  }

  func testAStackChangedWhileItsColumnsCollapseWaitsForTheEnd() async throws {
    for start in ["deferred", "sync"] {
      for (policy, events) in [
        (
          "keep",
          "B.wa B.da A.wa A.da A.wd A.dd B.wd C.wa B.dd C.da C.wd A.wa B.wa C.dd A.da B.da"
        ),
        (
          "rebuild",
          """
          B.wa B.da nav.wa A.wa nav.da A.da nav.wd A.wd B.wd nav.dd A.dd B.dd nav.wa C.wa nav.da
          C.da nav.wd C.wd nav.dd C.dd nav.wa A.wa B.wa nav.da A.da B.da
          """
        ),
        ("silent", "B.wa B.da A.wa A.da B.wd C.wa B.dd C.da"),
      ] {
        try assertQuiet(
          "split(nav(A), B)",
          aside: ["C"],
          under: "ios26+V-NAV-START=\(start)+V-SPLIT-COLLAPSE=\(policy)",
          on: .pad,
          "commit",
          "app rotate",
          "settle",
          "inside willMoveToParent of B: push C on nav",
          "app resize to third",
          "settle",
          "app resize to whole",
          rules: ["SPLIT-5", "NAV-1", "NAV-12", "NAV-15"],
          expecting: events
        )
      }
    }
  }

  /// A call inside `didMove` of the controller that is being moved is not made.
  func testAStackMayBeChangedInTheDidMoveOfACollapse() async throws {
    for start in ["deferred", "sync"] {
      for (policy, events) in [
        (
          "keep",
          """
          A.dm(nav) B.dm(split) B.wa B.da A.wa A.da B.dm(nav) A.wd A.dd B.wd B.dd B.dm(nil) A.wa
          B.wa A.da B.da B.dm(split)
          """
        ),
        (
          "rebuild",
          """
          B.wa B.da nav.wa A.wa nav.da A.da nav.wd A.wd B.wd nav.dd A.dd B.dd nav.wa nav.da nav.wd
          nav.dd nav.wa A.wa B.wa nav.da A.da B.da
          """
        ),
        (
          "silent",
          "A.dm(nav) B.dm(split) B.wa B.da A.wa A.da B.dm(nav) B.wd B.dd B.dm(nil) B.dm(split)"
        ),
      ] {
        try assertQuiet(
          "split(nav(A), B)",
          aside: ["C"],
          under: "ios26+V-NAV-START=\(start)+V-SPLIT-COLLAPSE=\(policy)",
          on: .pad,
          "commit",
          "app rotate",
          "settle",
          "inside didMoveToParent of B: push C on nav",
          "app resize to third",
          "settle",
          "app resize to whole",
          rules: ["SPLIT-5"],
          expecting: events
        )
      }
    }
  }

  func testASplitSentAwayByItsOwnCollapseTakesItsColumnsAlong() async throws {
    for (policy, callback, events) in [
      (
        "keep",
        "viewWillDisappear",
        """
        split.wa B.wa split.da B.da B.wd split.wd C.wa split.dd C.da B.dd C.wd split.wa A.wa C.dd
        split.da A.da
        """
      ),
      (
        "keep",
        "viewDidDisappear",
        """
        split.wa B.wa split.da B.da B.wd A.wa B.dd split.wd A.wd C.wa split.dd A.dd C.da C.wd
        split.wa A.wa C.dd split.da A.da
        """
      ),
      (
        "rebuild",
        "viewWillDisappear",
        """
        split.wa B.wa split.da B.da B.wd split.wd C.wa B.dd split.dd C.da C.wd split.wa A.wa C.dd
        split.da A.da
        """
      ),
      (
        "rebuild",
        "viewDidDisappear",
        """
        split.wa B.wa split.da B.da B.wd B.dd split.wd C.wa split.dd C.da C.wd split.wa A.wa C.dd
        split.da A.da
        """
      ),
    ] {
      try assertQuiet(
        "nav(host(split(A, B)))",
        aside: ["C"],
        under: "ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=\(policy)",
        on: .pad,
        "commit",
        "inside \(callback) of B: push C on nav",
        "app resize to third",
        "settle",
        "pop nav",
        rules: ["SPLIT-5", "NAV-1", "NAV-2", "CHILD-39"],
        expecting: events
      )
    }
  }
}
