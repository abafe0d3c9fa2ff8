// Sleep sets against plain recursion.

import ModelChecking
import XCTest

final class ReductionTests: XCTestCase {
  private func search(
    _ system: inout ToyActors,
    _ reduction: Reduction,
    depthMax: Int = .max
  ) throws -> SearchReport<ToyActors.Step> {
    let limits = SearchLimits(depthMax: depthMax)
    return try system.search(ReplayOptions(reduction: reduction, limits: limits))
  }

  func testNaiveExecutionsOfIndependentActorsAreTheMultinomial() throws {
    let table = [(2, 4, 70), (2, 5, 252), (3, 3, 1680)]
    for (actors, steps, count) in table {
      var system = ToyActors.independent(actors: actors, steps: steps)
      let report = try search(&system, .none)
      XCTAssertEqual(report.certificate.executions, count, "\(actors) x \(steps)")
      XCTAssertEqual(report.certificate.deepest, actors * steps)
      XCTAssertTrue(report.certificate.isComplete)
      XCTAssertNil(report.certificate.classes)
    }
  }

  func testNaiveExecutionsOfMoreActorsAreTheMultinomial() throws {
    #if DEBUG
    throw XCTSkip("takes most of a minute without optimisation: run in release")
    #else
    for (actors, steps, count) in [(3, 4, 34_650), (4, 3, 369_600)] {
      var system = ToyActors.independent(actors: actors, steps: steps)
      XCTAssertEqual(try search(&system, .none).certificate.executions, count)
    }
    #endif
  }

  func testIndependentActorsHaveOneExecutionWithReduction() throws {
    for (actors, steps) in [(2, 4), (2, 5), (3, 3), (3, 4), (4, 3)] {
      var system = ToyActors.independent(actors: actors, steps: steps)
      let report = try search(&system, .sleepSets)
      XCTAssertEqual(report.certificate.executions, 1)
      XCTAssertEqual(report.certificate.classes, 1)
      XCTAssertTrue(report.certificate.isComplete)
    }
  }

  func testDependentActorsKeepEveryExecutionWithReduction() throws {
    for (actors, steps, count) in [(2, 4, 70), (2, 5, 252), (3, 3, 1680)] {
      var system = ToyActors.dependent(actors: actors, steps: steps)
      let report = try search(&system, .sleepSets)
      XCTAssertEqual(report.certificate.executions, count)
      XCTAssertEqual(report.certificate.blockedExecutions, 0)
    }
  }

  func testExecutionsEqualClassesOnRandomSystems() throws {
    var reduced = 0
    for seed in 0..<200 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: false)
      let oracle = BruteForce(system)
      let plain = try search(&system, .none)
      XCTAssertEqual(plain.certificate.executions, oracle.executions, "seed \(seed)")
      XCTAssertEqual(system.ends, oracle.ends, "seed \(seed)")
      system.ends = []
      let report = try search(&system, .sleepSets)
      XCTAssertEqual(report.certificate.executions, oracle.classes.count, "seed \(seed)")
      XCTAssertEqual(system.ends, oracle.ends, "seed \(seed)")
      XCTAssertEqual(report.certificate.defects, [], "seed \(seed)")
      XCTAssertTrue(report.certificate.isComplete, "seed \(seed)")
      if oracle.classes.count < oracle.executions { reduced += 1 }
    }
    XCTAssertGreaterThan(reduced, 100, "the systems must give the reductions something to do")
  }

  func testVerdictsAreTheSameWithAndWithoutReduction() throws {
    var broken = 0
    for seed in 1000..<1200 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: true)
      let oracle = BruteForce(system)
      for reduction in Reduction.allCases {
        let report = try search(&system, reduction)
        let found = report.identities
        XCTAssertEqual(found, oracle.identities, "seed \(seed) \(reduction)")
      }
      if !oracle.identities.isEmpty { broken += 1 }
    }
    XCTAssertGreaterThan(broken, 40)
  }

  func testBoundedDepthLosesNoClass() throws {
    for seed in 2000..<2200 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: false)
      let depth = 1 + Int(seed % 5)
      let oracle = BruteForce(system, depthMax: depth)
      let report = try search(&system, .sleepSets, depthMax: depth)
      XCTAssertEqual(report.certificate.executions, oracle.classes.count, "seed \(seed)")
    }
  }

  func testBoundedDepthLosesNoBreach() throws {
    for seed in 3000..<3200 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: true)
      let depth = 1 + Int(seed % 6)
      let oracle = BruteForce(system, depthMax: depth)
      for reduction in Reduction.allCases {
        let report = try search(&system, reduction, depthMax: depth)
        let found = report.identities
        XCTAssertEqual(found, oracle.identities, "seed \(seed) \(reduction)")
      }
    }
  }

  func testTooSmallFootprintsAreReported() throws {
    // The waiting actor reads the variable, but the writer claims to touch nothing.
    struct Liar: ReplayedSystem {
      var inner = ToyActors([[[.wait(0, 0)]], [[.write(0, 1)]]])
      mutating func start() { inner.start() }
      mutating func enabledSteps() -> [ToyActors.Step] { inner.enabledSteps() }
      mutating func take(_ step: ToyActors.Step) -> StepOutcome { inner.take(step) }
      func actor(of step: ToyActors.Step) -> Int { step.actor }
      var lastFootprint: Footprint { .nothing }
    }
    var liar = Liar()
    let report = try liar.search(ReplayOptions(reduction: .sleepSets))
    XCTAssertEqual(report.certificate.defects.count, 1)
    XCTAssertFalse(report.certificate.isComplete)
  }
}
