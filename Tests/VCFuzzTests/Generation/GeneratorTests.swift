// Runs are drawn from the seed and their number alone, and legal ones are never found at fault.

import Foundation
import Lifecycle
import VCFuzz
import XCTest

@MainActor
final class GeneratorTests: XCTestCase {
  func testLegalRunsAreNeverFoundAtFault() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = Int(environment["RUNS"] ?? "") ?? 1
    let seed = UInt64(environment["SEED"] ?? "") ?? 1
    let generator = Generator(.uikit, seed: seed)
    var found: [String: (count: Int, walk: RunResult)] = [:]
    for index in 0..<count {
      let walk = generator.walk(index)
      guard let failure = walk.failure else { continue }
      let key = failure.identity.description
      let known = found[key]
      let isShorter = walk.path.count < known?.walk.path.count ?? .max
      found[key] = ((known?.count ?? 0) + 1, isShorter ? walk : known?.walk ?? walk)
    }
    for (key, entry) in found.sorted(by: { $0.key < $1.key }) {
      XCTFail("\(key), \(entry.count) of \(count): \(describe(entry.walk))")
    }
  }

  func testARunDependsOnNothingButItsSeedAndNumber() async throws {
    let first = Generator(.uikit, seed: 7)
    let second = Generator(.uikit, seed: 7)
    for index in 0..<20 { _ = second.walk(index) }
    for index in [0, 5, 90, 200] {
      let one = first.walk(index)
      let other = second.walk(index)
      XCTAssertEqual(one.configuration, other.configuration)
      XCTAssertEqual(one.path, other.path)
      XCTAssertFalse(one.path.isEmpty)
    }
  }

  /// The walk made small, as a reader wants it.
  private func describe(_ walk: RunResult) -> String {
    guard let failure = walk.failure else { return "" }
    var shrinker = CaseShrinker(.uikit)
    guard let small = shrinker.shrink(walk.configuration, walk.path, identity: failure.identity)
    else {
      return "run \(walk.index) does not fail again"
    }
    let cast = Cast(small.configuration)
    let words = Vocabulary(cast: cast, calls: [], gestures: [])
    let trees = zip(small.configuration.trees, cast.tops).map { $0.text(cast, at: $1) }
    let start = "\(small.configuration.profile.name), \(small.configuration.device)"
    return
      ([
        "run \(walk.index), shrunk by \(small.executions) runs: \(start)",
        trees.joined(separator: " | "),
      ] + small.path.map { "  " + $0.text(words) }
      + ["expected \(small.failure.expected), found \(small.failure.found)"])
      .joined(separator: "\n")
  }
}
