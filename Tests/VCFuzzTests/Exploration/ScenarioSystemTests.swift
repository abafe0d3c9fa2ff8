// A scenario as a system to be explored: what is offered, what is left out, and what that loses.

import ModelChecking
import VCFuzzContainerSuite
import VCFuzzKit
import VCFuzzSamples
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor final class ScenarioSystemTests: XCTestCase {
  private func search(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ grammar: Grammar,
    reduces: Bool,
    order: SearchOrder = .depthFirst
  ) throws -> SearchReport<ExploredStep> {
    var settings = ExplorationSettings(scenario, settings: [configuration], grammar: grammar)
    settings.reduces = reduces
    settings.order = .search(order)
    var system = settings.system
    return try ReplaySearch<ScenarioSystem>(options: settings.options(for: order)).run(&system)
  }

  private func identities(_ report: SearchReport<ExploredStep>) -> [String] {
    report.counterexamples.map(\.breach.identity).sorted()
  }

  // MARK: Counts

  func testTheRunsOfOnePushArePinned() async throws {
    let configuration = Configuration(window: Tree(.nav, [.screen]), spares: [.screen])
    let grammar = try Grammar(words: "push", stepsMax: 1)
    let report = try search(.uikit, configuration, grammar, reduces: true)
    XCTAssertTrue(report.certificate.isComplete)
    XCTAssertEqual(report.counterexamples.count, 0)
    // Before and after the launch's commit: not animated; animated, with its end.
    XCTAssertEqual(report.certificate.executions, 4)
    XCTAssertEqual(report.certificate.deepest, 4)
  }

  func testAllRunsOfTwoStepsOnTwoContainersAreCleanAndPinned() async throws {
    let configuration = Configuration.standard(for: .uikit, controllers: 5)
    let grammar = try Grammar(words: "push, pop, selectTab, fingers", stepsMax: 2)
    let report = try search(.uikit, configuration, grammar, reduces: true)
    XCTAssertTrue(report.certificate.isComplete)
    XCTAssertEqual(identities(report), [])
    XCTAssertEqual(report.certificate.executions, 176)
    XCTAssertEqual(report.certificate.deepest, 9)
  }

  func testWhatFollowsAnAwaitIsExplored() async throws {
    let plain = Configuration(window: .root)
    func explored(_ name: String, stepsMax: Int) throws -> SearchReport<ExploredStep> {
      let all = ContainerSuite.correct.map(\.scenario) + ContainerSuite.broken.map(\.scenario)
      let scenario = try XCTUnwrap(all.first { $0.name == name })
      let grammar = try Grammar(words: "calls", stepsMax: stepsMax)
      return try search(scenario, plain, grammar, reduces: true)
    }
    let broken = try explored("sleeping-banner", stepsMax: 2)
    XCTAssertEqual(identities(broken), ["INV-1 in a child of root"])
    XCTAssertTrue(broken.certificate.isComplete)
    let correct = try explored("awaiting-switcher", stepsMax: 1)
    XCTAssertEqual(identities(correct), [])
    XCTAssertTrue(correct.certificate.isComplete)
  }

  // MARK: Reductions

  func testNoReductionLosesAFaultOfTheGallery() async throws {
    let configuration = Configuration(window: Tree(.nav, [.root]), spares: [.screen, .screen])
    let plain = Configuration(window: .root, spares: [.screen, .screen])
    let words = "calls, gestures, push, inside:viewDidAppear"
    let grammar = try Grammar(words: words, stepsMax: 1)
    var faults = 0
    for entry in Scenario.gallery {
      let hasStack = Run(entry.faulty, plain).live.isLegal(TreeOperation(.push, 0))
      let start = hasStack ? configuration : plain
      let reduced = try search(entry.faulty, start, grammar, reduces: true)
      let whole = try search(entry.faulty, start, grammar, reduces: false)
      XCTAssertEqual(identities(reduced), identities(whole), entry.faulty.name)
      XCTAssertTrue(whole.certificate.isComplete, entry.faulty.name)
      XCTAssertTrue(reduced.certificate.isComplete, entry.faulty.name)
      XCTAssertLessThanOrEqual(reduced.certificate.states, whole.certificate.states)
      faults += whole.counterexamples.count
    }
    XCTAssertGreaterThan(faults, 10)
  }

  func testTwinsAreBroughtInInOneOrderOnly() async throws {
    let configuration = Configuration(
      window: Tree(.nav, [.screen]),
      spares: [.screen, .screen, .screen]
    )
    let grammar = try Grammar(words: "push", stepsMax: 2)
    let reduced = try search(.uikit, configuration, grammar, reduces: true)
    let whole = try search(.uikit, configuration, grammar, reduces: false)
    XCTAssertEqual(identities(reduced), identities(whole))
    XCTAssertLessThan(reduced.certificate.executions * 4, whole.certificate.executions)
    XCTAssertTrue(reduced.certificate.isComplete && whole.certificate.isComplete)
  }

  func testPreparedCallsSleepUntilTheirCallbackIsHeard() async throws {
    let configuration = Configuration(window: Tree(.nav, [.screen]), spares: [.screen])
    let grammar = try Grammar(words: "push, inside:viewDidAppear", stepsMax: 2)
    let reduced = try search(.uikit, configuration, grammar, reduces: true)
    let whole = try search(.uikit, configuration, grammar, reduces: false)
    XCTAssertEqual(identities(reduced), identities(whole))
    XCTAssertLessThan(reduced.certificate.executions * 3, whole.certificate.executions * 2)
    XCTAssertEqual(reduced.certificate.defects, [])
    XCTAssertTrue(reduced.certificate.isComplete)
  }

  /// Whatever two footprints call independent leads to the same trace in both orders.
  func testStepsThatFootprintsCallIndependentCommute() async throws {
    let configuration = Configuration(window: Tree(.nav, [.screen]), spares: [.screen])
    let grammar = try Grammar(words: "push, inside:viewDidAppear", stepsMax: 3)
    var system = ScenarioSystem(.uikit, settings: [configuration], grammar: grammar)
    var pairs = 0
    var waiting: [[ExploredStep]] = [[]]
    while let prefix = waiting.popLast() {
      let enabled = take(prefix, &system)
      var footprints: [Footprint] = []
      for step in enabled {
        _ = take(prefix + [step], &system)
        footprints.append(system.lastFootprint)
      }
      for one in enabled.indices {
        for other in enabled.indices.dropFirst(one + 1)
        where !footprints[one].conflicts(with: footprints[other])
          && system.actor(of: enabled[one]) != system.actor(of: enabled[other])
        {
          pairs += 1
          let ends = [[one, other], [other, one]].map { order -> [Event] in
            let path = prefix + order.map { enabled[$0] }
            let steps = system.parts(of: Path(steps: path, indices: path.map { _ in 0 })).steps
            return CaseRun(.uikit, configuration, steps).trace.events
          }
          XCTAssertEqual(ends[0], ends[1])
        }
      }
      if prefix.count < 2 {
        for step in enabled.reversed().prefix(6) { waiting.append(prefix + [step]) }
      }
    }
    XCTAssertGreaterThan(pairs, 100)
  }

  private func take(_ path: [ExploredStep], _ system: inout ScenarioSystem) -> [ExploredStep] {
    system.start()
    for step in path { XCTAssertEqual(system.take(step), .taken) }
    return system.enabledSteps()
  }

  // MARK: Grammar

  func testTheGrammarOfAPathHasItsKindsOfStepOnly() async throws {
    let path: [Step] = [
      .commit, .operate(TreeOperation(.push, 0, object: 2, isAnimated: true)),
      .inside(Step.Trigger(.viewDidAppear, of: 1), .call(0)),
    ]
    let grammar = Grammar(of: path)
    XCTAssertEqual(grammar.words, "push, inside:viewDidAppear")
    XCTAssertTrue(grammar.usesCallsInside)
    XCTAssertFalse(grammar.families.contains(.calls))
  }

  func testAWordThatIsNoKindOfStepIsNamed() async {
    XCTAssertThrowsError(try Grammar(words: "calls, pusch", stepsMax: 1)) {
      XCTAssertEqual("\($0)", "no kind of step 'pusch': did you mean 'push'?")
    }
    XCTAssertThrowsError(try Grammar(words: " , ", stepsMax: 1))
    XCTAssertThrowsError(try Grammar(words: "push, inside:viewDidFall", stepsMax: 1))
  }

  func testLiftingAFingerIsFree() async throws {
    let configuration = Configuration(window: Tree(.nav, [.screen, .screen]))
    var grammar = Grammar(stepsMax: 1)
    grammar.families = [.fingers]
    let report = try search(.uikit, configuration, grammar, reduces: true)
    XCTAssertTrue(report.certificate.isComplete)
    XCTAssertEqual(identities(report), [])
    // Begun; then finished or cancelled, each with its end.
    XCTAssertGreaterThanOrEqual(report.certificate.deepest, 4)
    XCTAssertEqual(report.certificate.executions, 2)
  }
}
