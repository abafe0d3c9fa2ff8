// Random runs that commit misuses: each that the specification says is reported is found.

import Foundation
import Lifecycle
import LifecycleChecks
import VCFuzz
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
    let environment = ProcessInfo.processInfo.environment
    let runs = Int(environment["MISUSE_RUNS"] ?? "") ?? 2_000
    let seeds = UInt64(environment["MISUSE_SEEDS"] ?? "") ?? 1
    for seed in 1...seeds {
      let counts = found(seed: seed, runs: runs)
      if environment["MISUSE_RUNS"] != nil {
        print("seed \(seed):", counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
      }
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
