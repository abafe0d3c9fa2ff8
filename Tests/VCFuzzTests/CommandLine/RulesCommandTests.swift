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

  private func document(_ words: String...) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(ToolRun(words).output.utf8))
  }

  func testAllRulesArePrintedWithTheirCounts() async {
    ToolRun("rules", "--all").expect(
      holds: Rulebook.rules.map { "\n  \($0.id) " }
        + ["\n248 rules: 246 modelled, 2 not modelled\n"]
    )
  }

  func testTheOverviewFitsAScreen() async {
    let run = ToolRun("rules").expect(holds: Rule.Family.allCases.map { "  \($0.rawValue) " })
    XCTAssertLessThanOrEqual(run.output.split(separator: "\n").count, 24, run.output)
  }

  func testWordsChooseWhatIsPrinted() async {
    ToolRun("rules", "pop", "Cancelled").expect(holds: ["\n  NAV-4 "], lacks: ["\n  FLAG-1 "])
    ToolRun("rules", "pop", "zebra").expect(.usage, errors: ["no rule or family 'pop zebra'"])
    let family = ToolRun("rules", "flag")
      .expect(holds: ["\n5 rules: 5 modelled, 0 not modelled\n"], lacks: ["NAV-"])
    XCTAssertEqual(family.output.components(separatedBy: "\n  FLAG-").count, 6)
  }

  func testARuleIsPrintedWithItsSourcesAndVariants() async {
    ToolRun("rules", "NAV-4").expect(
      holds: [
        "NAV-4", "disputed", "iOS 7–", "V-NAV-CANCEL", "nair, interleaved, abbrev",
        "NAIR: A. Nair / W. Ling",
      ]
    )
    ToolRun("rules", "WIN-11").expect(holds: ["not modelled: The host of a keyboard extension"])
    ToolRun("rules", "TAB-10").expect(holds: ["CHILD-15: Adding or swapping"])
  }

  func testJSONCountsWhatItLists() async throws {
    let all = try document("rules", "--json")
    XCTAssertEqual(all.rules.map(\.id), Rulebook.rules.map(\.id))
    XCTAssertEqual(all.counts.rules, 248)
    XCTAssertEqual(all.counts.modelled, all.rules.count { $0.modelled })
    XCTAssertEqual(all.counts.notModelled, all.rules.count { !$0.modelled })
    for strength in Rule.Strength.allCases {
      let count = all.rules.count { $0.strengths.contains(strength.rawValue) }
      XCTAssertEqual(all.counts.byStrength[strength.rawValue], count)
    }
    XCTAssertEqual(try document("rules", "TAB", "--json").counts.rules, 10)
  }
}
