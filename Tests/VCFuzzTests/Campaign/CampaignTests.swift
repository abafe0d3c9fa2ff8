// Tests of campaigns: what counts as a run, which failures are one finding, and how it ends.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzReports
import XCTest

@testable import VCFuzzKit

@MainActor final class CampaignTests: XCTestCase {
  private func scenario(_ name: String) -> Scenario {
    Scenario(environment: name, "made for a test")
  }

  private func failure(_ invariant: String) -> Failure {
    Failure(
      identity: Failure.Identity(invariant: invariant, roles: ["screen"], transition: nil),
      position: 0,
      expected: "one",
      found: "two",
      violation: nil
    )
  }

  private let configuration = Configuration(window: .screen)

  /// A run of so many steps that breaks an invariant, or none.
  private func walk(_ index: Int, steps: Int = 3, breaks invariant: String? = nil) -> RunResult {
    walk(index, steps: steps, showing: invariant.map { [$0] } ?? [])
  }

  private func walk(_ index: Int, steps: Int = 1, showing invariants: [String]) -> RunResult {
    let path = Array(repeating: Step.commit, count: steps)
    let failures = invariants.map(failure)
    return RunResult(index: index, configuration: configuration, path: path, failures: failures)
  }

  /// A run that shows several failures, the first one first.

  /// Shrinks everything to a timer.
  private func small(
    _ failure: Failure,
    _ path: [Step] = [.fireTimer],
    others: [RunResult] = [],
    suppressed: [Failure.Identity] = []
  ) -> CampaignStages.Shrinking {
    let run = ShrunkRun(
      configuration: configuration,
      path: path,
      failure: failure,
      isOneMinimal: true,
      executions: 10
    )
    return .init(run: run, executions: 10, others: others, suppressed: suppressed)
  }

  /// Carries out a campaign with runs that are made and shrunk like this.
  private func run(
    _ settings: CampaignSettings,
    walk: @escaping (Int) -> RunResult,
    shrink: @escaping (RunResult, Failure) -> CampaignStages.Shrinking = { _, _ in .init() }
  ) -> CampaignResult {
    Campaign(settings) { _, _ in CampaignStages(walk: walk, shrink: shrink) }.run()
  }

  private func settings(
    _ names: String...,
    iterations: Int?,
    _ change: (inout CampaignSettings) -> Void = { _ in }
  ) -> CampaignSettings {
    var settings = CampaignSettings(names.map(scenario), seed: 1, iterations: iterations)
    change(&settings)
    return settings
  }

  // MARK: What is counted

  func testScenariosTakeTurnsAndCountTheirOwnRuns() async {
    var made: [String] = []
    let campaign = Campaign(settings("a", "b", iterations: 5)) { scenario, _ in
      CampaignStages(
        walk: { index in
          made.append("\(scenario.name)\(index)")
          return self.walk(index, steps: index + 1)
        },
        shrink: { _, _ in .init() }
      )
    }
    let result = campaign.run()
    XCTAssertEqual(made, ["a0", "b0", "a1", "b1", "a2"])
    XCTAssertEqual(result.shares.map(\.runs), [3, 2])
    XCTAssertEqual(result.tally.runs, 5)
    XCTAssertEqual(result.tally.steps, 1 + 1 + 2 + 2 + 3)
    XCTAssertEqual(result.ending, .finished)
    XCTAssertEqual(result.exitCode, .nothingFound)
  }

  func testRunsWithoutAStepDoNotCount() async {
    let result = run(settings("a", iterations: 4)) {
      self.walk($0, steps: $0.isMultiple(of: 3) ? 0 : 2)
    }
    XCTAssertEqual(result.tally.runs, 4)
    XCTAssertEqual(result.tally.emptyRuns, 2)
    XCTAssertEqual(result.tally.steps, 8)
  }

  func testAStartThatBreaksSomethingIsARun() async {
    let result = run(settings("a", iterations: 2)) {
      self.walk($0, steps: 0, breaks: "INV-1")
    } shrink: {
      self.small($1, [])
    }
    XCTAssertEqual(result.tally.runs, 2)
    XCTAssertEqual(result.findings.map(\.count), [2])
    XCTAssertEqual(result.findings.map(\.path), [[]])
  }

  func testAScenarioThatTakesNoStepIsGivenUpAndSaid() async {
    let campaign = Campaign(settings("a", "b", iterations: 10)) { scenario, _ in
      CampaignStages(
        walk: { self.walk($0, steps: scenario.name == "a" ? 0 : 1) },
        shrink: { _, _ in .init() }
      )
    }
    let result = campaign.run()
    XCTAssertEqual(result.shares.map(\.isExhausted), [true, false])
    XCTAssertEqual(result.shares.map(\.runs), [0, 10])
    XCTAssertEqual(result.tally.emptyRuns, Campaign.emptyRunsMax)
    XCTAssertEqual(result.exitCode, .incomplete)
  }

  func testACampaignWithoutAnyStepEnds() async {
    let result = run(settings("a", iterations: 10)) { self.walk($0, steps: 0) }
    XCTAssertEqual(result.ending, .exhausted)
    XCTAssertEqual(result.exitCode, .incomplete)
  }

  func testKindsOfStepOnKindsOfControllerAreCounted() async {
    let tree = Tree(.nav, [.screen, .screen])
    let paths: [[Step]] = [
      [.commit, .commit],
      [.operate(TreeOperation(.pop, 0)), .operate(TreeOperation(.setNeedsLayout, 0))],
      [.operate(TreeOperation(.setNeedsLayout, 1)), .operate(TreeOperation(.setNeedsLayout, 2))],
      [.call(0), .call(1), .call(1)],
      [.app(.rotate), .gesture(0, .begin), .gesture(0, .cancel)],
      [.finger(.interactivePop(0), .begin), .finger(.interactivePop(0), .finish)],
    ]
    var coverage = CampaignCoverage()
    var counts: [Int] = []
    for path in paths {
      coverage.note(path, from: Configuration(window: tree), scenario: 0)
      counts.append(coverage.count)
    }
    XCTAssertEqual(counts, [1, 3, 4, 6, 9, 11])
    coverage.note([.call(0), .commit], from: Configuration(window: tree), scenario: 1)
    XCTAssertEqual(coverage.count, 12, "another scenario's call is another pair")
  }

  // MARK: What is one finding

  func testDuplicatesAreCountedAndTheFirstIsShrunk() async {
    var shrunk: [Int] = []
    let campaign = Campaign(settings("a", iterations: 10)) { _, _ in
      CampaignStages(
        walk: { self.walk($0, breaks: $0.isMultiple(of: 2) ? "INV-\($0 % 4)" : nil) },
        shrink: { walk, failure in
          shrunk.append(walk.index)
          return self.small(failure, [.fireTimer, .endAnimation(walk.index)])
        }
      )
    }
    var heard: [String] = []
    let result = campaign.run(onFinding: { heard.append($0.identity.invariant) })
    XCTAssertEqual(shrunk, [0, 2])
    XCTAssertEqual(heard, ["INV-0", "INV-2"])
    XCTAssertEqual(result.findings.map(\.count), [3, 2])
    XCTAssertEqual(result.findings.map(\.firstIndex), [0, 2])
    XCTAssertEqual(result.tally.failingRuns, 5)
    XCTAssertEqual(result.tally.shrinkingRuns, 20)
    XCTAssertEqual(result.exitCode, .found)
  }

  /// Two bugs may show on the same steps: none is booked as another name of the other.
  func testFailuresThatShrinkToTheSameStepsAreTwoFindings() async {
    let result = run(settings("a", iterations: 6)) {
      self.walk($0, breaks: "INV-\($0 % 2)")
    } shrink: {
      self.small($1)
    }
    XCTAssertEqual(result.findings.map(\.identity.invariant), ["INV-0", "INV-1"])
    XCTAssertEqual(result.findings.map(\.count), [3, 3])
    XCTAssertEqual(result.tally.findings, 2)
  }

  /// What shrinking meets beside the sought failure is a finding, unless it is known already.
  func testAFailureThatIsMetWhileShrinkingIsShrunkForItself() async {
    var shrunk: [String] = []
    let campaign = Campaign(settings("a", iterations: 4)) { _, _ in
      CampaignStages(
        walk: { self.walk($0, breaks: $0 == 3 ? "INV-5" : "INV-1") },
        shrink: { walk, failure in
          shrunk.append(failure.identity.invariant)
          let others = ["INV-1", "INV-5", "INV-9"].map { self.walk(walk.index, breaks: $0) }
          return self.small(failure, others: others)
        }
      )
    }
    var heard: [String] = []
    let result = campaign.run(onFinding: { heard.append($0.identity.invariant) })
    XCTAssertEqual(shrunk, ["INV-1", "INV-5", "INV-9"])
    XCTAssertEqual(heard, shrunk)
    XCTAssertEqual(result.findings.map(\.count), [3, 2, 1])
    XCTAssertEqual(result.tally.shrinkingRuns, 30)
  }

  /// A later failure of a run is a finding if it comes without the earlier one, or else follows it.
  func testALaterFailureIsAFindingOrAConsequence() async {
    var separated: [String] = []
    let campaign = Campaign(settings("a", iterations: 9)) { _, _ in
      CampaignStages(
        walk: { self.walk($0, showing: ["own", "INV-51", "INV-16", "INV-34"]) },
        shrink: { self.small($1) },
        separate: { _, failure in
          separated.append(failure.identity.invariant)
          return failure.identity.invariant == "INV-34"
            ? self.small(failure) : CampaignStages.Shrinking(executions: 5)
        }
      )
    }
    let result = campaign.run()
    let names = result.findings.map(\.identity.invariant)
    XCTAssertEqual(names, ["own", "INV-51", "INV-34"])
    XCTAssertEqual(result.findings.map { $0.consequences.map(\.invariant) }, [[], ["INV-16"], []])
    XCTAssertEqual(separated, ["INV-16", "INV-34", "INV-16"], "two attempts")
    XCTAssertEqual(result.tally.shrinkingRuns, 3 * 10 + 2 * 5)
  }

  /// What was a consequence in one run and comes first in another is a finding.
  func testAConsequenceThatComesByItselfIsNoneAnyMore() async {
    let result = run(settings("a", iterations: 5)) {
      self.walk($0, showing: $0 < 4 ? ["INV-51", "INV-16"] : ["INV-16"])
    } shrink: {
      self.small($1)
    }
    XCTAssertEqual(result.findings.map(\.identity.invariant), ["INV-51", "INV-16"])
    XCTAssertEqual(result.findings.map(\.consequences), [[], []])
    XCTAssertEqual(result.findings.map(\.firstIndex), [0, 4])
  }

  /// A failure that every run shows at once hides nothing, and the summary names the way round it.
  func testAFailureAtTheStartOfEveryRunHidesNothing() async {
    let campaign = Campaign(settings("a", iterations: 5)) { _, _ in
      CampaignStages(
        walk: { self.walk($0, showing: $0 == 4 ? ["INV-47", "INV-16"] : ["INV-47"]) },
        shrink: { self.small($1) },
        standing: { [self.failure("INV-47").identity] }
      )
    }
    let result = campaign.run()
    XCTAssertEqual(result.findings.map(\.identity.invariant), ["INV-47", "INV-16"])
    XCTAssertEqual(result.shares[0].failingAtStart.map(\.invariant), ["INV-47"])
    let summary = CampaignText(isVerbose: false) { text, _ in text }
      .summary(result, ScenarioCatalogue())
    XCTAssertTrue(summary.contains("'a' fails INV-47 of screen as soon as it is shown"), summary)
    XCTAssertTrue(summary.contains("Allowance(\"INV-47\", because: \"…\")"), summary)
  }

  func testWhatTheEnvironmentShowsAloneIsCountedAndNotReported() async {
    let campaign = Campaign(settings("a", iterations: 3)) { _, _ in
      CampaignStages(
        walk: { index in
          var walk = self.walk(index, breaks: index == 2 ? "INV-1" : nil)
          walk.suppressed = [self.failure("INV-34")]
          return walk
        },
        shrink: { self.small($1, suppressed: [self.failure("INV-9").identity]) }
      )
    }
    let result = campaign.run()
    XCTAssertEqual(result.findings.map(\.identity.invariant), ["INV-1"])
    XCTAssertEqual(result.suppressions.map(\.identity.invariant), ["INV-34", "INV-9"])
    XCTAssertEqual(result.suppressions.map(\.count), [3, 1])
    let summary = CampaignText(isVerbose: false) { text, _ in text }
      .summary(result, ScenarioCatalogue())
    XCTAssertTrue(summary.contains("suppressed: the model itself violates INV-34 of"), summary)
  }

  func testCallsThatNoRunTookAreSaid() async {
    let campaign = Campaign(settings("a", iterations: 3)) { _, _ in
      CampaignStages(
        calls: ["open", "close", "never"],
        gestures: ["pan", "pinch"],
        walk: {
          RunResult(
            index: $0,
            configuration: self.configuration,
            path: [[.call(0)], [.call(1)], [.gesture(0, .begin)]][$0],
            failures: []
          )
        },
        shrink: { _, _ in .init() }
      )
    }
    let result = campaign.run()
    XCTAssertEqual(result.shares.map(\.neverTaken), [["never", "pinch"]])
    let text = CampaignText(isVerbose: false) { text, _ in text }
    let summary = text.summary(result, ScenarioCatalogue())
    XCTAssertTrue(summary.contains("'a': never tried in 3 runs: 'never', 'pinch'"), summary)
  }

  func testTheSameIdentityInTwoScenariosIsTwoFindings() async {
    let campaign = Campaign(settings("a", "b", iterations: 4)) { _, _ in
      CampaignStages(walk: { self.walk($0, breaks: "INV-1") }, shrink: { self.small($1) })
    }
    XCTAssertEqual(campaign.run().findings.map(\.scenario), ["a", "b"])
  }

  func testARunThatBreaksNothingTheSecondTimeIsKeptWhole() async {
    let finding = run(settings("a", iterations: 1)) { self.walk($0, breaks: "INV-1") }.findings[0]
    XCTAssertFalse(finding.isReproducible)
    XCTAssertFalse(finding.isOneMinimal)
    XCTAssertEqual(finding.path.count, 3)
  }

  // MARK: How it ends

  private func allFailing(_ settings: CampaignSettings, known: [String] = []) -> Campaign {
    Campaign(
      settings,
      stages: { _, _ in
        CampaignStages(
          walk: { self.walk($0, breaks: "INV-\($0)") },
          shrink: { self.small($1, [.endAnimation($0.index)]) }
        )
      },
      isKnown: { known.contains($0.identity.invariant) }
    )
  }

  func testEnoughFindingsEndIt() async {
    let result = allFailing(settings("a", iterations: 10) { $0.findingsMax = 3 }).run()
    XCTAssertEqual(result.ending, .enough)
    XCTAssertEqual(result.tally.runs, 3)
    XCTAssertEqual(result.exitCode, .found)
  }

  func testKnownFindingsCountOnlyIfAsked() async {
    let known = (0..<10).map { "INV-\($0)" }
    let all = allFailing(settings("a", iterations: 10), known: known).run()
    XCTAssertEqual(all.exitCode, .found)
    XCTAssertEqual(all.tally.knownFindings, 10)
    let newOnly = settings("a", iterations: 10) { $0.countsNewOnly = true }
    XCTAssertEqual(allFailing(newOnly, known: known).run().exitCode, .nothingFound)
    XCTAssertEqual(allFailing(newOnly, known: ["INV-1"]).run().exitCode, .found)
    let enough = settings("a", iterations: 10) {
      $0.countsNewOnly = true
      $0.findingsMax = 2
    }
    let result = allFailing(enough, known: ["INV-0", "INV-2"]).run()
    XCTAssertEqual(result.tally.runs, 4, "two new ones were asked for")
  }

  func testLimitsAndCtrlCEndItWithTheirCodes() async {
    let clean = { (iterations: Int?, ending: CampaignResult.Ending) in
      let campaign = Campaign(self.settings("a", iterations: iterations)) { _, _ in
        CampaignStages(walk: { self.walk($0) }, shrink: { _, _ in .init() })
      }
      return campaign.run(stop: { $0.runs == 4 ? ending : nil })
    }
    XCTAssertEqual(clean(10, .timeUp).exitCode, .incomplete)
    XCTAssertEqual(clean(nil, .timeUp).exitCode, .nothingFound, "the time was all that was asked")
    XCTAssertEqual(clean(10, .interrupted).exitCode, .interrupted)
    XCTAssertEqual(clean(4, .timeUp).exitCode, .nothingFound, "the work was done in time")
    let failing = allFailing(settings("a", iterations: 10))
    XCTAssertEqual(failing.run(stop: { $0.runs == 4 ? .timeUp : nil }).exitCode, .found)
    let interrupted = allFailing(settings("a", iterations: 10))
    let result = interrupted.run(stop: { $0.runs == 4 ? .interrupted : nil })
    XCTAssertEqual(result.exitCode, .interrupted)
    XCTAssertEqual(result.findings.count, 4, "what was found is kept")
  }
}
