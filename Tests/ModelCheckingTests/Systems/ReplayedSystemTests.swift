// Replayed systems: defaults that promise nothing, and the text of a breach.

import ModelChecking
import XCTest

/// A replayed system that says no more than it must.
private struct Terse: ReplayedSystem {
  var taken = 0

  mutating func start() { taken = 0 }
  mutating func enabledSteps() -> [Int] { taken < 3 ? [0, 1] : [] }
  mutating func take(_ step: Int) -> StepOutcome {
    taken += 1
    return .taken
  }
}

final class ReplayedSystemTests: XCTestCase {
  func testASystemThatSaysNoMoreThanItMustIsSearchedInEveryOrder() throws {
    var system = Terse()
    XCTAssertEqual(system.conclude(), .taken)
    XCTAssertEqual(system.lastFootprint, .everything)
    XCTAssertFalse(system.hasFingerprints)
    XCTAssertFalse(system.isOrderSensitive)
    // One actor and no fingerprints: no reduction may leave out a path.
    for reduction in Reduction.allCases {
      let search = try ReplaySearch<Terse>(options: ReplayOptions(reduction: reduction))
      let report = try search.run(&system)
      XCTAssertEqual(report.certificate.executions, 8, "\(reduction)")
    }
  }

  func testABreachIsPrintedWithItsTextIfItHasOne() {
    XCTAssertEqual(Breach(identity: "all on").description, "all on")
    XCTAssertEqual(Breach(identity: "all on", text: "2 of 2").description, "all on: 2 of 2")
    XCTAssertNotEqual(Breach(identity: "all on"), Breach(identity: "all off"))
  }
}
