// Runs to which no check objects although no rule says that they are legal: the order or the edge
// that each shows has no evidence. They pin the present answer until there is some.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class QuietUnsettledTests: XCTestCase {
  /// The delegate is told of B, which never completes its appearance (against DELEG-2).
  func testUnsettledAControllerIsReportedAsShownWithoutADid() async throws {
    try assertQuiet(
      "pages(A)",
      aside: ["B", "nav(C)"],
      "commit",
      "inside viewWillAppear of B: turn pages forward to A",
      "turn pages forward to nav",
      "commit",
      "replace the top of nav by B",
      rules: .none,
      expecting: "… C.wd B.wa A.wa nav.wd B.wd C.dd nav.didShow(B) A.da nav.dd B.dd"
    )
  }

  /// A receives `wd` and C a second `wa` after a silent expansion (edges that STATE-2 lacks).
  func testUnsettledControllersContinueInAnotherStateAfterASilentExpansion() async throws {
    try assertQuiet(
      "split(nav(A), B)",
      aside: ["pages(C)"],
      under: "ios26+V-SPLIT-COLLAPSE=silent",
      "commit",
      "push pages on nav",
      "commit",
      "app rotate",
      "settle",
      "push pages on nav",
      "settle",
      "app rotate",
      rules: .none,
      expecting: """
        B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da A.wd pages.wa C.wa A.dd pages.da C.da
        """
    )
  }

  /// A column that was shown silently receives `wd dd` without `wa da` when the split collapses.
  func testUnsettledAPageInASilentColumnLeavesWithoutHavingAppeared() async throws {
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
      "app resize to third",
      rules: .none,
      expecting: "C.wa C.da D.wa C.wd pages.wd D.wd pages.dd D.dd C.dd pages.pageDid(F)"
    )
  }
}
