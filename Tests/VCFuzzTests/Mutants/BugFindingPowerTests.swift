// The page on bug-finding power lists the mutants that there are, and counts them right.

import Foundation
import HeadlessUIKit
import ModelChecking
import VCFuzzKit
import VCFuzzLab
import VCLifecycle
import XCTest

@MainActor final class BugFindingPowerTests: XCTestCase {
  private func page() throws -> String {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/VCFuzzKit/VCFuzzKit.docc/BugFindingPower.md")
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func rows(_ text: String) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  func testEveryMutantHasItsRow() async throws {
    let rows = rows(try page()).filter { $0.count == 7 }
    func cells(_ mutants: [RuntimeMutant]) -> [[String]] {
      mutants.map { mutant in
        ["`\(mutant.id)`", "\(mutant.place.rawValue), \(mutant.phase.rawValue)", mutant.sentence]
      }
    }
    let all = RuntimeMutant.all
    XCTAssertEqual(rows.map { Array($0.prefix(3)) }, cells(all.filter { !$0.livesMidway }))
    let midway = self.rows(try page()).filter { $0.count == 4 }
    XCTAssertEqual(midway.map { Array($0.prefix(3)) }, cells(all.filter(\.livesMidway)))
    for row in rows {
      let killers = "^(INV-[0-9]+( INV-[0-9]+)*|none)$"
      XCTAssertNotNil(row[3].range(of: killers, options: .regularExpression), row[0])
      XCTAssertEqual(row[4].split(separator: " ").compactMap { Int($0) }.count, 5, row[0])
    }
  }

  func testEveryMutantOfTheEngineHasItsRow() async throws {
    let rows = rows(try page()).filter { $0.count == 3 }
    let expected = EngineMutant.allCases.map { ["`\($0.rawValue)`", $0.sentence, $0.teller] }
    XCTAssertEqual(rows, expected)
  }

  func testTheCountsAreTrue() async throws {
    let text = try page()
    for words in [
      "\(RuntimeMutant.all.count) mutants of the runtime",
      "\(EngineMutant.allCases.count) mutants of the explorer and the shrinker",
    ] {
      XCTAssertTrue(text.contains(words), words)
    }
  }
}
