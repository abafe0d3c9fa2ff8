// What coverage is a fraction of: the table is what explorations find, and campaigns count by it.

import Foundation
import Lifecycle
import ModelChecking
import VCFuzz
import VCFuzzCLI
import XCTest

@MainActor final class ReachableLabelsTests: XCTestCase {
  /// Explores the smallest start in full and each other one as far as one step goes.
  ///
  /// With CHECK_COVERAGE set all are explored in full, and the lines to add and to remove are named.
  func testTheTableIsWhatExplorationsFind() async throws {
    let isFull = ProcessInfo.processInfo.environment["CHECK_COVERAGE"] != nil
    var found = LabelSet()
    for (number, start) in ReachableLabels.starts.enumerated() {
      let (labels, certificate) = try ReachableLabels.explore(
        start.trees,
        on: start.device,
        steps: isFull || number == 0 ? 2 : 1
      )
      XCTAssertTrue(certificate.isComplete, start.trees)
      XCTAssertGreaterThan(labels.pairs.count, 5, start.trees)
      found.formUnion(labels)
    }
    let table = ReachableLabels.table
    XCTAssertTrue(found.singles.isSubset(of: table.singles))
    XCTAssertEqual(lines(found.pairs.subtracting(table.pairs)), [], "not in the table")
    if isFull {
      XCTAssertEqual(lines(table.pairs.subtracting(found.pairs)), [], "only in the table")
    }
  }

  private func lines(_ pairs: Set<UInt32>) -> [String] {
    pairs.sorted().map { pair in
      [pair >> 16, pair & 0xFFFF].map { StepLabel(bits: UInt16($0)).words }.joined(
        separator: " -> "
      )
    }
  }

  /// Generated runs draw their goals from the sorted pairs, so their number is part of every seed.
  func testTheTableHasEveryLabelAndPair() {
    XCTAssertEqual(ReachableLabels.table.singles.count, 96)
    XCTAssertEqual(ReachableLabels.table.pairs.count, 711)
  }

  func testWhatHappensToAStackInItsPhasesIsReachable() async throws {
    let words = Set(ReachableLabels.table.singles.map { StepLabel(bits: $0).words })
    for label in [
      "nav appeared push", "nav appeared pop", "tabs appeared selectTab", "stage underWay commit",
      "stage underWay end", "nav appeared swipe begin", "split appeared showDetail",
      "manual appeared swapChild", "pages appeared turnForward",
    ] where !words.contains(label) {
      XCTFail("\(label) is not in " + words.sorted().joined(separator: ", "))
    }
    XCTAssertFalse(words.contains("screen appeared push"))
  }

  func testACampaignCountsWithinTheTable() async throws {
    var settings = CampaignSettings([.uikit], seed: 1, iterations: 60)
    settings.options.profile = .standard
    let result = Campaign(settings).run()
    for (name, seen, reachable) in result.coverage.fractions {
      XCTAssertGreaterThan(seen, 0, name)
      XCTAssertLessThanOrEqual(seen, reachable, name)
    }
    XCTAssertTrue(result.coverage.reached.isSubset(of: ReachableLabels.table))
  }

  func testACampaignStopsOnceItHasCoveredEnough() async throws {
    var settings = CampaignSettings([.uikit], seed: 1, iterations: 2_000)
    settings.coverageMin = 2
    let result = Campaign(settings).run()
    XCTAssertEqual(result.ending, .covered)
    XCTAssertLessThan(result.tally.runs, 2_000)
    XCTAssertTrue(result.coverage.reaches(2))
    settings.coverageMin = 100
    settings.iterations = 5
    let short = Campaign(settings).run()
    XCTAssertEqual(short.ending, .finished)
    XCTAssertEqual(short.exitCode, .incomplete)
  }

  func testARequiredLabelThatNoRunTakesFails() async throws {
    let folder = try CaseFolder(self)
    func fuzz(_ label: String) -> (code: ExitCode, output: String, errors: String) {
      let terminal = Terminal.captured()
      let words = ["fuzz", "-s", "uikit", "-n", "4", "--seed", "1", "--profile", "ios26"]
      let more = ["--require", label, "-o", folder.path]
      let code = CommandLineTool().run(words + more, on: terminal)
      return (code, terminal.outputText, terminal.errorText)
    }
    XCTAssertEqual(fuzz("stage underWay commit").code, .nothingFound)
    let missing = fuzz("split appeared showDetail")
    XCTAssertEqual(missing.code, .incomplete)
    XCTAssertTrue(
      missing.output.contains("required and never reached: 'split appeared showDetail'"),
      missing.output
    )
    let unknown = fuzz("nav appeared pusch")
    XCTAssertEqual(unknown.code, .usage)
    XCTAssertTrue(unknown.errors.contains("did you mean 'nav appeared push'?"), unknown.errors)
  }
}
