// Tests of the variants: every entry parses, and the standard values are the specification's.

import VCLifecycle
import XCTest

final class VariantTests: XCTestCase {
  func testEveryEntryParses() throws {
    let variants = try Variant.table.parse(Variant.init)
    XCTAssertEqual(variants.map(\.id), Variant.all.map(\.id))
    XCTAssertEqual(variants.count, 94)
    XCTAssertEqual(Set(variants.map(\.id)).count, 94)
    for variant in variants {
      XCTAssertTrue(variant.id.hasPrefix("V-"), variant.id)
      XCTAssertFalse(variant.rules.isEmpty, variant.id)
    }
  }

  func testEveryPropertyOfAProfileIsOneVariant() {
    let properties = Mirror(reflecting: Profile.standard).children.compactMap(\.label)
    XCTAssertEqual(properties.count, Variant.all.count + 2)
    XCTAssertTrue(properties.contains("os") && properties.contains("quirks"))
    for variant in Variant.all {
      var changed = Profile.standard
      let value = variant.value(in: changed)
      for other in variant.values where other != value {
        XCTAssertTrue(variant.set(other, in: &changed))
        let touched = Variant.all.filter { $0.value(in: changed) != $0.value(in: .standard) }
        XCTAssertEqual(touched.map(\.id), [variant.id])
        let told = Variant.all.filter { $0.tellsApart(changed, .standard) }
        XCTAssertEqual(told.map(\.id), [variant.id])
        // The name in the list is that of the enum's case.
        let cases = zip(caseNames(of: changed), caseNames(of: .standard)).filter { $0 != $1 }
        XCTAssertEqual(cases.map(\.0), [other], variant.id)
      }
    }
  }

  private func caseNames(of profile: Profile) -> [String] {
    Mirror(reflecting: profile).children.map { String(describing: $0.value) }
  }

  func testStandardValuesAreAmongTheValues() {
    for variant in Variant.all {
      XCTAssertGreaterThan(variant.values.count, 1, variant.id)
      XCTAssertEqual(Set(variant.values).count, variant.values.count, variant.id)
      for os in OSVersion.profiled {
        XCTAssertTrue(
          variant.values.contains(variant.value(in: Profile(os: os))),
          "\(variant.id) on \(os)"
        )
      }
    }
  }

  func testVariantsAreFoundWithAndWithoutTheirPrefix() {
    XCTAssertEqual(Variant.named("V-NAV-CANCEL")?.values, ["nair", "interleaved", "abbrev"])
    XCTAssertEqual(Variant.named("NAV-CANCEL")?.id, "V-NAV-CANCEL")
    XCTAssertNil(Variant.named("V-NO-SUCH"))
    XCTAssertNil(Variant.named(""))
  }

  // MARK: Standard values, from the specification's tables of variants (section 5)

  /// The variants that depend on the version: each value with the versions that have it.
  private let versioned: [(id: String, rule: String, values: [(String, OSRange)])] = [
    ("V-IA-CHILD", "APPEAR-9", [("missing", "13–15"), ("delivered", "4–12, 16–")]),
    ("V-TRAITS-DL", "STATEAT-1", [("stale", "–12"), ("predicted", "13–")]),
    ("V-BG-LAYOUT", "LAYOUT-10", [("none", "–12"), ("two", "13–")]),
    ("V-NAV-NESTED", "NAV-12", [("nested", "4–13"), ("queue", "14–")]),
    ("V-LAUNCH-DIDSHOW", "DELEG-3", [("twice", "–5"), ("once", "6–")]),
    ("V-PRESENT-START", "MODAL-7", [("sync", "–7"), ("afterCommit", "8–")]),
    ("V-POPOVER-COMPACT", "MODAL-4", [("fullScreen", "–12"), ("sheet", "13–")]),
    ("V-TAB-DIDS", "TAB-2", [("oldFirst", "4–17"), ("newFirst", "18–")]),
    ("V-ORPHAN", "CHILD-8", [("none", "–4"), ("full", "5–")]),
    ("V-ADD-DOUBLE", "CHILD-14", [("once", "–5"), ("twice", "6–")]),
    ("V-LAUNCH-ORDER", "WIN-4", [("activeFirst", "–7, 9–10, 13–"), ("daFirst", "8, 11–12")]),
    ("V-TAB-DIDS", "TAB-2", [("oldFirst", "–17"), ("newFirst", "18–")]),
  ]

  /// The variants with the same standard value on every version, a sample of every family.
  private let constant: [(id: String, rule: String, value: String)] = [
    ("V-LOAD-POS", "NAV-1", "loadFirst"), ("V-IA-CANCEL", "APPEAR-11", "again"),
    ("V-LAYOUT-REVEALED", "LAYOUT-6", "asNeeded"), ("V-NAV-CANCEL", "NAV-4", "nair"),
    ("V-NAV-START", "NAV-6", "deferred"), ("V-DIDSHOW-CANCEL", "DELEG-4", "no"),
    ("V-MOVE-CANCEL", "MOVE-4", "wmNilOnly"), ("V-SHEET-CANCEL", "MODAL-17", "wdWaDa"),
    ("V-CHAIN-ORDER", "MODAL-10", "topFirst"), ("V-TAB-CANCEL", "TAB-6", "newFirst"),
    ("V-PAGE-CANCEL", "PAGE-5", "nair"), ("V-SPLIT-DETAIL", "SPLIT-4", "navLike"),
    ("V-WM-PARENT", "CHILD-3", "set"), ("V-STRAY-END", "CHILD-24", "logOnly"),
    ("V-XFER", "CHILD-31", "modalLike"), ("V-ROOT-SWAP", "WIN-7", "oldOutNewIn"),
  ]

  func testStandardValuesOfEachVersion() throws {
    for row in versioned {
      let variant = try XCTUnwrap(Variant.named(row.id))
      XCTAssertTrue(variant.rules.contains(row.rule), row.id)
      for os in OSVersion.profiled {
        let expected = row.values.filter { $0.1.contains(os) }.map(\.0)
        XCTAssertEqual([variant.value(in: Profile(os: os))], expected, "\(row.id) on \(os)")
        XCTAssertEqual([variant.value(in: Profile(os: os))], expected, "\(row.id) on \(os)")
      }
    }
  }

  func testStandardValuesThatHoldOnEveryVersion() throws {
    for row in constant {
      let variant = try XCTUnwrap(Variant.named(row.id))
      XCTAssertTrue(variant.rules.contains(row.rule), row.id)
      for os in OSVersion.profiled {
        XCTAssertEqual(variant.value(in: Profile(os: os)), row.value, "\(row.id) on \(os)")
      }
    }
  }

  func testOnlyTheListedVariantsDependOnTheVersion() {
    let dependent = Variant.all.filter { variant in
      Set(OSVersion.profiled.map { variant.value(in: Profile(os: $0)) }).count > 1
    }
    XCTAssertEqual(Set(dependent.map(\.id)), Set(versioned.map(\.id) + ["V-DM-REPEAT"]))
  }

  /// CHILD-6: only Mac Catalyst was seen to repeat didMove(toParent:).
  func testMacCatalystDiffersFromItsVersionInOneVariant() {
    let catalyst = OSVersion(26, isCatalyst: true)
    let differing = Variant.all.filter {
      $0.value(in: Profile(os: catalyst)) != $0.value(in: Profile(os: OSVersion(26)))
    }
    XCTAssertEqual(differing.map(\.id), ["V-DM-REPEAT"])
    XCTAssertEqual(Profile(os: catalyst).didMoveRepeat, .atEnd)
    XCTAssertEqual(Profile(os: OSVersion(26)).didMoveRepeat, .no)
  }

  // MARK: Wrong entries

  func testAWrongEntryIsReportedWithItsLine() {
    let form = "expected ID | RULES | VALUE on VERSIONS and a question"
    let value = "expected 'VALUE on VERSIONS' with one of nested, queue, drop, finishFirst"
    let rows: [(entry: String, problem: String)] = [
      ("V-NAV-NESTED\n  Which?", form),
      ("V-NAV-NESTED | NAV-12", form),
      ("V-NAV-NESTED | NAV-12\n  No question.", form),
      ("V-NO-SUCH | NAV-12\n  Which?", "no field of Profile for 'V-NO-SUCH'"),
      ("V-NAV-NESTED | NAV-12 | twice on 4–13\n  Which?", value),
      ("V-NAV-NESTED | NAV-12 | nested 4–13\n  Which?", value),
      ("V-NAV-NESTED | NAV-12 | nested on 4-13\n  Which?", "invalid range of versions '4-13'"),
    ]
    for row in rows {
      let table = TextTable("sample", "V-NAV-CANCEL | NAV-4\n  Which?\n" + row.entry)
      XCTAssertThrowsError(try table.parse(Variant.init), row.entry) {
        XCTAssertEqual("\($0)", "sample, line 3 of the table: \(row.problem)")
      }
    }
  }
}
