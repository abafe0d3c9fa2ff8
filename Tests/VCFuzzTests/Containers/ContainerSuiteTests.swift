// Tests of the container suites: which correct ones are accused, and which broken ones are missed.

import VCFuzzContainerSuite
import VCFuzzKit
import VCFuzzLab
import VCFuzzSamples
import VCLifecycle
import XCTest

@MainActor final class ContainerSuiteTests: XCTestCase {
  // MARK: Correct containers

  func testCorrectContainersAreAccusedOfTheKnownFalseAlarmsOnly() async {
    for entry in ContainerSuite.correct {
      let trial = ContainerTrial.all(of: entry.scenario, seeds: [1], runs: 50)
      XCTAssertEqual(
        trial.violations,
        KnownFalseAlarms.identities[entry.scenario.name] ?? [],
        entry.scenario.name
      )
      XCTAssertEqual(trial.suppressed, 0, "\(entry.scenario.name): the environment fails alone")
    }
  }

  func testRunsMeetEveryPlaceOfTheRootAndEveryDisputedValue() async throws {
    let entry = try XCTUnwrap(ContainerSuite.correct.first)
    let many = ContainerTrial.all(of: entry.scenario, seeds: [1], runs: 1_000).conditions
    XCTAssertEqual(many.missingPlaces, [])
    XCTAssertEqual(many.missingValues, [])
    let one = ContainerTrial.all(of: entry.scenario, seeds: [1], runs: 1).conditions
    XCTAssertEqual(one.missingPlaces.count, MetConditions.places.count - 1)
    XCTAssertGreaterThan(one.missingValues.count, 0)
  }

  /// A screen that takes the place of a pushed one, before the stack has appeared, is announced.
  func testAStackAnnouncesWhatTakesThePlaceOfAnAnnouncedScreen() async throws {
    let steps = """
      vcfuzz-case: 2
      scenario: column-stacks
      profile: ios26
      device: phone
      window: curl(root, S1)

      steps:
        commit
        call open
        commit
        finger begin page forward of curl
        commit
        finger cancel page forward of curl
        inside viewIsAppearing of root: call show two columns
        end animation 2

      invariant: INV-43
      role: in root
      grade: violation
      event: at the end
      expected: didShow
      found: didShow not called

      """
    let entry = try XCTUnwrap(
      ContainerSuite.correct.first { $0.scenario.name == "column-stacks" }
    )
    let run = try CaseRun(Case(text: steps), scenario: entry.scenario)
    XCTAssertNil(run.failure)
    let calls = run.trace.events.filter {
      [.navigationWillShow, .navigationDidShow].contains($0.kind)
        && $0.controller.map { run.trace.name(of: $0) } == "UINavigationController"
    }
    XCTAssertEqual(
      calls.map { run.trace.callText(of: $0) },
      [
        "navigationWillShow(item)", "navigationDidShow(item)", "navigationWillShow(related)",
        "navigationWillShow(list)", "navigationDidShow(list)",
      ]
    )
  }

  func testEveryShapeIsWrittenInTwoWays() {
    for shape in 1...24 {
      XCTAssertGreaterThanOrEqual(
        ContainerSuite.correct.count { $0.shape == shape },
        2,
        "shape \(shape)"
      )
    }
  }

  // MARK: Broken containers

  func testBrokenContainersAreFoundButTheKnownOnes() async {
    var missed: [String] = []
    for entry in ContainerSuite.broken {
      let trial = ContainerTrial.search(
        entry.scenario,
        for: entry.invariants,
        at: entry.grade,
        seeds: [1],
        runsMax: 2_000
      )
      if trial.detections.contains(nil) { missed.append(entry.scenario.name) }
      XCTAssertEqual(trial.suppressed, 0, "\(entry.scenario.name): the environment fails alone")
      for causes in trial.causes {
        XCTAssertTrue(
          causes.contains(where: entry.isNamed),
          "\(entry.scenario.name), \(trial.detected): \(causes) do not name: \(entry.cause)"
        )
      }
      XCTAssertEqual(trial.causes.isEmpty, entry.naming.isEmpty, entry.scenario.name)
    }
    XCTAssertEqual(missed, KnownMisses.names)
  }

  func testEveryKindOfBugIsPlantedThreeTimes() {
    for line in 1...12 {
      XCTAssertGreaterThanOrEqual(
        ContainerSuite.broken.count { $0.line == line },
        3,
        "line \(line)"
      )
    }
  }

  // MARK: Both

  func testNamesAreUnique() {
    let names =
      ContainerSuite.correct.map(\.scenario.name) + ContainerSuite.broken.map(\.scenario.name)
      + Scenario.builtIn.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testKnownAlarmsAndMissesNameContainersOfTheSuite() {
    let correct = ContainerSuite.correct.map(\.scenario.name)
    for name in KnownFalseAlarms.identities.keys { XCTAssertTrue(correct.contains(name), name) }
    let broken = ContainerSuite.broken.map(\.scenario.name)
    for name in KnownMisses.names { XCTAssertTrue(broken.contains(name), name) }
  }
}
