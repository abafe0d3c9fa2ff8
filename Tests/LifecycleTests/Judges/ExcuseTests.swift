// The table of excuses: complete, backed by evidence, and necessary use by use.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class ExcuseTests: XCTestCase {
  /// The example shows the excuse: with it nothing is wrong, without it the invariant is.
  func testEveryUseIsNeededByItsExample() throws {
    for (excuse, use) in Excuse.allUses {
      let id = "INV-\(use.invariant)"
      let trace = try TraceNotation.parse(use.example)
      let profile = try Profile(named: excuse.profile)
      let complete = Example.outcome(trace, profile)
      XCTAssertEqual(complete.breaks, [], "\(excuse.name): \(use.example)")
      XCTAssertFalse(complete.advice.contains(id), "\(excuse.name): \(use.example)")
      let without = Example.outcome(trace, profile, Weakening(excuse, use, .removed))
      XCTAssertTrue(
        (without.breaks + without.advice).contains(id),
        "without \(excuse.name) nothing breaks \(id): \(without.breaks) \(use.example)"
      )
    }
  }

  func testTheTableHasEachExcuseOnce() {
    let names = Excuse.all.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertEqual(
      CatalogueInvariant.all.flatMap { Excuse.uses(for: $0) }.count,
      Excuse.allUses.count
    )
    let examples = Excuse.allUses.map { "\($0.use.clauses)" + $0.excuse.profile + $0.use.example }
    XCTAssertEqual(Set(examples).count, examples.count, "two uses with one example")
  }

  /// What no source supports is no excuse: only the value of a variant makes it one.
  func testEveryExcuseHasEvidenceOrAVariant() throws {
    for excuse in Excuse.all { try excuse.assertEvidence() }
  }

  /// An excuse without a variant does not depend on one: every profile of every version permits it.
  func testAnExcuseWithAValueOfAVariantAppliesUnderNoOther() throws {
    for (excuse, use) in Excuse.allUses {
      try excuse.assertChangesNothing(in: use, without: Weakening(excuse, use, .removed))
    }
  }

  // MARK: - Traces that an excuse must not hide

  func testAPageThatReturnsMustReceiveItsCallbacks() throws {
    let text = "@containers(P=page) @parents(v=P) P.wa v.wa P.da v.da P.wd P.dd P.wa P.da @complete"
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

extension Excuse {
  /// The variant that the excuse depends on, with the value if it names one.
  private var dependence: (variant: Variant, value: String?)? {
    get throws {
      guard let words = variant?.split(separator: "=").map(String.init) else { return nil }
      let variant = try XCTUnwrap(Variant.named(words[0]), "\(name): \(words[0])")
      return (variant, words.count > 1 ? words[1] : nil)
    }
  }

  /// What no source supports excuses nothing: only the value of a variant may.
  func assertEvidence() throws {
    for use in uses {
      XCTAssertNotNil(Rulebook.rule(use.rule), "\(name): \(use.rule)")
      XCTAssertTrue(!evidence(for: use).isEmpty || variant != nil, "\(name) has no evidence")
      guard let (variant, value) = try dependence else { continue }
      if let value {
        XCTAssertTrue(variant.values.contains(value), "\(name): \(value)")
        // The example is checked under the value that the excuse depends on.
        XCTAssertEqual(variant.value(in: try Profile(named: profile)), value, name)
      }
      XCTAssertTrue(variant.rules.contains(use.rule), "\(name): \(use.rule), \(variant.id)")
    }
  }

  /// An excuse with a value of a variant changes nothing under any other value.
  func assertChangesNothing(in use: Use, without weakening: Weakening) throws {
    guard case (let variant, let value?)? = try dependence else { return }
    let trace = try TraceNotation.parse(use.example)
    for other in variant.values where other != value {
      var profile = try Profile(named: profile)
      XCTAssertTrue(variant.set(other, in: &profile))
      let with = Example.outcome(trace, profile)
      let without = Example.outcome(trace, profile, weakening)
      XCTAssertEqual(with, without, "\(name) under \(variant.id)=\(other)")
    }
  }
}
