// Shortest runs: what the search says, what breadth-first search says, what shrinking reached.

import ModelChecking
import VCFuzzKit
import VCFuzzSamples
import VCFuzzXCTest
import VCLifecycle
import XCTest

@MainActor final class CertifierTests: XCTestCase {
  func testFaultsOfTheGalleryAreCertifiedAsBreadthFirstSearchFindsThem() async throws {
    var compared = 0
    var equal = 0
    for entry in Scenario.gallery.prefix(12) {
      let verification = try Verification(entry.faulty, seed: 1, iterations: 25, profile: "ios26")
      for fault in verification.faults {
        let kept = fault.replay.kept
        let words = Run(entry.faulty, kept.configuration).vocabulary
        let path = try kept.steps.map { try Step(text: $0, words) }
        let identity = kept.verdict.identity
        let known = Certifier(entry.faulty, runsMax: 300)
          .certify(kept.configuration, path, identity: identity)
        guard known.isCertified else { continue }
        let run = Run.finished(entry.faulty, kept.configuration, known.path)
        XCTAssertTrue(run.failures.contains { $0.identity == identity }, entry.faulty.name)
        // The search knows the first failure of a run only.
        guard run.failure?.identity == identity else { continue }
        compared += 1
        XCTAssertLessThanOrEqual(known.path.count, path.count)
        if known.path == path { equal += 1 }
        let fewest = try breadthFirst(entry.faulty, kept.configuration, path, identity)
        XCTAssertEqual(fewest, known.searchedLength, "\(entry.faulty.name) \(identity)")
      }
    }
    XCTAssertGreaterThan(compared, 10)
    XCTAssertGreaterThanOrEqual(equal * 100, compared * 95)
  }

  /// The fewest user actions with which breadth-first searches without reductions find it.
  private func breadthFirst(
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step],
    _ identity: Failure.Identity
  ) throws -> Int? {
    var options = ReplayOptions(order: .breadthFirst)
    options.concludesEverywhere = true
    options.soughtIdentity = identity.description
    options.limits.depthMax = path.count
    var grammar = Grammar(of: path)
    for actions in 0...path.count {
      grammar.stepsMax = actions
      var system = ScenarioSystem(
        scenario,
        settings: [configuration],
        grammar: grammar,
        usesSymmetry: false
      )
      let report = try ReplaySearch<ScenarioSystem>(options: options).run(&system)
      if report.counterexample(identity: identity.description) != nil { return actions }
    }
    return nil
  }

  private let configuration = Configuration(window: Tree(.nav, [.root]), spares: [.screen])

  /// The switcher's fault, with a detour.
  private let longPath: [Step] = [
    .commit, .operate(TreeOperation(.push, 0, object: 2, isAnimated: true)), .commit, .call(1),
    .call(2), .call(0),
  ]

  func testALongerPathIsReplacedByAShortestOne() async throws {
    let scenario = Scenario.switcher()
    let failure = try XCTUnwrap(Run.finished(scenario, configuration, longPath).failure)
    let known = Certifier(scenario).certify(configuration, longPath, identity: failure.identity)
    XCTAssertTrue(known.isCertified)
    XCTAssertLessThan(known.path.count, longPath.count)
    let again = Certifier(scenario).certify(configuration, known.path, identity: failure.identity)
    XCTAssertEqual(again.path.count, known.path.count)
    XCTAssertEqual(again.searchedLength, known.searchedLength)
    XCTAssertEqual(again.searchedLength, known.path.count(where: \.isUserVisible))
    XCTAssertTrue(again.words(isOneMinimal: true).hasPrefix("certified minimal"))
  }

  /// A path that only lets more time pass is as short, and is left as it is.
  func testPassingTimeCostsNothing() async throws {
    let scenario = GalleryEntry.named("redundant-choice").faulty
    let configuration = Configuration(window: .root)
    let path: [Step] = [.commit, .commit, .call(0)]
    let failure = try XCTUnwrap(Run.finished(scenario, configuration, path).failure)
    let known = Certifier(scenario).certify(configuration, path, identity: failure.identity)
    XCTAssertEqual(known.path, path)
    XCTAssertEqual(known.searchedLength, 1)
    XCTAssertEqual(
      known.words(isOneMinimal: true),
      "certified minimal: no shorter path of calls (fewer user actions, at most 3 steps in all) "
        + "fails like it"
    )
  }

  func testWhatWasCutIsNotCertified() async throws {
    let scenario = Scenario.switcher()
    let failure = try XCTUnwrap(Run.finished(scenario, configuration, longPath).failure)
    let whole = Certifier(scenario).certify(configuration, longPath, identity: failure.identity)
    let runs = Certifier(scenario)
      .certify(configuration, whole.path, identity: failure.identity).runs
    XCTAssertGreaterThan(runs, 0)
    for runsMax in 0..<runs {
      let known = Certifier(scenario, runsMax: runsMax)
        .certify(configuration, whole.path, identity: failure.identity)
      XCTAssertFalse(known.isCertified, "\(runsMax)")
      XCTAssertEqual(known.path, whole.path)
      XCTAssertLessThanOrEqual(known.runs, runsMax)
      XCTAssertFalse(known.words(isOneMinimal: true).contains("certified"))
    }
    let stopped = Certifier(scenario, isStopped: { true })
      .certify(configuration, longPath + longPath, identity: failure.identity)
    XCTAssertLessThanOrEqual(stopped.searchedLength, stopped.path.count)
  }
}
