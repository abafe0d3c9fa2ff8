// What coverage is a fraction of: every kind of step in every phase, by which campaigns count.

import Foundation
import ModelChecking
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSupport
import VCLifecycle
import XCTest

@MainActor final class ReachableLabelsTests: XCTestCase {
  /// The whole has every label of a controller that an exploration of all calls meets.
  func testExplorationsFindNoOtherLabels() async throws {
    let collector = LabelCollector()
    for trees in ["nav(A, B); C", "tabs(A, B); C", "pages(A); B", "manual(A, B); C"] {
      var system = ScenarioSystem(
        .uikit,
        settings: [try Configuration(text: trees)],
        grammar: .standard(stepsMax: 1)
      )
      system.collector = collector
      XCTAssertTrue(try ReplaySearch<ScenarioSystem>().run(&system).certificate.isComplete, trees)
    }
    let strange = collector.seen.singles.subtracting(ReachableLabels.all.singles)
    XCTAssertEqual(strange.sorted().map { StepLabel(bits: $0).words }, [])
    XCTAssertGreaterThan(collector.seen.singles.count, 30)
  }

  func testEachCallIsWantedInEveryPhase() async throws {
    let words = Set(ReachableLabels.all.singles.map { StepLabel(bits: $0).words })
    for label in [
      "nav disappeared push", "nav appearing push", "nav appeared push", "nav disappearing push",
      "tabs appearing selectTab", "pages disappearing turnForward", "screen appearing present",
      "screen disappearing dismiss", "host disappearing addChild", "manual appearing swapChild",
      "split disappearing showColumn", "nav appeared swipe begin", "stage underWay commit",
    ] where !words.contains(label) {
      XCTFail("\(label) is not in " + words.sorted().joined(separator: ", "))
    }
    XCTAssertFalse(words.contains("screen appeared push"))
    XCTAssertFalse(words.contains("screen disappeared present"), "UIKit refuses it")
  }

  func testTheListOfWhatIsMissingIsShort() async {
    let none = ReachableLabels.missingWords(of: LabelSet())
    XCTAssertEqual(none?.hasPrefix("never reached: \(ReachableLabels.all.singles.count): "), true)
    XCTAssertEqual(none?.hasSuffix(" more"), true)
    XCTAssertEqual(none?.count { $0 == "," }, 11)
    XCTAssertNil(ReachableLabels.missingWords(of: ReachableLabels.all))
    let phases = ReachableLabels.phases(of: LabelSet())
    XCTAssertEqual(
      phases.map(\.phase),
      ["absent", "disappeared", "appearing", "appeared", "disappearing", "underWay"]
    )
    XCTAssertEqual(phases.map(\.seen), [0, 0, 0, 0, 0, 0])
    XCTAssertEqual(phases.map(\.all).reduce(0, +), ReachableLabels.all.singles.count)
    for row in ReachableLabels.phases(of: ReachableLabels.all) { XCTAssertEqual(row.seen, row.all) }
  }

  func testACampaignCountsWithinTheWhole() async throws {
    var settings = CampaignSettings([.uikit], seed: 1, iterations: 60)
    settings.options.profile = .standard
    let result = Campaign(settings).run()
    XCTAssertGreaterThan(result.coverage.reached.singles.count, 20)
    XCTAssertTrue(result.coverage.reached.isSubset(of: ReachableLabels.all))
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
    func fuzz(_ label: String) -> ToolRun {
      let words = ["fuzz", "-s", "uikit", "-n", "4", "--seed", "1", "--profile", "ios26"]
      return ToolRun(words + ["--require", label, "-o", folder.path])
    }
    XCTAssertEqual(fuzz("stage underWay commit").exitCode, .nothingFound)
    let missing = fuzz("split appeared showDetail")
    XCTAssertEqual(missing.exitCode, .incomplete)
    XCTAssertTrue(
      missing.output.contains("required and never reached: 'split appeared showDetail'"),
      missing.output
    )
    let unknown = fuzz("nav appeared pusch")
    XCTAssertEqual(unknown.exitCode, .usage)
    XCTAssertTrue(unknown.errors.contains("did you mean 'nav appeared push'?"), unknown.errors)
  }
}
