// Every ID that sources, tables and documentation cite is an entry of a table.

import Foundation
import LifecycleChecks
import VCLifecycle
import XCTest

final class CitedIDTests: XCTestCase {
  func testEveryIDInTheSourcesExists() throws {
    let files = try Repository.swiftFiles(in: "Sources")
    let complaints = files.flatMap(CitedIDs.complaints)
    XCTAssertEqual(complaints.joined(separator: "\n"), "")
    let isCiting = files.contains { $0.text.contains("NAV-12") }
    XCTAssertTrue(isCiting, "the sources cite rules in comments")
  }

  func testEveryIDInTheDocumentationExists() throws {
    let pages = Repository.paths(in: "Sources", ending: ".md")
    XCTAssertGreaterThan(pages.count, 5)
    for path in pages + ["README.md"] {
      let page = try Repository.file(path)
      XCTAssertEqual(CitedIDs.complaints(about: page).joined(separator: "\n"), "")
    }
  }

  func testTablesCiteOnlyWhatExists() {
    let rules = Set(Rulebook.rules.map(\.id))
    let variants = Set(Variant.all.map(\.id))
    for variant in Variant.all {
      XCTAssertEqual(variant.rules.filter { !rules.contains($0) }, [], variant.id)
    }
    for invariant in CatalogueInvariant.all {
      // INV-44 rests on a section of the specification and not on a rule.
      let unknown = invariant.rules.filter { !rules.contains($0) }
      XCTAssertEqual(unknown, invariant.id == "INV-44" ? ["0.1"] : [], invariant.id)
      XCTAssertEqual(invariant.variants.filter { !variants.contains($0) }, [], invariant.id)
    }
    for quirk in Quirk.allCases { XCTAssertTrue(rules.contains(quirk.rule), quirk.id) }
    for rule in Rulebook.rules {
      let unknown = rule.sources.filter { $0.source == nil && !rules.contains($0.key) }
      XCTAssertEqual(unknown, [], rule.id)
    }
  }

  func testUnknownIDsAreFound() {
    let rows: [(line: Substring, unknown: [String])] = [
      ("// As NAV-3 and INV-20 say.", []),
      ("// As NAV-99 and INV-99 say (Q-16).", ["NAV-99", "INV-99", "Q-16"]),
      ("let a = \"ios17+V-NAV-CANCEL=abbrev\" // V-NO-SUCH", ["V-NO-SUCH"]),
      ("the V-variants, NAV-based, UTF-8, MAX-9, INV-x, V- and -Q", []),
    ]
    for row in rows { XCTAssertEqual(CitedIDs.unknown(in: row.line), row.unknown) }
  }
}
