// Tests that the rulebook is complete and agrees with itself.

import Lifecycle
import LifecycleChecks
import XCTest

final class RulebookTests: XCTestCase {
  private let counts: [(family: Rule.Family, count: Int)] = [
    (.state, 17), (.appear, 15), (.layout, 12), (.navigation, 19), (.delegate, 11), (.modal, 24),
    (.tab, 10), (.page, 9), (.split, 6), (.child, 39), (.window, 12), (.move, 8), (.flag, 5),
    (.stateAt, 6), (.coordinator, 11), (.show, 14), (.first, 6), (.quirk, 15),
  ]

  func testEveryFamilyIsCompleteAndInOrder() {
    XCTAssertEqual(counts.map(\.family), Rule.Family.allCases)
    XCTAssertEqual(Rulebook.rules.count, 239)
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
    XCTAssertEqual(Set(Rulebook.rules.map(\.statement)).count, 239)
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

  func testEvidenceTablesReadBackFromTheirText() {
    let table = [
      Evidence(rule: "NAV-1", tests: ["ATests.testOne", "BTests.testTwo"]),
      Evidence(rule: "NAV-2", tests: ["ATests.testOne"]),
    ]
    XCTAssertEqual(Evidence.table(Evidence.text(table)), table)
    XCTAssertEqual(Evidence.table(""), [])
  }
}
