// The table of disturbances: complete, and each cause necessary.

import Lifecycle
import LifecycleChecks
import LifecycleNotation
import XCTest

final class DisturbanceTests: XCTestCase {
  /// The example shows the cause: with it nothing is wrong, and without it the invariant is.
  func testEveryCauseIsNeededByItsExample() throws {
    for cause in Disturbance.allCases {
      let row = cause.row
      let trace = try TraceNotation.parse(row.example)
      let profile = try Profile(named: row.profile)
      let complete = Example.outcome(trace, profile)
      // The line of the console is reported itself.
      let expected = cause == .nestedLine ? ["INV-51"] : []
      XCTAssertEqual(complete.breaks, expected, "\(row.name): \(row.example)")
      let without = Example.outcome(trace, profile, .init(without: cause))
      XCTAssertTrue(
        without.breaks.contains(row.invariant),
        "without \(row.name) nothing breaks \(row.invariant): \(without.breaks) \(row.example)"
      )
    }
  }

  func testTheTableHasOneRowForEachCauseInOrder() throws {
    XCTAssertEqual(Disturbance.rows.map(\.name), Disturbance.allCases.map(\.name))
    for row in Disturbance.rows {
      XCTAssertNotNil(Rulebook.rule(row.rule), "\(row.name): \(row.rule)")
      XCTAssertTrue(!row.evidence.isEmpty || row.variant != nil, "\(row.name) has no evidence")
      guard let words = row.variant?.split(separator: "=").map(String.init) else { continue }
      let variant = try XCTUnwrap(Variant.named(words[0]), "\(row.name): \(words[0])")
      XCTAssertTrue(variant.rules.contains(row.rule), "\(row.name): \(row.rule), \(variant.id)")
    }
  }

  /// A cause that depends on the value of a variant changes nothing under any other value.
  func testACauseWithAValueOfAVariantActsUnderNoOther() throws {
    for cause in Disturbance.allCases {
      let row = cause.row
      guard let words = row.variant?.split(separator: "=").map(String.init), words.count == 2,
        let variant = Variant.named(words[0])
      else { continue }
      let trace = try TraceNotation.parse(row.example)
      for value in variant.values where value != words[1] {
        var profile = try Profile(named: row.profile)
        XCTAssertTrue(variant.set(value, in: &profile))
        XCTAssertEqual(
          Example.outcome(trace, profile),
          Example.outcome(trace, profile, .init(without: cause)),
          "\(row.name) under \(words[0])=\(value)"
        )
      }
    }
  }
}
