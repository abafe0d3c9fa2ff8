// Whether checks that continue from what they have seen of an earlier run say what checks say that
// read all of it.

import HeadlessUIKit
import LifecycleChecks
import ModelChecking
import VCFuzzSamples
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor final class ObservationsTests: XCTestCase {
  // MARK: Runs

  /// All that the checks can say of a run.
  private struct Verdict: Equatable {
    var failures: [Failure]
    var violations: [Violation]
    var advice: [Violation]
    var exercised: UInt64
    var events: [Event]

    @MainActor init(_ run: Run) {
      failures = run.failures
      violations = run.verdict.violations
      advice = run.verdict.advice
      exercised = run.verdict.exercised
      events = run.stage.events
    }
  }

  private func finish(_ run: Run, _ steps: ArraySlice<Step>) -> Verdict {
    for step in steps where !run.isOver { run.take(step) }
    run.finish()
    return Verdict(run)
  }

  /// Random runs of a scenario, each continued from a random place before its first failure.
  private func continueRuns(
    of scenario: Scenario,
    misuse: MisuseLevel,
    count: Int,
    _ random: inout RandomSource,
    failing: inout Int
  ) {
    var options = GeneratorOptions()
    options.misuse = misuse
    let generator = Generator(scenario, options: options, seed: 3)
    for index in 10..<(10 + count) {
      let result = generator.walk(index)
      let path = result.path
      let whole = Run(scenario, result.configuration)
      let verdict = finish(whole, path[...])
      let first = Run(scenario, result.configuration)
      for step in path.prefix(random.below(path.count + 1)) where first.failure == nil {
        first.take(step)
      }
      guard let observations = first.verdict.observations else { continue }
      let taken = first.path
      // What the first run does from now on is nothing to those who continue from here.
      XCTAssertEqual(finish(first, path.dropFirst(taken.count)), verdict, scenario.name)
      for recording in [Stage.Recording.everything, .everything.subtracting(.snapshots)] {
        let again = Run(scenario, result.configuration, recording: recording, isUnchecked: true)
        for step in taken { XCTAssertTrue(again.take(step)) }
        XCTAssertTrue(again.verdict.resume(from: observations), scenario.name)
        XCTAssertEqual(finish(again, path.dropFirst(taken.count)), verdict, scenario.name)
      }
      if !verdict.failures.isEmpty { failing += 1 }
    }
  }

  func testRunsThatContinueFromObservationsAreCheckedAsAWhole() async throws {
    var random = RandomSource(seed: 5)
    var failing = 0
    let count = Effort.count(4, long: 60)
    for entry in Scenario.faultyEntries {
      for scenario in [entry.faulty, entry.repaired] {
        continueRuns(of: scenario, misuse: .none, count: count, &random, failing: &failing)
      }
    }
    continueRuns(of: .uikit, misuse: .none, count: 10 * count, &random, failing: &failing)
    continueRuns(of: .uikit, misuse: .all, count: 10 * count, &random, failing: &failing)
    XCTAssertGreaterThan(failing, 30)
  }

  func testARunThatRecordedAnythingElseDoesNotContinue() async throws {
    let configuration = Configuration(window: Tree(.nav, [.screen]), spares: [.screen])
    func run(_ steps: [Step], isUnchecked: Bool) -> Run {
      let run = Run(.uikit, configuration, isUnchecked: isUnchecked)
      for step in steps { XCTAssertTrue(run.take(step)) }
      return run
    }
    let push = Step.operate(TreeOperation(.push, 0, object: 2))
    let observations = try XCTUnwrap(run([.commit, push], isUnchecked: false).verdict.observations)
    XCTAssertTrue(run([.commit, push], isUnchecked: true).verdict.resume(from: observations))
    XCTAssertFalse(run([.commit], isUnchecked: true).verdict.resume(from: observations))
    let layout = Step.operate(TreeOperation(.setNeedsLayout, 1))
    let other = run([.commit, layout, .commit], isUnchecked: true)
    XCTAssertFalse(other.verdict.resume(from: observations))
    // As many events, of which one is another.
    var animated = TreeOperation(.push, 0, object: 2)
    animated.isAnimated = true
    let almost = run([.commit, .operate(animated)], isUnchecked: true)
    XCTAssertFalse(almost.verdict.resume(from: observations))
  }

  // MARK: Explorations

  /// The same system, whose replays are all checked from their start.
  @MainActor private struct Rechecked: @MainActor ReplayedSystem {
    var system: ScenarioSystem
    mutating func start() { system.start() }
    mutating func enabledSteps() -> [ExploredStep] { system.enabledSteps() }
    mutating func take(_ step: ExploredStep) -> StepOutcome { system.take(step) }
    mutating func conclude() -> StepOutcome { system.conclude() }
    func actor(of step: ExploredStep) -> Int { system.actor(of: step) }
    var lastFootprint: Footprint { system.lastFootprint }
    var hasFingerprints: Bool { system.hasFingerprints }
    func fingerprint(symmetric: Bool) -> Fingerprint? { system.fingerprint(symmetric: symmetric) }
    var budget: Int { system.budget }
    var mayEnd: Bool { system.mayEnd }
  }

  /// Asserts that a search finds the same with all replays checked; returns how many violations.
  private func compare(_ settings: ExplorationSettings, _ order: SearchOrder) throws -> Int {
    var settings = settings
    settings.order = .search(order)
    var options = settings.options(for: order)
    options.limits.executionsMax = Effort.count(60, long: 2_000)
    var checked = Rechecked(system: settings.system)
    let expected = try ReplaySearch<Rechecked>(options: options).run(&checked)
    var system = settings.system
    let report = try ReplaySearch<ScenarioSystem>(options: options).run(&system)
    XCTAssertEqual(report.certificate, expected.certificate, "\(settings.scenario.name) \(order)")
    XCTAssertEqual(report.counterexamples, expected.counterexamples, settings.scenario.name)
    return report.counterexamples.count
  }

  func testExplorationsFindTheSameAsWithAllReplaysChecked() async throws {
    var found = 0
    for entry in Scenario.faultyEntries {
      for scenario in [entry.faulty, entry.repaired] {
        var settings = ExplorationSettings(
          scenario,
          settings: [.standard(for: scenario, controllers: 2)],
          grammar: try Grammar(words: "calls, gestures, fingers, push, present", stepsMax: 2)
        )
        for order in [SearchOrder.depthFirst, .breadthFirst] {
          settings.prunesByFingerprint = order == .depthFirst
          found += try compare(settings, order)
        }
      }
    }
    XCTAssertGreaterThan(found, 15)
  }

  /// A container with a child that is ended once too often after it was added twice.
  private final class Asked: UIViewController {
    let child = UIViewController()
    private var count = 0

    func act() {
      count += 1
      if count == 1 { addChild(child) }
      if count == 2 { child.endAppearanceTransition() }
    }
  }

  /// A first run asks each state for its steps, and what that records comes later in a replay.
  func testExplorationsFindTheSameWhereAConditionLoadsAView() async throws {
    let scenario = Scenario("asked") { stage in
      stage.named("root", Asked())
    } operations: { root, _ in
      Call("act", when: { root.child.view.window == nil }) { root.act() }
      Call("layout") { root.view.setNeedsLayout() }
    }
    let settings = ExplorationSettings(
      scenario,
      settings: [Configuration(window: .root)],
      grammar: try Grammar(words: "calls", stepsMax: 3)
    )
    XCTAssertGreaterThan(try compare(settings, .depthFirst), 0)
    XCTAssertGreaterThan(try compare(settings, .breadthFirst), 0)
  }

  /// What its own code reads in the events decides what it does.
  func testExplorationsFindTheSameWhereTheScenarioReadsEvents() async throws {
    let scenario = Scenario("reading") { stage in
      stage.named("root", UIViewController())
    } operations: { root, stage in
      Call("read") {
        let isSeen = stage.events.contains { $0.snapshot?.facts.contains(.hasWindow) == true }
        if isSeen { root.view.setNeedsLayout() } else { root.endAppearanceTransition() }
      }
      Call("layout") { root.view.setNeedsLayout() }
      Call("end") { root.endAppearanceTransition() }
    }
    let settings = ExplorationSettings(
      scenario,
      settings: [Configuration(window: .root)],
      grammar: try Grammar(words: "calls", stepsMax: 3)
    )
    XCTAssertGreaterThan(try compare(settings, .depthFirst), 0)
    XCTAssertGreaterThan(try compare(settings, .breadthFirst), 0)
  }
}
