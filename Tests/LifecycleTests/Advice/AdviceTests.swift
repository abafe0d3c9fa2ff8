// Every invariant that can fire has causes and a repair, in words that people search for.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class AdviceTests: XCTestCase {
  func testEveryInvariantThatCanFireHasAdvice() {
    XCTAssertEqual(
      Advice.all.map(\.invariant),
      CatalogueInvariant.all.filter(\.hasMonitor).map(\.id)
    )
    for advice in Advice.all {
      XCTAssertGreaterThan(advice.causes.count, 1, advice.invariant)
      XCTAssertTrue(advice.repair.hasSuffix("."), advice.invariant)
      for cause in advice.causes { XCTAssertFalse(cause.hasSuffix("."), cause) }
    }
  }

  func testAViolationGetsTheAdviceOfItsOwnDirection() throws {
    func advice(_ text: String) throws -> (clause: String, advice: Advice) {
      let result = Checker().check(try TraceNotation.parse(text)).judgement
      let violation = try XCTUnwrap(result.violations.first { $0.id == "INV-20" })
      return ("\(violation.clause)", try XCTUnwrap(Advice.on(violation)))
    }
    let missing = try advice("@parents(C=P) C.init begin(C,T) C.wa{begin} rest")
    XCTAssertEqual(missing.clause, "beginOpenAtRest")
    XCTAssertFalse(missing.advice.causes.contains { $0.hasPrefix("end") }, "\(missing.advice)")
    let surplus = try advice("@parents(C=P) C.init end(C)")
    XCTAssertEqual(surplus.clause, "endUnopened")
    XCTAssertTrue(surplus.advice.causes.contains { $0.hasPrefix("end") }, "\(surplus.advice)")
    XCTAssertNotEqual(missing.advice.repair, surplus.advice.repair)
    XCTAssertEqual(missing.advice.rules, ["CHILD-20", "CHILD-22", "CHILD-23"])
    XCTAssertEqual(surplus.advice.rules, ["CHILD-24", "CHILD-22", "CHILD-23"])
  }

  func testTheRulesOfAClauseAreTheInvariantsOwn() throws {
    XCTAssertEqual(Advice.on("INV-51")?.about(.lineAttempt).rules, ["MODAL-15"])
    XCTAssertEqual(Advice.on("INV-51")?.rules, [])
    for clause in Clause.allCases {
      guard let invariant = CatalogueInvariant.named("INV-\(clause.invariant)") else { continue }
      let cited = invariant.advice?.about(clause).rules ?? []
      XCTAssertTrue(Set(cited).isSubset(of: invariant.rules), "\(clause)")
    }
  }

  func testEveryClauseHasACauseAndAFix() {
    for advice in Advice.all {
      for clause in Clause.allCases where "INV-\(clause.invariant)" == advice.invariant {
        let own = advice.about(clause)
        if "\(clause)".hasPrefix("known") { continue }
        XCTAssertFalse(own.causes.isEmpty, "\(clause) of \(advice.invariant)")
        XCTAssertFalse(own.repair.isEmpty, "\(clause) of \(advice.invariant)")
      }
    }
  }

  func testEveryEntryOfTheInvariantsParses() throws {
    let invariants = try CheckFamily.all.flatMap {
      try $0.invariants.parse(CatalogueInvariant.init)
    }
    XCTAssertEqual(Set(invariants.map(\.id)), Set(CatalogueInvariant.all.map(\.id)))
    for invariant in invariants {
      XCTAssertEqual(Set(invariant.variants).count, invariant.variants.count, invariant.id)
      XCTAssertEqual(Advice.on(invariant.id)?.causes, invariant.advice?.causes)
    }
    XCTAssertNil(Advice.on("INV-99"))
  }

  func testAFullEntryIsRead() throws {
    let invariant = try XCTUnwrap(
      try table(
        """
        INV-32 | atRest | WIN-1, NAV-15 | V-NAV-CANCEL, Q-4
          title: a title
          demand: A demand.
          needs: an idle position, snapshots
          needs: windows and their roots
          depends: V-NAV-START, Q-8
          cause: one
          cause: two
          repair: A repair.
        """
      ).parse(CatalogueInvariant.init).first
    )
    XCTAssertEqual(invariant.number, 32)
    XCTAssertEqual(invariant.class, .atRest)
    XCTAssertEqual(invariant.title, "a title")
    XCTAssertEqual(invariant.definition, "A demand.")
    XCTAssertEqual(invariant.needs, [[.rest, .snapshots], [.windows]])
    XCTAssertEqual(invariant.rules, ["WIN-1", "NAV-15"])
    XCTAssertEqual(invariant.variants, ["V-NAV-START", "V-NAV-CANCEL"])
    XCTAssertEqual(invariant.quirks, [.splitInTabDisappearsUnasked, .presenterDidFlagFalse])
    XCTAssertEqual(invariant.advice?.causes, ["one", "two"])
    XCTAssertEqual(invariant.advice?.repair, "A repair.")
  }

  func testAWrongEntryIsReportedWithItsLine() {
    let notes = ["title: a", "demand: B.", "cause: c", "repair: D."]
    func entry(_ head: String, _ notes: [String]) -> String {
      ([head] + notes.map { "  " + $0 }).joined(separator: "\n")
    }
    let head = "expected INV-NUMBER | CLASS | RULES | VARIANTS AND QUIRKS, and notes"
    let rows: [(text: String, problem: String)] = [
      (entry("INV-2 | always | NAV-1 | V-ORPHAN | more", notes), head),
      (entry("INV-2 | always", notes), head),
      (entry("NAV-2 | always | NAV-1", notes), head),
      (entry("INV-2 | never | NAV-1", notes), "no class 'never'"),
      (entry("INV-2 | always | NAV-1", notes.filter { $0 != "title: a" }), "expected 'title' once"),
      (entry("INV-2 | always | NAV-1", notes + ["title: b"]), "expected 'title' once"),
      (
        entry("INV-2 | always | NAV-1", notes.filter { $0 != "cause: c" }),
        "expected 'cause' and 'repair'"
      ),
      (
        entry("INV-2 | always | NAV-1", notes.filter { $0 != "repair: D." }),
        "expected 'cause' and 'repair'"
      ),
      (entry("INV-2 | always | NAV-1", notes + ["depends: Q-99"]), "invalid value 'Q-99'"),
      (entry("INV-2 | always | NAV-1", notes + ["needs: luck"]), "invalid value 'luck'"),
    ]
    for row in rows {
      let text = entry("INV-1 | always | NAV-1", notes) + "\n\n" + row.text
      XCTAssertThrowsError(try table(text).parse(CatalogueInvariant.init), row.text) {
        XCTAssertEqual("\($0)", "sample, line 7 of the table: \(row.problem)")
      }
    }
  }

  private func table(_ text: String) -> TextTable {
    TextTable("sample", keys: CatalogueInvariant.keys, text)
  }

  func testAHeadlineHasTheDirectionOfItsClause() {
    func headline(_ clause: Clause, _ expected: String, _ found: String = "") -> String {
      let violation = Violation(
        remembered: clause,
        position: 0,
        severity: .violation,
        expected: expected,
        found: found
      )
      return violation.headline(at: nil)
    }
    let rows: [(headline: String, wanted: String)] = [
      (
        headline(.visibleSilent, "viewDidAppear"),
        "viewDidAppear not called on a visible controller"
      ),
      (
        headline(.hiddenAppeared, "viewDidDisappear"),
        "viewDidDisappear not called on a hidden controller"
      ),
      (
        headline(.parentGone, "viewDidDisappear of the child"),
        "viewDidDisappear not forwarded to a child"
      ),
      (headline(.endUnstarted, ""), "end of a transition that was not in progress"),
      (headline(.openAtRest, ""), "transition never finished"),
      (headline(.firstMissed, ""), "first-call block not run"),
      (
        headline(.loadViewMissing, "", "viewDidLoad without loadView"),
        "viewDidLoad without loadView"
      ),
    ]
    for row in rows { XCTAssertEqual(row.headline, row.wanted) }
  }

  func testHeadlinesAreWhatPeopleTypeIntoASearchField() {
    let cases: [(lines: String, headline: String)] = [
      ("A viewWillAppear\nA viewWillAppear", "viewWillAppear called twice"),
      ("A viewDidDisappear\nA viewDidDisappear", "viewDidDisappear called twice"),
      ("A viewDidLoad\nA viewDidAppear", "viewDidAppear without viewWillAppear"),
      ("A viewDidLoad\nA viewDidDisappear", "viewDidDisappear without viewWillDisappear"),
      ("A viewDidLoad\nA viewWillAppear", "viewDidAppear not called"),
      ("A viewDidAppear\nA viewWillDisappear", "viewDidDisappear not called"),
      (
        "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA viewIsAppearing\nA viewDidAppear",
        "viewIsAppearing called twice"
      ),
      (
        """
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        """,
        "viewIsAppearing missing"
      ),
      (
        "A viewDidLoad\nUnbalanced calls to begin/end appearance transitions for <A: 0x1>.",
        "Unbalanced calls to begin/end appearance transitions"
      ),
      (
        "A viewDidLoad\nnested push animation can result in corrupted navigation bar",
        "nested push or pop animation can result in corrupted navigation bar"
      ),
    ]
    for (lines, headline) in cases {
      guard var trace = try? TraceFile(reading: ByteSource(lines)).trace else {
        XCTFail(lines)
        continue
      }
      trace.header.os = OSVersion(17)
      trace.header.isComplete = true
      let violations = Checker().check(trace).judgement.violations
      let headlines = violations.map { violation in
        let index = violation.position
        return violation.headline(
          at: trace.events.indices.contains(index) ? trace.events[index] : nil
        )
      }
      XCTAssertTrue(headlines.contains(headline), "\(lines)\n\(headlines)")
    }
  }
}
