// Planted deviations of the runtime: their list, and a small run that each of them spoils.

import Foundation
import HeadlessUIKit
import VCFuzzKit
import VCFuzzLab
import XCTest

@MainActor final class RuntimeMutantsTests: XCTestCase {
  func testThereAreEnoughOfEveryKind() async {
    let all = RuntimeMutant.all
    XCTAssertGreaterThanOrEqual(all.count, 60)
    let places = Set(all.map(\.place))
    let phases = Set(all.map(\.phase))
    for place in RuntimeMutant.Place.allCases { XCTAssertTrue(places.contains(place), "\(place)") }
    for phase in RuntimeMutant.Phase.allCases { XCTAssertTrue(phases.contains(phase), "\(phase)") }
  }

  func testNamesAndSentencesAreTheirOwn() async {
    let all = RuntimeMutant.all
    XCTAssertEqual(Set(all.map(\.id)).count, all.count)
    XCTAssertEqual(Set(all.map(\.sentence)).count, all.count)
    for mutant in all {
      XCTAssertEqual(RuntimeMutant(id: mutant.id), mutant)
      XCTAssertTrue(mutant.id.allSatisfy { $0.isLowercase || $0 == "-" }, mutant.id)
      XCTAssertTrue(mutant.sentence.hasSuffix("."), mutant.id)
    }
    XCTAssertEqual(all.first?.id, "push-drops-old-will")
    XCTAssertNil(RuntimeMutant(id: "nothing"))
  }

  func testEveryMutantHasRulesAndNoOthersAreThere() async {
    XCTAssertEqual(Set(RuntimeMutant.rules.keys), Set(RuntimeMutant.all.map(\.id)))
    XCTAssertTrue(RuntimeMutant.rules.values.allSatisfy { !$0.isEmpty })
  }

  /// Each line of the recorded file is a run that breaks with the mutant and passes without it.
  func testEachMutantSpoilsItsRecordedRun() async throws {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { return record() }
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Snapshots/mutants.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    var told: Set<RuntimeMutant> = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let mutant = try XCTUnwrap(RuntimeMutant(id: String(words[0])), "\(line)")
      let kept = try CaseToken.read(words[2])
      let real = try CaseRun(kept, scenario: .uikit)
      XCTAssertNil(real.failure, "\(mutant.id): the runtime as it is breaks, too")
      var scenario = Scenario.uikit
      scenario.deviation = mutant.deviation
      let run = try CaseRun(kept, scenario: scenario)
      XCTAssertEqual(run.failure?.identity.invariant, String(words[1]), mutant.id)
      told.insert(mutant)
    }
    for mutant in RuntimeMutant.all {
      XCTAssertTrue(told.contains(mutant), "no run is recorded for \(mutant.id)")
    }
  }

  private func record() {
    // One seed does not find all.
    let campaign = MutantCampaign(
      mutants: RuntimeMutant.all,
      seeds: Array(1...8),
      executionsMax: 60_000
    )
    var told: Set<RuntimeMutant> = []
    let lines = campaign.run().compactMap { outcome -> String? in
      guard let shrunk = outcome.shrunk, told.insert(outcome.mutant).inserted else { return nil }
      return "\(outcome.mutant.id) \(outcome.invariant ?? "-") \(shrunk.token)"
    }
    Snapshot.assertEqual(lines.joined(separator: "\n") + "\n", to: "mutants.txt")
  }

  func testAStageWithoutAMutantIsTheOrdinaryOne() async {
    let plain = Stage(recording: .everything)
    let other = Stage(recording: .everything, deviation: nil)
    for stage in [plain, other] {
      stage.window { stage.screen("A") }
      stage.settle()
    }
    XCTAssertEqual(plain.events, other.events)
  }
}
