// Tests of `vcfuzz bench models`.

import Foundation
import VCFuzz
import XCTest

@MainActor final class BenchCommandTests: XCTestCase {
  func testModelsPrintsTheCountsOfASize() async throws {
    let run = ToolRun("bench", "models", "--containers", "2", "--children", "3", "--json")
    let counts = try JSONDecoder().decode([String: Int].self, from: Data(run.output.utf8))
    XCTAssertEqual(counts["states"], 1656)
    XCTAssertEqual(counts["edges"], 6834)
    XCTAssertEqual(counts["depth"], 15)
    XCTAssertNil(counts["counterexample"])
  }

  func testModelsNamesTheLengthOfACounterexample() async {
    let text = ToolRun("bench", "models", "--containers", "2", "--children", "3", "--bug", "3")
      .output
    XCTAssertTrue(text.hasPrefix("states=1012 "), text)
    XCTAssertTrue(text.contains(" counterexample=10"), text)
  }

  func testASizeThatDoesNotFitIsAUsageError() async {
    XCTAssertEqual(ToolRun("bench", "models", "--containers", "7").exitCode, .usage)
  }
}
