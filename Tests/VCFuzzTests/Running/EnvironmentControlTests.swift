// The environment accuses itself first: what fails around a plain container is not the user's bug.

import VCFuzzKit
import VCFuzzLab
import XCTest

@MainActor
final class EnvironmentControlTests: XCTestCase {
  /// A correct container in a runtime with a planted bug.
  private func scenario(_ mutant: String) throws -> Scenario {
    var scenario = PairedBugs.scenario(.none, .none)
    scenario.deviation = try XCTUnwrap(RuntimeMutant(id: mutant)).deviation
    return scenario
  }

  private func run(_ scenario: Scenario, _ window: String, _ texts: [String]) throws -> Run {
    let configuration = Configuration(window: try Tree(text: window))
    let words = Run(scenario, configuration).vocabulary
    let path = try texts.map { try VCFuzzKit.Step(text: $0, words) }
    return Run.finished(scenario, configuration, path)
  }

  func testABugOfTheRuntimeIsShownByThePlainContainerToo() async throws {
    let scenario = try scenario("tab-drops-old-did")
    let run = try run(scenario, "tabs(root, screen)", ["commit", "finger finish tab 1 of tabs"])
    let control = try XCTUnwrap(EnvironmentControl(of: run))
    XCTAssertFalse(run.failures.isEmpty)
    XCTAssertTrue(run.failures.contains { control.shows($0) }, "\(run.failures.map(\.identity))")
  }

  /// The same failure at another step is not the same.
  func testTheStepMustBeTheSame() async throws {
    let scenario = try scenario("tab-drops-old-did")
    let run = try run(scenario, "tabs(root, screen)", ["commit", "finger finish tab 1 of tabs"])
    let control = try XCTUnwrap(EnvironmentControl(of: run))
    var failure = try XCTUnwrap(run.failures.first { control.shows($0) })
    failure.step += 1
    XCTAssertFalse(control.shows(failure))
  }

  func testABugOfTheContainerIsNot() async throws {
    let scenario = PairedBugs.scenario(.endsTwice, .dropsThird)
    let steps = ["commit", "call show 1", "call show 2", "call show 0"]
    let run = try run(scenario, "tabs(root, screen)", steps)
    let control = try XCTUnwrap(EnvironmentControl(of: run))
    XCTAssertEqual(run.failures.map(\.identity.invariant), ["INV-20", "INV-51", "INV-34"])
    XCTAssertFalse(run.failures.contains { control.shows($0) })
  }

  /// Where nothing of a user's takes part there is nothing to put in its place.
  func testUIKitAloneHasNoControl() async throws {
    XCTAssertNil(EnvironmentControl(of: try run(.uikit, "tabs(A, B)", ["commit"])))
  }

  func testACampaignCountsABugOfTheRuntimeApart() async throws {
    let scenario = try scenario("tab-drops-old-did")
    var settings = CampaignSettings([scenario], seed: 1, iterations: 300)
    settings.certificationMax = 0
    let result = Campaign(settings).run()
    XCTAssertFalse(result.suppressions.isEmpty)
    let accused = result.findings.filter { !$0.identity.roles.contains("in root") }
    XCTAssertEqual(accused.map(\.identity.description), [])
  }
}
