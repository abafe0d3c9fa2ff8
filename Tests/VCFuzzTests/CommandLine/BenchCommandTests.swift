// Tests of `vcfuzz-lab bench`: what it counts, and how it tells it.

import Foundation
import VCFuzzReports
import VCFuzzSamples
import XCTest

@MainActor final class BenchCommandTests: XCTestCase {
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
      let bugs: [Fault]
      let missed: [String]
      let slips: Int
      let executions: Int
    }
    let seeds = Effort.count(1, long: 20)
    let run = ToolRun.lab("bench", "shrink", "--seeds", "\(seeds)", "--counts", "--json")
    let all = try JSONDecoder().decode([String: Listing].self, from: Data(run.output.utf8))
    let listing = try XCTUnwrap(all["shrink"])
    XCTAssertEqual(listing.bugs.map(\.scenario), Scenario.faultyEntries.map(\.faulty.name))
    XCTAssertEqual(listing.missed, [])
    XCTAssertEqual(listing.slips, 0)
    XCTAssertEqual(listing.executions, listing.bugs.reduce(0) { $0 + $1.executions })
    for fault in listing.bugs {
      XCTAssertEqual(fault.seeds, seeds, fault.scenario)
      // A swipe that is cancelled, and seldom an addition to a screen that is covered.
      let forms = fault.scenario == "forgotten-cancel" ? 2 : 1
      XCTAssertLessThanOrEqual(fault.forms, forms, fault.scenario)
      XCTAssertGreaterThanOrEqual(fault.agreement, 100 / forms, fault.scenario)
      XCTAssertEqual(fault.slips, 0, fault.scenario)
      XCTAssertEqual(fault.surplus, 0, fault.scenario)
      XCTAssertLessThanOrEqual(fault.executionsMean, 500, fault.scenario)
      XCTAssertGreaterThan(fault.executionsMean, 0, fault.scenario)
    }
  }

  func testTheShrinkingTableCountsWhatItSays() async throws {
    let lines = ToolRun.lab("bench", "shrink", "--seeds", "1", "--counts").output
      .split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, Scenario.faultyEntries.count + 3)
    let words = lines[2].split(separator: " ").map(String.init)
    XCTAssertEqual(words.prefix(6), ["forwarding-2011", "1", "1", "1", "0", "0"])
    let last = try XCTUnwrap(lines.last)
    XCTAssertTrue(
      last.hasPrefix("30 bugs, 30 runs shrunk: at least 100 in 100 end alike, 0 slips, at most"),
      last
    )
    ToolRun.lab("bench", "shrink", "--seeds", "0").expect(.usage)
    ToolRun.lab("bench", "runtime", "--repeat", "0").expect(.usage)
  }

  func testAllCountsAreTheRecordedOnes() async {
    let run = ToolRun.lab("bench", "all", "--counts", "--json").expect(.nothingFound)
    Snapshot.assertEqual(run.output, to: "bench-counts.json")
  }

  func testABenchTellsCountsThenRatesOfAllRepetitions() async throws {
    struct Report: Decodable {
      struct Rate: Decodable {
        struct Spread: Decodable {
          let median: Double
          let least: Double
          let most: Double
        }
        let work: String
        let unit: String
        let repetitions: Int
        let perSecond: Spread
      }
      let bench: String
      let counts: [String: Int]
      let rates: [Rate]
      let missing: [[String: String]]
    }
    let run = ToolRun.lab("bench", "runtime", "--repeat", "2", "--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    XCTAssertEqual(report.bench, "runtime")
    XCTAssertEqual(report.counts["stages set up: stages"], 1_000)
    XCTAssertEqual(report.counts["checked runs on a small tree: steps"], 10_000)
    let pushes = ["callbacks recorded", "markers too", "everything"]
    XCTAssertEqual(
      report.rates.map { "\($0.work): \($0.unit)" },
      pushes.map { "push and pop, \($0): events" } + ["stages set up: stages"]
        + ["runs", "steps"].map { "checked runs on a small tree: \($0)" }
    )
    for rate in report.rates {
      XCTAssertEqual(rate.repetitions, 2)
      XCTAssertGreaterThan(rate.perSecond.least, 0, rate.work)
      XCTAssertLessThanOrEqual(rate.perSecond.least, rate.perSecond.median, rate.work)
      XCTAssertLessThanOrEqual(rate.perSecond.median, rate.perSecond.most, rate.work)
    }
    XCTAssertEqual(report.missing.count, 0)
  }

  func testABenchAsTextHasItsCountsBeforeItsRates() async throws {
    let lines = ToolRun.lab("bench", "explore", "--repeat", "1").output
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    XCTAssertEqual(lines.prefix(2), ["explore", "counted"])
    let blank = try XCTUnwrap(lines.firstIndex(of: ""))
    XCTAssertTrue(lines[2].hasPrefix("replays: executions "), lines[2])
    XCTAssertTrue(lines[2].hasSuffix(" 1,000"), lines[2])
    XCTAssertTrue(lines[blank + 1].hasPrefix("per second "), lines[blank + 1])
    XCTAssertTrue(lines[blank + 2].hasPrefix("replays: executions "), lines[blank + 2])
  }
}
