// Runs of correct containers whose views cover others, or are covered: each is legal, and stays
// without a finding.

import HeadlessUIKit
import VCFuzzContainerSuite
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class SettledCoverTests: XCTestCase {
  // MARK: Cancelled pops

  /// What is being presented in the context of a screen goes with it, silently or not (MODAL-8).
  func testAnOpenSearchGoesWithItsScreenWhenAPopIsCancelled() async throws {
    for order in ["abbrev", "nair", "interleaved"] {
      try assertSilent(
        "searchable-list",
        in: "nav(root)",
        aside: ["S1"],
        under: "ios26+V-NAV-CANCEL=" + order,
        failingOn: .fragile,
        "call search",
        "push S1 on nav",
        "commit",
        "finger begin swipe back of nav",
        "commit",
        "finger cancel swipe back of nav",
        "end animation 2"
      )
    }
  }

  // MARK: Opaque content

  /// The environment's host puts its children one above the other.
  func testOpaqueContentMayCoverWhatTheEnvironmentPutsBesideIt() async throws {
    for window in ["host(S1, root)", "host(curl(), root)"] {
      try assertSilent("reveal-sidebar", in: window, failingOn: .fragile, "commit")
    }
  }

  // MARK: Pushes

  /// A finished swipe leaves on the stack what a call has pushed again meanwhile (NAV-12).
  func testWhatASwipeTakesAwayMayBePushedAgainMeanwhile() async throws {
    try assertSilent(
      "master-columns",
      in: "root",
      failingOn: .fragile,
      "commit",
      "call open detail",
      "commit",
      "end animation",
      "finger begin swipe back of #3",
      "call open detail"
    )
  }
}
