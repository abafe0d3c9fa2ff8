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

  func testEveryBuiltInFaultShrinksToOneForm() async throws {
    struct Listing: Decodable {
      struct Fault: Decodable {
        let scenario: String
        let seeds: Int
        let forms: Int
        let agreement: Int
        let slips: Int
        let surplus: Int
        let executions: Int
        let executionsMean: Int
      }
      let faults: [Fault]
      let missed: [String]
      let slips: Int
      let executions: Int
    }
    let run = ToolRun("bench", "shrink", "--seeds", "2", "--json")
    let listing = try JSONDecoder().decode(Listing.self, from: Data(run.output.utf8))
    XCTAssertEqual(listing.faults.map(\.scenario), Scenario.faultyEntries.map(\.faulty.name))
    XCTAssertEqual(listing.missed, [])
    XCTAssertEqual(listing.slips, 0)
    XCTAssertEqual(listing.executions, listing.faults.reduce(0) { $0 + $1.executions })
    for fault in listing.faults {
      XCTAssertEqual(fault.seeds, 2, fault.scenario)
      XCTAssertEqual(fault.forms, 1, fault.scenario)
      XCTAssertEqual(fault.agreement, 100, fault.scenario)
      XCTAssertEqual(fault.slips, 0, fault.scenario)
      XCTAssertEqual(fault.surplus, 0, fault.scenario)
      XCTAssertLessThanOrEqual(fault.executionsMean, 500, fault.scenario)
      XCTAssertGreaterThan(fault.executionsMean, 0, fault.scenario)
    }
  }

  func testTheShrinkingTableCountsWhatItSays() async throws {
    let lines = ToolRun("bench", "shrink", "--seeds", "1").output
      .split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, Scenario.faultyEntries.count + 2)
    let words = lines[1].split(separator: " ").map(String.init)
    XCTAssertEqual(words.prefix(6), ["forwarding-2011", "1", "1", "1", "0", "0"])
    let last = try XCTUnwrap(lines.last)
    XCTAssertTrue(
      last.hasPrefix("30 faults, 30 runs shrunk: at least 100 in 100 end alike, 0 slips, at most"),
      last
    )
    XCTAssertEqual(ToolRun("bench", "shrink", "--seeds", "0").exitCode, .usage)
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
