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

  func testThePackedModelHasTheSameCountsWithAnyWorkers() async throws {
    for workers in ["1", "2"] {
      let run = ToolRun(
        "bench",
        "models",
        "--containers",
        "2",
        "--packed",
        "--workers",
        workers,
        "--json"
      )
      let counts = try JSONDecoder().decode([String: Int].self, from: Data(run.output.utf8))
      XCTAssertEqual(counts["states"], 1656)
      XCTAssertEqual(counts["edges"], 6834)
      XCTAssertEqual(counts["depth"], 15)
    }
    let large = ToolRun("bench", "models", "--containers", "6", "--children", "6", "--packed")
    XCTAssertEqual(large.exitCode, .usage)
  }

  func testPeersThatAreNotThereAreNamedAsMissing() async {
    let run = ToolRun("bench", "models", "--peers", "/nowhere", "--runs", "1", "--children", "2")
    XCTAssertEqual(run.exitCode, .nothingFound)
    let lines = run.output.split(separator: "\n").map(String.init)
    for name in ["C tuned, table given", "C tuned, table grows", "SPIN -O3"] {
      XCTAssertTrue(lines.contains { $0.hasPrefix(name) && $0.contains("missing: ") }, name)
    }
  }
}
