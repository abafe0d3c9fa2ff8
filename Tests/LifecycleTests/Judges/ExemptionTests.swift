// The table of exemptions: complete, backed by evidence, and necessary row by row.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class ExemptionTests: XCTestCase {
  private func outcome(of row: Exemption.Row, without: Exemption? = nil) throws -> Example.Outcome {
    let trace = try TraceNotation.parse(row.example)
    return Example.outcome(
      trace,
      try Profile(named: row.profile),
      without.map { CheckSuite.Weakening($0, .removed) }
    )
  }

  /// The example shows the exemption: with the row nothing is wrong, without it the invariant is.
  func testEveryRowIsNeededByItsExample() throws {
    for exemption in Exemption.allCases {
      let row = exemption.row
      let complete = try outcome(of: row)
      XCTAssertEqual(complete.breaks, [], "\(row.name): \(row.example)")
      XCTAssertFalse(complete.advice.contains(row.invariant), "\(row.name): \(row.example)")
      let without = try outcome(of: row, without: exemption)
      XCTAssertTrue(
        (without.breaks + without.advice).contains(row.invariant),
        "without \(row.name) nothing breaks \(row.invariant): \(without.breaks) \(row.example)"
      )
    }
  }

  func testTheTableHasOneRowForEachExemptionInOrder() {
    XCTAssertEqual(Exemption.Row.all.map(\.name), Exemption.allCases.map(\.name))
    let numbers = Exemption.allCases.map { Int($0.row.invariant.dropFirst(4)) ?? 0 }
    XCTAssertTrue(numbers.allSatisfy { (1...57).contains($0) })
    XCTAssertEqual(CatalogueInvariant.all.flatMap { Exemption.of($0) }.count, numbers.count)
    let examples = Exemption.Row.all.map { $0.invariant + $0.profile + $0.example }
    XCTAssertEqual(Set(examples).count, examples.count, "two rows with one example")
  }

  /// What no source supports is no exemption: only the value of a variant makes it one.
  func testEveryRowHasEvidenceOrAVariant() throws {
    for row in Exemption.Row.all { try row.assertEvidence() }
  }

  /// A row without a variant does not depend on one: every profile of every version permits it.
  func testARowWithAValueOfAVariantAppliesUnderNoOther() throws {
    for exemption in Exemption.allCases {
      try exemption.row.assertChangesNothingUnderOtherValues(without: .init(exemption, .removed))
    }
  }

  // MARK: - Traces that an exemption must not hide

  func testAPageThatReturnsMustReceiveItsCallbacks() throws {
    let text =
      "@containers(P=page) @parents(v=P) P.wa v.wa P.da v.da P.wd P.dd P.wa P.da @complete"
    let outcome = Example.outcome(try TraceNotation.parse(text), .standard)
    XCTAssertTrue(outcome.breaks.contains("INV-29"), "\(outcome.breaks)")
  }

  func testOnlyThePresentationItselfExcusesAnEarlyWindow() throws {
    for text in [
      // The view was there before.
      "x.init B.init B.dl B.window(T) B.presented(R,T,presentKeeping) "
        + "B.wa{snap:window,presenting:R}",
      // The presentation is over.
      "@parents(c=B) B.presented(R,T,presentKeeping) B.dl B.wa B.da c.dl c.wa{snap:window}",
    ] {
      let outcome = Example.outcome(try TraceNotation.parse(text), .standard)
      XCTAssertTrue(outcome.breaks.contains("INV-39"), "\(text): \(outcome.breaks)")
    }
  }

  func testDrivingTheContainerDoesNotHideAWrongOrder() throws {
    let start = "@parents(A=N,B=N,N=O) @initial(A=S2,B=S0,N=S2,O=S2) N.tStart(1,push,A,B,T,F,call) "
    for events in [
      "B.wa A.wd A.dd B.da N.wd N.wa N.da",
      // It has come back before the transition begins.
      "N.wd N.wa N.da B.wa A.wd A.dd B.da",
      "N.wd N.wa N.da B.wa B.da A.wd A.dd",
      // So has what is around it.
      "O.wd N.wd N.wa N.da O.wa O.da B.wa B.da A.wd A.dd",
      "O.wd O.wa O.da B.wa A.wd A.dd B.da",
    ] {
      let trace = try TraceNotation.parse(start + events + " tFinish(1)")
      let outcome = Example.outcome(trace, .standard)
      XCTAssertTrue(outcome.breaks.contains("INV-23"), "\(events): \(outcome.breaks)")
    }
  }
}
