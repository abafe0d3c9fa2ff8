// Searches in parts: together they find and count what one search does.

import ModelChecking
import XCTest

final class SearchPartTests: XCTestCase {
  private let methods = [
    (SearchOrder.depthFirst, Reduction.none), (.depthFirst, .sleepSets), (.breadthFirst, .none),
  ]

  private func part(
    _ number: Int,
    of count: Int,
    _ options: ReplayOptions,
    _ system: inout ToyActors
  ) throws -> ReplayCheckpoint {
    var options = options
    options.part = SearchPart(number, of: count)
    let report = try system.search(options)
    XCTAssertTrue(report.certificate.isEnded)
    return try XCTUnwrap(report.replayCheckpoint)
  }

  /// Systems of three to five actors: some have fewer paths than parts, some far more.
  private func system(_ seed: UInt64) -> ToyActors {
    seed % 4 == 0
      ? .independent(actors: 3, steps: 2)
      : .random(seed: seed, withWaits: true, withRefusals: true)
  }

  func testPartsTogetherFindAndCountWhatOneSearchDoes() throws {
    var findings = 0
    for seed in 0..<8 as Range<UInt64> {
      for (order, reduction) in methods {
        for depth in [Int.max, 5] {
          var system = system(seed)
          var options = ReplayOptions(order: order, reduction: reduction)
          options.limits.depthMax = depth
          let whole = try system.search(options)
          for count in [1, 5] {
            let parts = try (1...count).map { try part($0, of: count, options, &system) }
            let common = try part(0, of: count, options, &system)
            var merged = options
            merged.checkpoint = ReplayCheckpoint(parts.reversed(), common: common, order: order)
            let report = try system.search(merged)
            XCTAssertEqual(report.certificate, whole.certificate, "\(seed) \(order) \(count)")
            XCTAssertEqual(report.counterexamples, whole.counterexamples, "\(seed) \(order)")
          }
          findings += whole.counterexamples.count
        }
      }
    }
    XCTAssertGreaterThan(findings, 5)
  }

  func testNoPartAloneSearchesEverything() throws {
    var system = ToyActors.independent(actors: 4, steps: 2)
    let options = ReplayOptions()
    let whole = try system.search(options)
    var executions = 0
    for number in 1...4 {
      var options = options
      options.part = SearchPart(number, of: 4)
      let report = try system.search(options)
      XCTAssertLessThan(report.certificate.executions, whole.certificate.executions / 2)
      XCTAssertGreaterThan(report.certificate.executions, whole.certificate.executions / 8)
      executions += report.certificate.executions
    }
    XCTAssertEqual(executions, whole.certificate.executions)
  }

  func testStatesThatWereMetBeforeHideNothingFromOtherParts() throws {
    for seed in 0..<12 as Range<UInt64> {
      for order in [SearchOrder.depthFirst, .breadthFirst] {
        for depth in [Int.max, 4, 6] {
          var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
          system.offersFingerprint = true
          var options = ReplayOptions(order: order, prunesByFingerprint: true)
          options.limits.depthMax = depth
          let whole = try system.search(options)
          let parts = try (1...3).map { try part($0, of: 3, options, &system) }
          var merged = options
          merged.checkpoint = ReplayCheckpoint(parts, common: nil, order: order)
          let report = try system.search(merged)
          XCTAssertEqual(report.counterexamples, whole.counterexamples, "\(seed) \(order) \(depth)")
          XCTAssertEqual(report.certificate.isComplete, whole.certificate.isComplete)
        }
      }
    }
  }

  func testAPartThatIsCutGoesOn() throws {
    for (order, reduction) in methods {
      var system = ToyActors.independent(actors: 3, steps: 3)
      let options = ReplayOptions(order: order, reduction: reduction)
      let whole = try part(2, of: 3, options, &system)
      var cut = options
      cut.part = SearchPart(2, of: 3)
      cut.keepsCheckpoint = true
      cut.limits.statesMax = 40
      var report = try system.search(cut)
      XCTAssertFalse(report.certificate.isEnded, "\(order) \(reduction)")
      while !report.certificate.isEnded {
        cut.limits.statesMax += 100
        cut.checkpoint = report.replayCheckpoint
        report = try system.search(cut)
      }
      let pieces = try XCTUnwrap(report.replayCheckpoint)
      XCTAssertEqual(
        ReplayCheckpoint([pieces], common: nil, order: order),
        ReplayCheckpoint([whole], common: nil, order: order),
        "\(order) \(reduction)"
      )
    }
  }
}
