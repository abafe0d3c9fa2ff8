// What coverage is a fraction of: the table is what explorations find, and campaigns count by it.

import Foundation
import Lifecycle
import ModelChecking
import VCFuzz
import VCFuzzCLI
import XCTest

@MainActor final class ReachableLabelsTests: XCTestCase {
  /// Set RECORD_COVERAGE to have the whole table found anew and written into the source.
  func testTheTableIsWhatExplorationsFind() async throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD_COVERAGE"] != nil
    guard !isRecording else { return try record() }
    let table = ReachableLabels.table
    // The smallest start in full, each other one as far as one step goes.
    for (number, start) in ReachableLabels.starts.enumerated() {
      let (labels, certificate) = try ReachableLabels.explore(
        start.trees,
        on: start.device,
        steps: number == 0 ? 2 : 1
      )
      XCTAssertTrue(certificate.isComplete, start.trees)
      XCTAssertTrue(labels.isSubset(of: table), "\(start.trees): RECORD_COVERAGE=1 records it")
      XCTAssertGreaterThan(labels.pairs.count, 5, start.trees)
    }
  }

  func testATableSurvivesItsText() async throws {
    let (labels, _) = try ReachableLabels.explore("nav(A); B", on: .phone, steps: 1)
    XCTAssertEqual(ReachableLabels.decoded(ReachableLabels.encoded(labels)), labels)
    XCTAssertEqual(ReachableLabels.decoded(ReachableLabels.encoded(LabelSet())), LabelSet())
    XCTAssertEqual(
      ReachableLabels.encoded(ReachableLabels.table),
      ReachableLabels.tableText.filter { !$0.isWhitespace }
    )
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

  // MARK: Recording

  private func record() throws {
    var labels = LabelSet()
    for start in ReachableLabels.starts {
      let (found, certificate) = try ReachableLabels.explore(start.trees, on: start.device)
      XCTAssertTrue(certificate.isComplete, start.trees)
      labels.formUnion(found)
    }
    let letters = Array(ReachableLabels.encoded(labels))
    let width = 92
    let lines = stride(from: 0, to: letters.count, by: width).map {
      "    " + String(letters[$0..<min(letters.count, $0 + width)])
    }
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/VCFuzz/Exploration/ReachableLabels+Table.swift")
    let quotes = String(repeating: "\"", count: 3)
    let text = """
      // The labels that can be reached, as the explorations of `ReachableLabels.starts` found them.

      extension ReachableLabels {
        /// Recorded by its test; it changes with the runtime and with what a grammar offers.
        package static let tableText = \(quotes)
      \(lines.joined(separator: "\n"))
          \(quotes)
      }

      """
    try Data(text.utf8).write(to: url)
  }
}
