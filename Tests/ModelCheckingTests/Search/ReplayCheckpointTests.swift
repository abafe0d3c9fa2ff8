// Searches of replayed systems that are cut and gone on with, and runs that are concluded.

import ModelChecking
import XCTest

final class ReplayCheckpointTests: XCTestCase {
  private func options(_ order: SearchOrder, _ reduction: Reduction, states: Int) -> ReplayOptions {
    var options = ReplayOptions(order: order, reduction: reduction)
    options.limits.statesMax = states
    options.keepsCheckpoint = true
    return options
  }

  func testASearchInPiecesFindsAndCountsWhatOneInAPieceDoes() throws {
    var pieces = 0
    for seed in 0..<40 as Range<UInt64> {
      for (order, reduction) in [
        (SearchOrder.depthFirst, Reduction.none), (.depthFirst, .sleepSets),
        (.breadthFirst, .none),
      ] {
        var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
        let whole = try system.search(ReplayOptions(order: order, reduction: reduction))
        var states = 5
        var report = try system.search(options(order, reduction, states: states))
        while let checkpoint = report.replayCheckpoint {
          XCTAssertFalse(report.certificate.isComplete)
          pieces += 1
          states += 5
          var next = options(order, reduction, states: states)
          next.checkpoint = try ReplayCheckpoint(bytes: checkpoint.bytes)
          report = try system.search(next)
        }
        XCTAssertTrue(report.certificate.isComplete, "\(seed) \(order)")
        XCTAssertEqual(report.certificate.states, whole.certificate.states, "\(seed) \(order)")
        XCTAssertEqual(report.certificate.executions, whole.certificate.executions)
        XCTAssertEqual(report.certificate.transitions, whole.certificate.transitions)
        XCTAssertEqual(report.certificate.classes, whole.certificate.classes)
        XCTAssertEqual(
          report.counterexamples.map(\.breach.identity),
          whole.counterexamples.map(\.breach.identity),
          "\(seed) \(order)"
        )
      }
    }
    XCTAssertGreaterThan(pieces, 200)
  }

  /// What a running search hands out is all that it takes, should it be killed then.
  func testASearchThatIsKilledGoesOnFromItsLastCheckpointToTheSameEnd() throws {
    var resumed = 0
    for seed in 0..<12 as Range<UInt64> {
      for (order, reduction) in [
        (SearchOrder.depthFirst, Reduction.none), (.depthFirst, .sleepSets),
        (.breadthFirst, .none),
      ] {
        var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
        var options = ReplayOptions(order: order, reduction: reduction)
        let whole = try system.search(options)
        var kept: [[UInt8]] = []
        options.checkpointSteps = 40
        options.onCheckpoint = { kept.append($0.bytes) }
        let watched = try system.search(options)
        XCTAssertEqual(watched.certificate, whole.certificate)
        XCTAssertNil(watched.replayCheckpoint)
        for bytes in kept.prefix(20) {
          resumed += 1
          var rest = ReplayOptions(order: order, reduction: reduction)
          rest.checkpoint = try ReplayCheckpoint(bytes: bytes)
          let end = try system.search(rest)
          XCTAssertEqual(end.certificate, whole.certificate, "\(seed) \(order) \(reduction)")
          XCTAssertEqual(end.counterexamples, whole.counterexamples, "\(seed) \(order)")
        }
      }
    }
    XCTAssertGreaterThan(resumed, 100)
  }

  func testACheckpointThatWasTouchedIsRefused() throws {
    var system = ToyActors.independent(actors: 3, steps: 3)
    let report = try system.search(options(.depthFirst, .none, states: 40))
    var checkpoint = try XCTUnwrap(report.replayCheckpoint)
    checkpoint.identity = "three actors"
    let bytes = checkpoint.bytes
    XCTAssertEqual(try ReplayCheckpoint(bytes: bytes), checkpoint)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      XCTAssertThrowsError(try ReplayCheckpoint(bytes: damaged), "byte \(place)")
      XCTAssertThrowsError(try ReplayCheckpoint(bytes: Array(bytes[..<place])), "cut at \(place)")
    }
    XCTAssertThrowsError(try checkpoint.check(identity: "four actors"))
    XCTAssertNoThrow(try checkpoint.check(identity: "three actors"))
  }

  func testACheckpointOfAnotherSystemIsNoCompleteSearch() throws {
    var system = ToyActors.independent(actors: 3, steps: 3)
    let report = try system.search(options(.depthFirst, .none, states: 40))
    var other = ToyActors.independent(actors: 2, steps: 1)
    var next = options(.depthFirst, .none, states: .max)
    next.checkpoint = report.replayCheckpoint
    let result = try other.search(next)
    XCTAssertFalse(result.certificate.isComplete)
    XCTAssertTrue(result.certificate.defects.joined().contains("does not fit"))
  }

  func testWhatCannotBeGoneOnWithIsRefused() throws {
    var options = options(.depthFirst, .none, states: 10)
    options.prunesByFingerprint = true
    XCTAssertThrowsError(try ReplaySearch<ToyActors>(options: options)) {
      XCTAssertEqual($0 as? OptionConflict, .checkpointOfThisSearch)
    }
    var running = ReplayOptions(order: .delayBounded(2))
    running.onCheckpoint = { _ in }
    XCTAssertThrowsError(try ReplaySearch<ToyActors>(options: running)) {
      XCTAssertEqual($0 as? OptionConflict, .checkpointOfThisSearch)
    }
  }

  // MARK: Conclusions

  /// A counter that may be raised by one or two, and is broken if a run ends at three.
  private struct Counter: ReplayedSystem {
    var value = 0

    mutating func start() { value = 0 }
    mutating func enabledSteps() -> [Int] { value < 4 ? [1, 2] : [] }

    mutating func take(_ step: Int) -> StepOutcome {
      value += step
      return .taken
    }

    mutating func conclude() -> StepOutcome {
      defer { value = -100 }
      return value == 3 || value == 5 ? .broken(Breach(identity: "ends at \(value)")) : .taken
    }
  }

  func testAnEndIsJudgedWhereNothingIsEnabled() throws {
    for order in [SearchOrder.depthFirst, .breadthFirst] {
      var counter = Counter()
      let report = try counter.search(ReplayOptions(order: order))
      XCTAssertEqual(report.counterexamples.map(\.breach.identity), ["ends at 5"])
      XCTAssertEqual(report.certificate.executions, 8)
      XCTAssertTrue(report.certificate.isComplete)
    }
  }

  func testEveryStateIsJudgedAsAnEndWhereEachMayBeTheLast() throws {
    for order in [SearchOrder.depthFirst, .breadthFirst] {
      var options = ReplayOptions(order: order)
      options.concludesEverywhere = true
      var counter = Counter()
      let report = try counter.search(options)
      XCTAssertEqual(report.identities, ["ends at 3", "ends at 5"])
      XCTAssertTrue(report.certificate.isComplete)
      if order == .breadthFirst {
        XCTAssertEqual(report.counterexamples.map(\.path.count), [2, 3])
      }
    }
  }

  func testAPrefixThatEndsWellIsNoPointOfNoReturn() {
    var counter = Counter()
    let path = Path(steps: [1, 2], indices: [0, 1])
    XCTAssertEqual(counter.pointOfNoReturn(of: path, depthMax: 4, endsAnywhere: true)?.step, 2)
    let neighbour = counter.nearestPassingNeighbour(of: path)
    XCTAssertEqual(neighbour?.path.steps, [1, 1])
  }
}
