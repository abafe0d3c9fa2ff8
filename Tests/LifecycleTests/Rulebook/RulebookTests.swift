// Tests that the rulebook parses, is complete and agrees with itself.

import LifecycleChecks
import VCLifecycle
import XCTest

final class RulebookTests: XCTestCase {
  private let counts: [(family: Rule.Family, count: Int)] = [
    (.state, 17), (.appear, 15), (.layout, 14), (.navigation, 21), (.delegate, 11), (.modal, 26),
    (.tab, 10), (.page, 10), (.split, 6), (.child, 39), (.window, 12), (.move, 8), (.flag, 5),
    (.stateAt, 6), (.coordinator, 13), (.show, 14), (.first, 6), (.quirk, 15),
  ]

  func testEveryFamilyIsCompleteAndInOrder() {
    XCTAssertEqual(counts.map(\.family), Rule.Family.allCases)
    XCTAssertEqual(Rulebook.rules.count, 248)
    for (family, count) in counts {
      let expected = (1...count).map { "\(family.rawValue)-\($0)" }
      XCTAssertEqual(Rulebook.rules(of: family).map(\.id), expected)
    }
  }

  func testEveryStatementIsOneSentence() {
    for rule in Rulebook.rules {
      XCTAssertTrue(rule.statement.hasSuffix("."), rule.id)
      XCTAssertFalse(rule.statement.contains(". "), rule.id)
      XCTAssertFalse(rule.statement.contains("\n"), rule.id)
      XCTAssertGreaterThan(rule.statement.count, 40, rule.id)
      XCTAssertLessThan(rule.statement.count, 330, rule.id)
    }
    XCTAssertEqual(Set(Rulebook.rules.map(\.statement)).count, 248)
  }

  func testNoStatementNeedsTheAbbreviationsOfTheSpecification() {
    let short = [
      "wa", "ia", "da", "wd", "dd", "wm", "dm", "dl", "lv", "wl", "dls", "uvc", "vwt", "σ", "τ",
    ]
    for rule in Rulebook.rules {
      let words = rule.statement.split { !$0.isLetter }.map(String.init)
      XCTAssertEqual(words.filter(short.contains), [], rule.id)
      XCTAssertFalse(rule.statement.contains("V-"), rule.id)
    }
  }

  func testEveryRuleHasEvidenceOrSaysThatThereIsNone() {
    for rule in Rulebook.rules {
      XCTAssertFalse(rule.strengths.isEmpty, rule.id)
      XCTAssertEqual(Set(rule.strengths).count, rule.strengths.count, rule.id)
      if rule.sources.isEmpty {
        XCTAssertTrue(rule.strengths.contains(.unknown), rule.id)
      }
    }
  }

  func testEveryCitationNamesAKnownSourceOrRule() {
    XCTAssertEqual(Set(Rule.Source.all.map(\.key)).count, Rule.Source.all.count)
    for rule in Rulebook.rules {
      for citation in rule.sources {
        let isKnown = citation.source != nil || Rulebook.rule(citation.key) != nil
        XCTAssertTrue(isKnown, "\(rule.id) cites \(citation)")
        XCTAssertNotEqual(citation.key, rule.id)
      }
    }
  }

  func testEverySourceIsCited() {
    let cited = Set(Rulebook.rules.flatMap(\.sources).map(\.key))
    XCTAssertEqual(Rule.Source.all.map(\.key).filter { !cited.contains($0) }, [])
  }

  func testEveryRangeReadsBackFromItsText() {
    for rule in Rulebook.rules {
      XCTAssertEqual(OSRange(rule.versions.description), rule.versions, rule.id)
      XCTAssertTrue(OSVersion.profiled.contains(where: rule.versions.contains), rule.id)
    }
  }

  func testEveryVariantNamesExistingRules() {
    for variant in Variant.all {
      XCTAssertFalse(variant.rules.isEmpty, variant.id)
      for id in variant.rules {
        XCTAssertNotNil(Rulebook.rule(id), "\(variant.id) names \(id)")
      }
    }
  }

  func testEveryQuirkHasItsRuleForTheSameVersions() throws {
    XCTAssertEqual(Quirk.allCases.map(\.rule), Rulebook.rules(of: .quirk).map(\.id))
    for quirk in Quirk.allCases {
      let rule = try XCTUnwrap(Rulebook.rule(quirk.rule))
      XCTAssertEqual(rule.quirk, quirk)
      for major in 4...27 {
        let isInRule = rule.versions.contains(OSVersion(major))
        XCTAssertEqual(isInRule, quirk.versions.contains(major), "\(rule.id) on \(major)")
      }
    }
  }

  func testAtLeast95PercentAreModelledAndTheOthersSayWhyNot() {
    var modelled = 0
    for rule in Rulebook.rules {
      switch rule.standing {
      case .modelled: modelled += 1
      case .notModelled(let reason): XCTAssertTrue(reason.hasSuffix("."), rule.id)
      }
    }
    XCTAssertGreaterThanOrEqual(modelled * 100, Rulebook.rules.count * 95)
  }

  func testCoreFamiliesAreModelledThroughout() {
    let core: [Rule.Family] = [
      .state, .appear, .navigation, .modal, .tab, .page, .child, .move, .flag, .stateAt,
    ]
    for rule in core.flatMap(Rulebook.rules(of:)) {
      XCTAssertEqual(rule.standing, .modelled, rule.id)
    }
  }

  func testRulesAreFoundInAnyCase() {
    XCTAssertEqual(Rulebook.rule("nav-4")?.id, "NAV-4")
    XCTAssertNil(Rulebook.rule("NAV-99"))
    XCTAssertEqual(Rulebook.rule("NAV-4")?.variants.map(\.id), ["V-NAV-CANCEL"])
  }

  // MARK: The tables in text form

  func testEveryEntryParses() throws {
    let rules = try Rulebook.tables.flatMap { try $0.parse(Rule.init) }
    XCTAssertEqual(rules.map(\.id), Rulebook.rules.map(\.id))
    let sources = try Rule.Source.table.parse(Rule.Source.init)
    XCTAssertEqual(sources, Rule.Source.all)
  }

  func testAFullEntryIsRead() throws {
    let table = TextTable(
      "sample",
      keys: ["not modelled"],
      """
      NAV-4 | disputed, reported | ~7, 14 | WOC PR #2195; NAV-3
        A statement over
        two lines.
        not modelled: The reason
          for it.
      """
    )
    let rule = try XCTUnwrap(try table.parse(Rule.init).first)
    XCTAssertEqual(rule.id, "NAV-4")
    XCTAssertEqual(rule.family, .navigation)
    XCTAssertEqual(rule.strengths, [.disputed, .reported])
    XCTAssertEqual(rule.versions, "~7, 14")
    XCTAssertEqual(rule.sources.map(\.key), ["WOC", "NAV-3"])
    XCTAssertEqual(rule.sources.map(\.place), ["PR #2195", ""])
    XCTAssertEqual(rule.statement, "A statement over two lines.")
    XCTAssertEqual(rule.standing, .notModelled("The reason for it."))
  }

  func testAWrongEntryIsReportedWithItsLine() {
    let form = "expected ID | STRENGTHS | VERSIONS | SOURCES and a statement"
    let rows: [(entry: String, problem: String)] = [
      ("NAV-1 | measured\n  A statement.", form),
      ("NAV-1 | measured | all", form),
      ("NAVY-1 | measured | all\n  A statement.", "'NAVY-1' belongs to no family of rules"),
      ("NAV-x | measured | all\n  A statement.", "'NAV-x' belongs to no family of rules"),
      ("NAV | measured | all\n  A statement.", "'NAV' belongs to no family of rules"),
      ("NAV-1 | guessed | all\n  A statement.", "invalid value 'guessed'"),
      ("NAV-1 | measured | 5-\n  A statement.", "invalid range of versions '5-'"),
      ("NAV-1 | measured | all | HVC;\n  A statement.", "invalid value ''"),
    ]
    for row in rows {
      let table = TextTable("sample", "FLAG-1 | unknown | ?\n  A statement.\n\n" + row.entry)
      XCTAssertThrowsError(try table.parse(Rule.init), row.entry) {
        XCTAssertEqual("\($0)", "sample, line 4 of the table: \(row.problem)")
      }
    }
    XCTAssertThrowsError(try TextTable("sample", "A | B | C").parse(Rule.Source.init)) {
      XCTAssertEqual("\($0)", "sample, line 1 of the table: expected KEY | DOCUMENT")
    }
  }
}
