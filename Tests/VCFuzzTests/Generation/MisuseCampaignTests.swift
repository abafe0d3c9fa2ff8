// Random runs that commit misuses: each that the specification says is reported is found.

import Foundation
import LifecycleChecks
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class MisuseCampaignTests: XCTestCase {
  /// The misuses that runs of one kind each were found at fault for, as the specification says.
  private func found(seed: UInt64, runs: Int, _ profile: Profile? = nil) -> [Int: Int] {
    var options = GeneratorOptions()
    options.misuse = .all
    // Some misuses do harm on old versions only.
    options.oldestIOS = 8
    options.profile = profile
    let generator = Generator(.uikit, options: options, seed: seed)
    var counts: [Int: Int] = [:]
    for index in 0..<runs {
      let walk = generator.walk(index)
      guard let violation = walk.failure?.violation, Set(walk.misuses).count == 1,
        let misuse = walk.misuses.first.flatMap(Misuse.numbered),
        misuse.reports.contains(where: violation.breaks)
      else { continue }
      counts[misuse.number, default: 0] += 1
    }
    return counts
  }

  func testEveryMisuseThatIsReportedIsFound() async throws {
    for seed in 1...UInt64(Effort.count(1, long: 5)) {
      let counts = found(seed: seed, runs: 2_000)
      for misuse in ShippedCorpus.reported {
        XCTAssertGreaterThan(
          counts[misuse.number, default: 0],
          0,
          "seed \(seed): MIS-\(misuse.number)"
        )
      }
    }
  }
}
