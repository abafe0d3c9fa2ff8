// Two bugs in one container: both are found, whichever shows first.

import VCFuzzKit
import XCTest

@MainActor
final class PairedBugTests: XCTestCase {
  private static let pairs: [(PairedBugs.Early, PairedBugs.Late)] = [
    (.forgetsSuper, .dropsThird), (.forgetsSuper, .forgetsDeparture),
    (.callsDirectly, .movesTwice), (.callsDirectly, .beginsAgain),
    (.staysOpen, .dropsThird), (.endsTwice, .dropsThird), (.endsTwice, .miscounts),
    (.orphanView, .beginsAgain), (.orphanView, .forgetsDeparture),
    (.refusedPresentation, .dropsThird), (.refusedPresentation, .movesTwice),
    (.brokenPromise, .forgetsDeparture), (.brokenPromise, .miscounts),
  ]

  /// The invariants that the findings of a campaign break, until all wanted ones are there.
  private func found(_ scenario: Scenario, seed: UInt64, _ wanted: Set<String>) -> Set<String> {
    var settings = CampaignSettings([scenario], seed: seed, iterations: 500)
    settings.certificationMax = 0
    var found: Set<String> = []
    _ = Campaign(settings).run(
      stop: { _ in found.isSuperset(of: wanted) ? .enough : nil },
      onFinding: { found.insert($0.identity.invariant) }
    )
    return found
  }

  func testBothBugsAreFoundAtEverySeed() async {
    for (early, late) in Self.pairs {
      let scenario = PairedBugs.scenario(early, late)
      let wanted: Set = [early.invariant, late.invariant]
      for seed in 1...UInt64(Effort.count(2, long: 10)) {
        let found = found(scenario, seed: seed, wanted)
        XCTAssertEqual(wanted.subtracting(found), [], "\(scenario.name), seed \(seed): \(found)")
      }
    }
  }

  /// Each bug breaks its invariant only while it is switched on.
  func testWithoutTheBugsTheContainerIsSilent() async {
    let settings = CampaignSettings([PairedBugs.scenario(.none, .none)], seed: 1, iterations: 500)
    let identities = Campaign(settings).run().findings.map(\.identity.description)
    XCTAssertEqual(identities, [])
  }

  /// The early bug shows on no step at all, and the runs take theirs all the same.
  func testAFailureAtTheStartOfEveryRunDoesNotEndIt() async {
    let scenario = PairedBugs.scenario(.endsTwice, .none)
    let settings = CampaignSettings([scenario], seed: 1, iterations: 100)
    let result = Campaign(settings).run()
    XCTAssertEqual(result.shares[0].failingAtStart.map(\.invariant), ["INV-20"])
    XCTAssertGreaterThan(result.tally.steps, 500)
  }
}
