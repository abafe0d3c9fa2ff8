// Cases of the gallery's faults: kept, read again, sent as tokens and shown as Swift.

import VCFuzzCLI
import VCFuzzReports
import VCFuzzSamples
import VCFuzzXCTest
import XCTest

@MainActor
final class GalleryCaseTests: XCTestCase {
  func testAFailureOfAnIdleStateIsMarkedAtTheEnd() async throws {
    let entry = try XCTUnwrap(Scenario.gallery.first { $0.faulty.name == "forgotten-end" })
    let verification = try Verification(entry.faulty, seed: 1, iterations: 60, profile: "ios26")
    let kept = try XCTUnwrap(
      verification.faults.map(\.replay.kept).first { $0.verdict.identity.invariant == "INV-20" }
    )
    XCTAssertEqual(kept.verdict.event, "at the end")
    XCTAssertFalse(kept.trace.joined().contains("!sightChanged"), kept.text)
    XCTAssertTrue(kept.trace.contains { $0.hasPrefix("idle ") && $0.contains("!") }, kept.text)
  }

  func testFaultsOfTheGallerySurviveEveryForm() async throws {
    var faults = 0
    var longest = 0
    for entry in Scenario.gallery.prefix(8) {
      let verification = try Verification(entry.faulty, seed: 1, iterations: 60, profile: "ios26")
      for fault in verification.faults {
        faults += 1
        let kept = fault.replay.kept
        XCTAssertEqual(try Case(text: kept.text), kept)
        let replay = try CaseReplay(try Case(text: kept.text), scenario: entry.faulty)
        XCTAssertEqual(replay.outcome, .same, kept.text)
        XCTAssertFalse(replay.isTraceChanged, kept.text)
        XCTAssertTrue(replay.run.refused.isEmpty, kept.text)
        let token = CaseToken.token(of: kept)
        longest = max(longest, token.utf8.count)
        let sent = try CaseReplay(try CaseToken.read(token), scenario: entry.faulty)
        XCTAssertEqual(sent.renewed.kept, kept)
        XCTAssertLessThanOrEqual(kept.trace.map(\.count).max() ?? 0, 102, kept.text)
        XCTAssertTrue(kept.trace.joined().contains("!"), kept.text)
        XCTAssertTrue(SwiftReproduction(kept).source.contains("func showFailure("))
      }
    }
    XCTAssertGreaterThanOrEqual(faults, 8, "every container has a fault")
    XCTAssertLessThan(longest, 200, "a token fits into a line of a chat")
  }

  func testEveryBuiltInScenarioIsFoundByItsName() async throws {
    let catalogue = ScenarioCatalogue()
    XCTAssertNil(ScenarioCatalogue(Scenario.builtIn, builtIn: []).sharedName)
    for name in ["uikit", "forwarding-2011"] + Scenario.gallery.map(\.repaired.name) {
      XCTAssertEqual(try catalogue.scenario(named: name).name, name)
    }
  }

  func testAPackagesScenarioStandsForTheToolsOfThatName() async throws {
    let catalogue = ScenarioCatalogue([.switcher("uikit")])
    XCTAssertTrue(try catalogue.scenario(named: "uikit").hasRoot)
    XCTAssertEqual(catalogue.all.filter { $0.name == "uikit" }.count, 1)
  }
}
