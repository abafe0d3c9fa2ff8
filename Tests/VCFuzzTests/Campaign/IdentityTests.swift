// What a fault is: a thousand failing runs of ten faults come to ten findings, whatever the seed.

import VCFuzz
import XCTest

@MainActor
final class IdentityTests: XCTestCase {
  /// Ten faults; half of them break other things as well on longer ways.
  private static let armed: [GalleryEntry] = Scenario.gallery.filter {
    [
      "two-drivers", "two-drivers-plugin", "phase-ignored", "cancel-as-finish",
      "redundant-choice", "replaced-untold", "siblings-told", "direct-calls", "old-completion",
      "foreign-parent",
    ].contains($0.faulty.name)
  }

  private func found(seed: UInt64) -> CampaignResult {
    Campaign(CampaignSettings(Self.armed.map(\.faulty), seed: seed, iterations: 2_200)).run()
  }

  func testTenFaultsAtOnceAreTenIdentitiesAtEverySeed() async {
    XCTAssertEqual(Self.armed.count, 10)
    var first: [String]?
    for seed: UInt64 in 1...3 {
      let result = found(seed: seed)
      XCTAssertGreaterThanOrEqual(result.tally.failingRuns, 1_000)
      let identities = result.findings.map { "\($0.finding.scenario): \($0.finding.identity)" }
      XCTAssertEqual(identities.count, 10, "seed \(seed): \(identities)")
      let counts = result.findings.reduce(0) { $0 + $1.finding.count }
      XCTAssertEqual(counts, result.tally.failingRuns, "every failing run belongs to a finding")
      XCTAssertTrue(result.findings.contains { !$0.aliases.isEmpty }, "some break more than one")
      if let first {
        XCTAssertEqual(identities.sorted(), first, "seed \(seed)")
      } else {
        first = identities.sorted()
      }
    }
  }
}
