// Orders, bounds, pruning and honesty of the search of replayed systems.

import ModelChecking
import XCTest

final class ReplaySearchTests: XCTestCase {
  func testBreadthFirstGivesTheShortestCounterexample() throws {
    var compared = 0
    for seed in 0..<150 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      let oracle = BruteForce(system)
      for order in [SearchOrder.breadthFirst, .iterativeDeepening(by: 1)] {
        let report = try system.search(ReplayOptions(order: order, stopsAtFirstBreach: true))
        XCTAssertEqual(
          report.counterexample?.path.count ?? .max,
          oracle.shortestBreach,
          "seed \(seed) \(order)"
        )
      }
      if oracle.shortestBreach < .max { compared += 1 }
    }
    XCTAssertGreaterThan(compared, 25)
  }

  func testOrdersAgreeOnTheVerdicts() throws {
    for seed in 0..<60 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      let identities = BruteForce(system).identities
      for order in [
        SearchOrder.depthFirst, .breadthFirst, .iterativeDeepening(by: 2), .delayBounded(100),
        .preemptionBounded(100),
      ] {
        let report = try system.search(ReplayOptions(order: order))
        XCTAssertEqual(report.identities, identities, "\(seed) \(order)")
        XCTAssertTrue(report.certificate.isComplete, "\(seed) \(order)")
      }
    }
  }

  func testFingerprintsPruneWithoutLosingABreach() throws {
    var pruned = 0
    for seed in 0..<100 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      system.offersFingerprint = true
      let identities = BruteForce(system).identities
      for order in [SearchOrder.depthFirst, .breadthFirst] {
        let report = try system.search(ReplayOptions(order: order, prunesByFingerprint: true))
        XCTAssertEqual(report.identities, identities, "\(seed)")
        XCTAssertNotNil(report.certificate.collisionExponent)
        pruned += report.certificate.revisits
      }
    }
    XCTAssertGreaterThan(pruned, 100)
  }

  func testFingerprintsUnderADepthBoundLoseNoBreachWithinIt() throws {
    for seed in 0..<100 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      system.offersFingerprint = true
      let depth = 1 + Int(seed % 6)
      let identities = BruteForce(system, depthMax: depth).identities
      let limits = SearchLimits(depthMax: depth)
      let options = ReplayOptions(prunesByFingerprint: true, limits: limits)
      let found = try system.search(options).counterexamples.map(\.breach.identity)
      XCTAssertEqual(Set(found), identities, "seed \(seed)")
    }
  }

  func testSymmetryFoldsInterchangeableActors() throws {
    var system = ToyActors.independent(actors: 3, steps: 2)
    system.offersFingerprint = true
    let plain = try system.search(ReplayOptions(prunesByFingerprint: true))
    // An end is not compared with others: each of the three ways there counts.
    XCTAssertEqual(plain.certificate.states, 26 + 3)
    let folded = try system.search(ReplayOptions(prunesByFingerprint: true, usesSymmetry: true))
    XCTAssertEqual(folded.certificate.states, 10)
  }

  func testDelayBoundsCountDeviationsFromTheRoundRobin() throws {
    var system = ToyActors.dependent(actors: 2, steps: 2)
    // aabb; with one delay also abba, abab?, baab?, bbaa: each path costs what it passes over.
    let counts = try (0...3).map { bound in
      try system.search(ReplayOptions(order: .delayBounded(bound))).certificate.executions
    }
    XCTAssertEqual(counts[0], 1)
    XCTAssertEqual(counts, counts.sorted())
    XCTAssertEqual(counts[3], 6)
    let bounded = try system.search(ReplayOptions(order: .delayBounded(0))).certificate
    XCTAssertGreaterThan(bounded.cuts[.cost] ?? 0, 0)
    XCTAssertFalse(bounded.isComplete)
  }

  func testPreemptionBoundZeroRunsActorsToTheirEnd() throws {
    var system = ToyActors.dependent(actors: 3, steps: 2)
    let report = try system.search(ReplayOptions(order: .preemptionBounded(0)))
    XCTAssertEqual(report.certificate.executions, 6)
    XCTAssertFalse(report.certificate.isComplete)
    let all = try system.search(ReplayOptions(order: .preemptionBounded(4)))
    XCTAssertEqual(all.certificate.executions, 90)
    XCTAssertTrue(all.certificate.isComplete)
  }

  func testConflictingOptionsAreRefused() {
    func conflict(_ options: ReplayOptions) -> OptionConflict? {
      do throws(OptionConflict) {
        var system = ToyActors.independent(actors: 2, steps: 1)
        _ = try system.search(options)
        return nil
      } catch { return error }
    }
    XCTAssertEqual(
      conflict(ReplayOptions(order: .breadthFirst, reduction: .sleepSets)),
      .reductionNeedsDepthFirst
    )
    XCTAssertEqual(
      conflict(ReplayOptions(reduction: .sleepSets, prunesByFingerprint: true)),
      .reductionWithFingerprints
    )
    XCTAssertEqual(conflict(ReplayOptions(usesSymmetry: true)), .symmetryNeedsFingerprints)
    XCTAssertEqual(conflict(ReplayOptions(prunesByFingerprint: true)), .fingerprintsMissing)
    XCTAssertEqual(
      conflict(ReplayOptions(order: .delayBounded(1), prunesByFingerprint: true)),
      .fingerprintsWithCostBound
    )
    XCTAssertEqual(conflict(ReplayOptions(order: .iterativeDeepening(by: 0))), .emptyDeepening)
    XCTAssertNil(conflict(ReplayOptions(reduction: .sleepSets)))
  }

  func testOrderSensitivePropertiesRefuseReductions() throws {
    struct Sensitive: ReplayedSystem {
      mutating func start() {}
      mutating func enabledSteps() -> [Int] { [] }
      mutating func take(_ step: Int) -> StepOutcome { .taken }
      var isOrderSensitive: Bool { true }
    }
    var system = Sensitive()
    let search = try ReplaySearch<Sensitive>(options: ReplayOptions(reduction: .sleepSets))
    XCTAssertThrowsError(try search.run(&system)) { error in
      XCTAssertEqual(error as? OptionConflict, .reductionWithOrderSensitiveProperty)
    }
  }

  func testEveryLimitIsACutAndNeverComplete() throws {
    var now = 0
    var timed = SearchLimits(millisecondsMax: 10)
    timed.milliseconds = {
      now += 6
      return now
    }
    var interrupted = SearchLimits()
    interrupted.isInterrupted = { true }
    let limits: [(SearchLimits, Cut)] = [
      (SearchLimits(depthMax: 5), .depth), (SearchLimits(executionsMax: 7), .executions),
      (SearchLimits(statesMax: 50), .states), (SearchLimits(memoryBytesMax: 1), .memory),
      (timed, .time), (interrupted, .interrupt),
    ]
    for (limits, cut) in limits {
      for order in [SearchOrder.depthFirst, .breadthFirst, .iterativeDeepening(by: 2)] {
        now = 0
        var system = ToyActors.dependent(actors: 3, steps: 3)
        let report = try system.search(ReplayOptions(order: order, limits: limits))
        XCTAssertGreaterThan(report.certificate.cuts[cut] ?? 0, 0, "\(cut) \(order)")
        XCTAssertFalse(report.certificate.isComplete, "\(cut) \(order)")
      }
    }
  }

  func testASystemThatDoesNotRepeatItselfIsReported() throws {
    struct Moody: ReplayedSystem {
      var starts = 0
      var taken = 0
      mutating func start() {
        starts += 1
        taken = 0
      }
      mutating func enabledSteps() -> [Int] {
        taken == 2 ? [] : starts == 1 ? [0, 1] : [1, 0]
      }
      mutating func take(_ step: Int) -> StepOutcome {
        taken += 1
        return .taken
      }
    }
    var moody = Moody()
    let report = try moody.search()
    XCTAssertFalse(report.certificate.isComplete)
    XCTAssertEqual(report.certificate.defects.isEmpty, false)
    XCTAssertGreaterThan(report.certificate.cuts[.error] ?? 0, 0)
  }

  func testWalksFindABreachAndAreNeverComplete() throws {
    let programs: [[[ToyActors.Action]]] = [
      [[.write(0, 1)], [.write(0, 2)]], [[.read(1)], [.refuse(0, 1)]],
    ]
    var source = RandomSource(seed: 7)
    var system = ToyActors(programs)
    var uniform = ReplayWalk<ToyActors, UniformWalk>(
      strategy: UniformWalk(),
      walks: 200,
      stepsMax: 10
    )
    let first = uniform.run(&system, source: &source)
    XCTAssertEqual(first.counterexample?.breach.identity, "actor 1 refuses 0 = 1")
    XCTAssertFalse(first.certificate.isComplete)
    var priority = ReplayWalk<ToyActors, PriorityWalk>(
      strategy: PriorityWalk(depth: 3),
      walks: 200,
      stepsMax: 4
    )
    let second = priority.run(&system, source: &source)
    XCTAssertEqual(second.counterexample?.breach.identity, "actor 1 refuses 0 = 1")
    let found = try XCTUnwrap(second.counterexample)
    XCTAssertEqual(system.path(fromText: found.path.indexText), found.path)
  }

  func testPriorityWalksOfDepthOneNeverPreempt() throws {
    var system = ToyActors.dependent(actors: 2, steps: 3)
    var source = RandomSource(seed: 1)
    for _ in 0..<20 {
      var strategy = PriorityWalk(depth: 1)
      strategy.begin(stepsMax: 6, source: &source)
      system.start()
      var actors: [Int] = []
      while case let steps = system.enabledSteps(), !steps.isEmpty {
        let choice = Choice(
          depth: actors.count,
          actors: steps.map(\.actor),
          previousActor: actors.last
        )
        let index = strategy.index(for: choice, source: &source)
        actors.append(steps[index].actor)
        _ = system.take(steps[index])
      }
      XCTAssertTrue([[0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0]].contains(actors), "\(actors)")
    }
  }
}
