// Random runs without misuse: no check objects to one of them, and they exercise what UIKit offers.

import Foundation
import HeadlessUIKit
import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class LegalRunTests: XCTestCase {
  /// What a number of runs did.
  private struct Tally {
    var runs = 0
    var steps = 0
    var transitions = 0
    var cancellations = 0
    var appearances = 0
    var kinds: Set<TransitionKind> = []
    var roles: Set<ControllerRole> = []
    var versions: Set<OSVersion> = []

    @MainActor mutating func note(_ run: Run) {
      runs += 1
      steps += run.path.count
      for tree in run.configuration.trees { note(tree) }
      versions.insert(run.configuration.profile.os)
      run.stage.withEvents { events in
        for event in events {
          switch event.kind {
          case .transitionStart:
            transitions += 1
            kinds.insert(event.transitionKind)
          case .transitionCancel: cancellations += 1
          case .viewDidAppear where event.frame == .enter || event.frame == .whole:
            appearances += 1
          default: break
          }
        }
      }
    }

    private mutating func note(_ tree: Tree) {
      roles.insert(tree.role)
      for child in tree.children { note(child) }
    }
  }

  /// Each run is taken a second time from its path, where every step must be possible again.
  func testLegalRunsAreNeverFoundAtFault() async throws {
    let count = Effort.count(80, long: 2_000)
    var tally = Tally()
    var runs = CheckedRuns()
    var found: [String: (count: Int, walk: RunResult)] = [:]
    for seed: UInt64 in 1...5 {
      let generator = Generator(.uikit, seed: seed)
      for index in 0..<count {
        let walk = generator.walk(index)
        let again = runs.check(walk)
        XCTAssertEqual(again.path, walk.path, "seed \(seed), run \(index)")
        XCTAssertEqual(again.failure, walk.failure, "seed \(seed), run \(index)")
        tally.note(again)
        guard let failure = walk.failure else { continue }
        let key = failure.identity.description
        let known = found[key]
        let isShorter = walk.path.count < known?.walk.path.count ?? .max
        found[key] = ((known?.count ?? 0) + 1, isShorter ? walk : known?.walk ?? walk)
      }
    }
    for (key, entry) in found.sorted(by: { $0.key < $1.key }) {
      XCTFail("\(key), \(entry.count) of \(tally.runs): \(describe(entry.walk))")
    }
    for problem in runs.problems { XCTFail(problem) }
    assertExercised(tally)
  }

  /// Runs that do little prove little.
  private func assertExercised(_ tally: Tally) {
    XCTAssertEqual(tally.roles, Set(ControllerRole.allCases).subtracting([.root]))
    XCTAssertGreaterThan(tally.steps, 10 * tally.runs)
    XCTAssertGreaterThan(tally.transitions, tally.runs)
    XCTAssertGreaterThan(tally.appearances, 2 * tally.runs)
    XCTAssertGreaterThan(tally.cancellations, 0)
    XCTAssertGreaterThan(tally.versions.count, 5)
    let wanted: Set<TransitionKind> = [.push, .pop, .presentHiding, .tab]
    XCTAssertEqual(wanted.subtracting(tally.kinds), [])
    XCTAssertGreaterThan(tally.kinds.count, 8)
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
