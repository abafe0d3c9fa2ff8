// The violating traces that the specification's catalogue gives, each with its invariant.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class InvariantCatalogueTests: XCTestCase {
  func testTheSpecificationsViolatingTraceBreaksItsInvariantAndIsReportedOnce() throws {
    for invariant in CatalogueInvariant.all where invariant.hasMonitor {
      XCTAssertFalse(invariant.violations.isEmpty, invariant.id)
      for text in invariant.violations {
        let trace = try TraceNotation.parse(text)
        let judgement = Checker().check(trace, profile: .standard).judgement
        let reported = invariant.class == .advice ? judgement.advice : judgement.violations
        let found = reported.map(\.id)
        XCTAssertTrue(reported.contains { $0.breaks(invariant.id) }, "\(invariant.id): \(found)")
        XCTAssertEqual(reported.count, 1, "\(invariant.id): \(found)")
      }
    }
  }

  func testTheCatalogueIsWhole() {
    XCTAssertEqual(
      CatalogueInvariant.all.map(\.id),
      CatalogueInvariant.all.indices.map { "INV-\($0 + 1)" }
    )
    XCTAssertEqual(
      CatalogueInvariant.all.filter { !$0.hasMonitor }.map(\.id),
      ["INV-11", "INV-44"]
    )
    for invariant in CatalogueInvariant.all {
      XCTAssertFalse(invariant.title.isEmpty, invariant.id)
      XCTAssertTrue(invariant.definition.hasSuffix("."), invariant.id)
      XCTAssertFalse(invariant.rules.isEmpty, invariant.id)
      for variant in invariant.variants { XCTAssertNotNil(Variant.named(variant), variant) }
    }
  }
}
