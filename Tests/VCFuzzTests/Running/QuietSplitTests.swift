// Runs with split controllers in which everything is as the specification says (SPLIT-1…SPLIT-5).

import Lifecycle
import VCFuzz
import XCTest

@MainActor
final class QuietSplitTests: XCTestCase {
  func testSilentColumnsAreNotJudged() async throws {
    for column in ["host()", "nav(C)", "tabs(C)", "manual(C)", "curl(C)"] {
      try assertQuiet(
        "split(\(column), A)",
        aside: ["B"],
        under: "ios26+V-SPLIT-COLUMN=silent",
        on: .pad,
        "commit",
        "show primary of split",
        "settle",
        "hide primary of split"
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
      "app resize to third"
    )
  }

  // MARK: Collapse and expansion (SPLIT-5)

  func testWhatLiesAboveTheDetailLeavesWithItsStack() async throws {
    for policy in ["keep", "rebuild", "silent"] {
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
          "app resize to third"
        )
      }
    }
  }

  func testWhatLiesAboveTheDetailLeavesItsStack() async throws {
    for policy in ["keep", "rebuild", "silent"] {
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
        "app rotate"
      )
    }
  }

  func testSilentExpansionsAreNotJudged() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      under: "ios26+V-SPLIT-COLLAPSE=silent",
      "commit",
      "app rotate"
    )
  }

  func testAStackThatComesSilentlyIsToldOfTwice() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      under: "ios26+V-LAUNCH-DIDSHOW=twice+V-SPLIT-COLUMN=silent",
      on: .pad,
      "commit",
      "show primary of split"
    )
  }

  func testAPageInASilentColumnIsNotEarlyAnyMore() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      aside: ["pages(C, D)"],
      under: "ios26+V-SPLIT-COLUMN=silent",
      on: .pad,
      "commit",
      "push pages on nav",
      "show primary of split",
      "commit",
      "finger begin page forward of pages",
      "commit",
      "app resize to third"
    )
  }

  func testAStackWithinAColumnGoesOnAfterTheCollapse() async throws {
    try assertQuiet(
      "split(tabs(nav(A)), B)",
      aside: ["C"],
      on: .pad,
      "commit",
      "app rotate",
      "commit",
      "app resize to half",
      "push C on nav"
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
      "push B on nav"
    )
  }

  func testAStackChangedWhileItsColumnsCollapseWaitsForTheEnd() async throws {
    for start in ["deferred", "sync"] {
      for policy in ["keep", "rebuild", "silent"] {
        for moment in ["willMoveToParent", "didMoveToParent"] {
          try assertQuiet(
            "split(nav(A), B)",
            aside: ["C"],
            under: "ios26+V-NAV-START=\(start)+V-SPLIT-COLLAPSE=\(policy)",
            on: .pad,
            "commit",
            "app rotate",
            "settle",
            "inside \(moment) of B: push C on nav",
            "app resize to third",
            "settle",
            "app resize to whole"
          )
        }
      }
    }
  }

  func testASplitSentAwayByItsOwnCollapseTakesItsColumnsAlong() async throws {
    for policy in ["keep", "rebuild"] {
      for callback in ["viewWillDisappear", "viewDidDisappear"] {
        try assertQuiet(
          "nav(host(split(A, B)))",
          aside: ["C"],
          under: "ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=\(policy)",
          on: .pad,
          "commit",
          "inside \(callback) of B: push C on nav",
          "app resize to third",
          "settle",
          "pop nav"
        )
      }
    }
  }
}
