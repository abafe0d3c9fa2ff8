// Shrinking: exact results, the identity kept, one-minimality, statistics.

import ModelChecking
import XCTest

final class ShrinkerTests: XCTestCase {
  func testOnlyWhatMattersIsLeft() throws {
    // Fails while it holds 3, 17 and 40 in this order.
    var shrinker = Shrinker<Int> { steps in
      steps.filter { [3, 17, 40].contains($0) } == [3, 17, 40] ? steps : nil
    }
    let result = try XCTUnwrap(shrinker.shrink(Array(0..<60)))
    XCTAssertEqual(result.steps, [3, 17, 40])
    XCTAssertEqual(result.statistics.stepsBefore, 60)
    XCTAssertEqual(result.statistics.stepsAfter, 3)
    XCTAssertTrue(result.statistics.isOneMinimal)
    XCTAssertLessThan(result.statistics.replays, 60)
  }

  func testStepsThatGoTogetherAreDeletedTogetherWhenTheyAreNeighbours() throws {
    // Pairs must be balanced; the failure is the lone 9.
    var shrinker = Shrinker<Int> { steps in
      steps.reduce(0) { $0 + ($1 == 9 ? 0 : $1) } == 0 && steps.contains(9) ? steps : nil
    }
    let result = try XCTUnwrap(shrinker.shrink([9]))
    XCTAssertEqual(result.steps, [9])
    XCTAssertNil(shrinker.shrink([1]))
  }

  func testStepsAreSimplified() throws {
    var shrinker = Shrinker<Int>(
      simplerSteps: { $0 > 0 ? [0, $0 / 2, $0 - 1] : [] },
      judge: { $0.reduce(0, +) >= 10 ? $0 : nil }
    )
    let result = try XCTUnwrap(shrinker.shrink([7, 8, 9]))
    XCTAssertEqual(result.steps.reduce(0, +), 10)
    XCTAssertEqual(result.steps.count, 2)
    XCTAssertGreaterThan(result.statistics.simplifications, 0)
  }

  func testABudgetThatEndsIsNotCalledMinimal() throws {
    var shrinker = Shrinker<Int>(replaysMax: 3) { $0.contains(50) ? $0 : nil }
    let result = try XCTUnwrap(shrinker.shrink(Array(0..<100)))
    XCTAssertFalse(result.statistics.isOneMinimal)
    XCTAssertEqual(result.statistics.replays, 3)
    XCTAssertTrue(result.steps.contains(50))
  }

  func testResultsOnRandomSystemsAreOneMinimalAndKeepTheIdentity() throws {
    var shrunk = 0
    for seed in 0..<150 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      let search = try ReplaySearch<ToyActors>(options: ReplayOptions())
      for found in try search.run(&system).counterexamples {
        let result = try XCTUnwrap(system.shrink(found))
        let identity = found.breach.identity
        XCTAssertEqual(result.counterexample.breach.identity, identity)
        XCTAssertLessThanOrEqual(result.counterexample.path.count, found.path.count)
        XCTAssertTrue(result.statistics.isOneMinimal)
        let steps = result.counterexample.path.steps
        for index in steps.indices {
          var fewer = steps
          fewer.remove(at: index)
          if case .broken(let breach) = system.follow(fewer).outcome {
            XCTAssertNotEqual(breach.identity, identity, "seed \(seed) without \(index)")
          }
        }
        shrunk += 1
      }
    }
    XCTAssertGreaterThan(shrunk, 30)
  }
}
