// Runs in which the app acts inside callbacks, and everything is as the specification says.

import Lifecycle
import VCFuzz
import XCTest

@MainActor
final class QuietCallbackTests: XCTestCase {
  /// What the app does inside the parent's callback takes the child away before it is told.
  func testAChildMayHearOfItsLeavingAfterTheWindowHasGone() async throws {
    try assertQuiet(
      "A",
      aside: ["tabs(B)", "C"],
      "commit",
      "add tabs to A",
      "commit",
      "inside viewWillDisappear of tabs: replace window root A by C",
      "remove tabs from A"
    )
  }

  func testWhoIsTakenOutWhileItDisappearsHearsTheEnd() async throws {
    try assertQuiet(
      "nav(A)",
      aside: ["host(B, C)"],
      "commit",
      "inside viewDidDisappear of B: remove C from host",
      "present host from A as fullScreen",
      "commit",
      "dismiss from nav"
    )
  }

  func testAChildPutInWhileTheOthersHearFirstAppearsByItself() async throws {
    try assertQuiet(
      "A",
      aside: ["nav(B, C)", "D"],
      under: "ios26+V-FWD-ORDER=childFirst",
      "commit",
      "add nav to A",
      "commit",
      "replace window root A by D",
      "commit",
      "inside viewDidAppear of nav: add C to A",
      "pop nav",
      "add A to D"
    )
  }
}
