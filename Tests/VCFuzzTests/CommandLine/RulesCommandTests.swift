// Tests of `vcfuzz rules`.

import Foundation
import LifecycleChecks
import VCFuzzKit
import XCTest

@MainActor final class RulesCommandTests: XCTestCase {
  private struct Document: Decodable {
    struct Entry: Decodable {
      var id: String
      var modelled: Bool
      var strengths: [String]
    }
    struct Counts: Decodable {
      var rules: Int
      var modelled: Int
      var notModelled: Int
      var byStrength: [String: Int]
    }
    var rules: [Entry]
    var counts: Counts
  }

  private func document(_ text: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  func testAllRulesArePrintedWithTheirCounts() async {
    let text = ToolRun("rules", "--all").output
    for rule in Rulebook.rules {
      XCTAssertTrue(text.contains("\n  \(rule.id) "), rule.id)
    }
    XCTAssertTrue(text.contains("\n248 rules: 246 modelled, 2 not modelled\n"))
  }

  func testTheOverviewFitsAScreen() async {
    let text = ToolRun("rules").output
    XCTAssertLessThanOrEqual(text.split(separator: "\n").count, 24, text)
    for family in Rule.Family.allCases {
      XCTAssertTrue(text.contains("  \(family.rawValue) "), family.rawValue)
    }
  }

  func testWordsSearchTheRules() async {
    let text = ToolRun("rules", "pop", "Cancelled").output
    XCTAssertTrue(text.contains("\n  NAV-4 "), text)
    XCTAssertFalse(text.contains("\n  FLAG-1 "), text)
    let nothing = ToolRun("rules", "pop", "zebra")
    XCTAssertEqual(nothing.exitCode, .usage)
    XCTAssertTrue(nothing.errors.contains("no rule or family 'pop zebra'"), nothing.errors)
  }

  func testAFamilyIsPrintedAlone() async {
    let text = ToolRun("rules", "flag").output
    XCTAssertEqual(text.components(separatedBy: "\n  FLAG-").count, 6)
    XCTAssertFalse(text.contains("NAV-"))
    XCTAssertTrue(text.contains("\n5 rules: 5 modelled, 0 not modelled\n"))
  }

  func testARuleIsPrintedWithItsSourcesAndVariants() async {
    let text = ToolRun("rules", "NAV-4").output
    for part in ["NAV-4", "disputed", "iOS 7–", "V-NAV-CANCEL", "nair, interleaved, abbrev"] {
      XCTAssertTrue(text.contains(part), part)
    }
    XCTAssertTrue(text.contains("NAIR: A. Nair / W. Ling"))
  }

  func testARuleThatIsNotModelledSaysWhy() async {
    let text = ToolRun("rules", "WIN-11").output
    XCTAssertTrue(text.contains("not modelled: The host of a keyboard extension"))
  }

  func testACitedRuleIsQuoted() async {
    XCTAssertTrue(ToolRun("rules", "TAB-10").output.contains("CHILD-15: Adding or swapping"))
  }

  func testJSONCountsWhatItLists() async throws {
    let all = try document(ToolRun("rules", "--json").output)
    XCTAssertEqual(all.rules.map(\.id), Rulebook.rules.map(\.id))
    XCTAssertEqual(all.counts.rules, 248)
    XCTAssertEqual(all.counts.modelled, all.rules.count { $0.modelled })
    XCTAssertEqual(all.counts.notModelled, all.rules.count { !$0.modelled })
    for strength in Rule.Strength.allCases {
      let count = all.rules.count { $0.strengths.contains(strength.rawValue) }
      XCTAssertEqual(all.counts.byStrength[strength.rawValue], count)
    }
    XCTAssertEqual(try document(ToolRun("rules", "TAB", "--json").output).counts.rules, 10)
  }
}
