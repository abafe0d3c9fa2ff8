// How much of the misuse catalogue the runs of each level commit.

import HeadlessUIKit
import VCLifecycle
import XCTest

@testable import VCFuzzKit

@MainActor
final class MisuseLevelTests: XCTestCase {
  private func walks(
    _ level: MisuseLevel,
    _ indices: Range<Int> = 0..<150,
    profile: Profile? = nil
  ) -> [RunResult] {
    var options = GeneratorOptions()
    options.misuse = level
    options.profile = profile
    let generator = Generator(.uikit, options: options, seed: 2)
    return indices.map(generator.walk)
  }

  /// The misuses that a path asks for, at once or inside a callback.
  private func asked(_ walk: RunResult) -> Set<Int> {
    Set(
      walk.path.compactMap { step in
        switch step {
        case .operate(let operation), .inside(_, .operate(let operation)):
          operation.verb == .misuse ? operation.number : nil
        default: nil
        }
      }
    )
  }

  func testWithoutMisuseNoRunAsksForAny() async {
    for walk in walks(.none) {
      XCTAssertEqual(asked(walk), [], "run \(walk.index)")
      XCTAssertEqual(walk.misuses, [], "run \(walk.index)")
      XCTAssertNotEqual(walk.configuration.profile.navNested, .nested, "MIS-42 is a misuse")
    }
  }

  func testSomeRunsCommitOneKindOfMisuse() async {
    let runs = walks(.some)
    let kinds = runs.map { asked($0) }
    XCTAssertEqual(kinds.map(\.count).max(), 1)
    let share = kinds.count { !$0.isEmpty } * 100 / kinds.count
    XCTAssertTrue((20...60).contains(share), "\(share) %")
  }

  func testEveryRunCommitsOneKindOrTwo() async {
    let runs = walks(.all, 20..<400)
    let kinds = runs.map { asked($0) }
    XCTAssertEqual(kinds.map(\.count).max(), 2)
    let share = kinds.count { !$0.isEmpty } * 100 / kinds.count
    XCTAssertGreaterThan(share, 40, "of the runs have an occasion for theirs")
    let committed = runs.count { !$0.misuses.isEmpty } * 100 / runs.count
    XCTAssertGreaterThan(committed, 25)
    let drawn = kinds.reduce(into: Set<Int>()) { $0.formUnion($1) }
    XCTAssertGreaterThan(drawn.count, 20, "of \(Misuse.catalogue.count)")
  }

  func testWhatWasCommittedWasAskedForAndIsInTheCatalogue() async {
    for walk in walks(.all) {
      XCTAssertTrue(Set(walk.misuses).isSubset(of: asked(walk)), "run \(walk.index)")
      for number in walk.misuses { XCTAssertNotNil(Misuse.numbered(number), "\(number)") }
    }
  }

  /// Replaying a path commits the same misuses and finds the same.
  func testAMisuseIsCommittedAgainOnReplay() async {
    var failureCount = 0
    for walk in walks(.all, 0..<80) {
      let again = Run.finished(.uikit, walk.configuration, walk.path)
      XCTAssertEqual(again.path, walk.path, "run \(walk.index)")
      XCTAssertEqual(again.live.misuses, walk.misuses, "run \(walk.index)")
      XCTAssertEqual(again.failure, walk.failure, "run \(walk.index)")
      if walk.failure != nil { failureCount += 1 }
    }
    XCTAssertGreaterThan(failureCount, 10)
  }

  /// A run without its misuse step breaks nothing: what is found is the misuse's doing.
  func testWithoutItsMisuseStepsAFailingRunIsLegal() async throws {
    var failureCount = 0
    for walk in walks(.all, 0..<150) where walk.failure != nil {
      // Where transitions may nest, legal calls break rules as well (MIS-42).
      guard walk.configuration.profile.navNested != .nested else { continue }
      failureCount += 1
      let legal = walk.path.filter { !$0.isMisuse }
      let run = Run.finished(.uikit, walk.configuration, legal)
      XCTAssertNil(run.failure?.identity, "run \(walk.index)")
    }
    XCTAssertGreaterThan(failureCount, 10)
  }
}
