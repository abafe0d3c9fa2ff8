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
    var found: [String: (count: Int, walk: Walk)] = [:]
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
      XCTAssertEqual(one.setting, other.setting)
      XCTAssertEqual(one.path, other.path)
      XCTAssertFalse(one.path.isEmpty)
    }
  }

  private func describe(_ walk: Walk) -> String {
    let cast = Cast(walk.setting)
    let words = Vocabulary(cast: cast, calls: [], gestures: [])
    var lines = ["run \(walk.index), \(walk.setting.profile.name), \(walk.setting.device)"]
    for (tree, top) in zip(walk.setting.trees, cast.tops) { lines.append(tree.text(cast, at: top)) }
    lines += walk.path.map { "  " + $0.text(words) }
    if let failure = walk.failure {
      lines.append("expected \(failure.expected), found \(failure.found)")
    }
    return lines.joined(separator: "\n")
  }
}
