// The table of disturbances: complete, and each cause necessary.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class DisturbanceTests: XCTestCase {
  /// The example shows the cause: with it nothing is wrong, and without it the invariant is.
  func testEveryCauseIsNeededByItsExample() throws {
    for cause in Disturbance.allCases {
      let row = cause.row
      let use = row.uses[0]
      let trace = try TraceNotation.parse(use.example)
      let profile = try Profile(named: row.profile)
      let complete = Example.outcome(trace, profile)
      // The line of the console is reported itself.
      let expected = cause == .nestedLine ? ["INV-51"] : []
      XCTAssertEqual(complete.breaks, expected, "\(row.name): \(use.example)")
      let without = Example.outcome(trace, profile, .init(without: cause))
      XCTAssertTrue(
        without.breaks.contains("INV-\(use.invariant)"),
        "without \(row.name) nothing breaks INV-\(use.invariant): \(without.breaks)"
      )
    }
  }

  func testTheTableHasOneRowForEachCauseInOrder() throws {
    XCTAssertEqual(Disturbance.rows.map(\.name), Disturbance.allCases.map(\.name))
    for row in Disturbance.rows { try row.assertEvidence() }
  }

  func testACauseWithAValueOfAVariantActsUnderNoOther() throws {
    for cause in Disturbance.allCases {
      let row = cause.row
      try row.assertChangesNothing(in: row.uses[0], without: Weakening(without: cause))
    }
  }
}
