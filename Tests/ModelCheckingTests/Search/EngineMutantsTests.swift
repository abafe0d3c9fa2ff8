// Every planted deviation of the explorer and the shrinker is told by a check of this suite.

import ModelChecking
import XCTest

final class EngineMutantsTests: XCTestCase {
  func testEveryCheckHoldsWithoutADeviation() throws {
    for check in Check.allCases { XCTAssertTrue(try holds(check, nil), "\(check)") }
  }

  func testEveryDeviationIsToldByItsCheck() throws {
    for mutant in EngineMutant.allCases {
      let check = check(for: mutant)
      XCTAssertFalse(try holds(check, mutant), "\(mutant.rawValue) passes '\(check)'")
    }
  }

  func testFiveDeviationsAreOfTheShrinker() {
    XCTAssertEqual(EngineMutant.allCases.count(where: { $0.rawValue.hasPrefix("shrinker-") }), 5)
  }

  // MARK: The checks

  private enum Check: CaseIterable {
    case classes
    case boundedBreaches
    case boundedStates
    case shrunkIdentity
    case oneMinimal
    case simplified
    case budget
  }

  private func check(for mutant: EngineMutant) -> Check {
    switch mutant {
    case .sleepersNeverWake, .tiredAreForgotten: .classes
    case .depthForgotten: .boundedStates
    case .slips: .shrunkIdentity
    case .stopsEarly: .oneMinimal
    case .neverSimplifies: .simplified
    case .alwaysMinimal, .overspends: .budget
    }
  }

  private func holds(_ check: Check, _ mutant: EngineMutant?) throws -> Bool {
    switch check {
    case .classes: try classesHold(mutant)
    case .boundedBreaches: try boundedBreachesHold(mutant)
    case .boundedStates: try boundedStatesHold(mutant)
    case .shrunkIdentity, .oneMinimal: shrunkHolds(mutant, asking: check)
    case .simplified: simplifiedHolds(mutant)
    case .budget: budgetHolds(mutant)
    }
  }

  private func search(_ system: inout ToyActors, _ options: ReplayOptions, _ mutant: EngineMutant?)
    throws -> SearchReport<ToyActors.Step>
  {
    var options = options
    options.mutant = mutant
    return try system.search(options)
  }

  /// Each reduction completes each class of executions once, and reaches every end.
  private func classesHold(_ mutant: EngineMutant?) throws -> Bool {
    for seed in 0..<60 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: false)
      let oracle = BruteForce(system)
      system.ends = []
      let report = try search(&system, ReplayOptions(reduction: .sleepSets), mutant)
      guard report.certificate.executions == oracle.classes.count, system.ends == oracle.ends
      else { return false }
    }
    return true
  }

  private func boundedBreachesHold(_ mutant: EngineMutant?) throws -> Bool {
    for seed in 3000..<3100 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: true)
      let depth = 1 + Int(seed % 6)
      let oracle = BruteForce(system, depthMax: depth)
      let options = ReplayOptions(reduction: .sleepSets, limits: SearchLimits(depthMax: depth))
      let report = try search(&system, options, mutant)
      guard report.identities == oracle.identities else {
        return false
      }
    }
    return true
  }

  private func boundedStatesHold(_ mutant: EngineMutant?) throws -> Bool {
    // 2 is met by two steps of one before it is met by one step of two.
    var system = Stairs(top: 6)
    var options = ReplayOptions(prunesByFingerprint: true, limits: SearchLimits(depthMax: 3))
    options.mutant = mutant
    let report = try system.search(options)
    return report.counterexamples.map(\.path.steps) == [[2, 2, 2]]
  }

  private func shrinker(
    _ mutant: EngineMutant?,
    simplerSteps: @escaping (Int) -> [Int] = { _ in [] },
    judge: @escaping ([Int]) -> [Int]?
  ) -> Shrinker<Int> {
    var shrinker = Shrinker<Int>(simplerSteps: simplerSteps, judge: judge)
    shrinker.mutant = mutant
    return shrinker
  }

  /// The result fails in the same way; one called minimal does not without any of its steps.
  private func shrunkHolds(_ mutant: EngineMutant?, asking check: Check) -> Bool {
    // 2 may go only when 0 has gone, which is tried later: one round is not enough.
    let fails: ([Int]) -> Bool = { steps in
      steps.contains(4) && (steps.contains(2) || !steps.contains(0))
    }
    for length in 5..<20 {
      var shrinker = shrinker(mutant) { fails($0) ? $0 : nil }
      guard let result = shrinker.shrink(Array(0..<length)) else { return false }
      if check == .shrunkIdentity, !fails(result.steps) { return false }
      guard check == .oneMinimal, result.statistics.isOneMinimal else { continue }
      for index in result.steps.indices {
        var fewer = result.steps
        fewer.remove(at: index)
        if fails(fewer) { return false }
      }
    }
    return true
  }

  private func simplifiedHolds(_ mutant: EngineMutant?) -> Bool {
    let simpler: (Int) -> [Int] = { $0 > 0 ? [0, $0 / 2, $0 - 1] : [] }
    var shrinker = shrinker(mutant, simplerSteps: simpler) { $0.reduce(0, +) >= 10 ? $0 : nil }
    return shrinker.shrink([7, 8, 9])?.steps.reduce(0, +) == 10
  }

  private func budgetHolds(_ mutant: EngineMutant?) -> Bool {
    var shrinker = shrinker(mutant) { $0.contains(50) ? $0 : nil }
    shrinker.replaysMax = 3
    let statistics = shrinker.shrink(Array(0..<100))?.statistics
    return statistics?.replays == 3 && statistics?.isOneMinimal == false
  }
}

/// A climber who takes one stair or two at a time; the top is where it breaks.
private struct Stairs: ReplayedSystem {
  let top: Int
  private var stair = 0

  init(top: Int) { self.top = top }

  mutating func start() { stair = 0 }
  mutating func enabledSteps() -> [Int] { [1, 2] }
  func actor(of step: Int) -> Int { 0 }
  var lastFootprint: Footprint { .nothing }

  mutating func take(_ step: Int) -> StepOutcome {
    stair += step
    return stair == top ? .broken(Breach(identity: "top", text: "the top")) : .taken
  }

  func fingerprint(symmetric: Bool) -> Fingerprint? {
    var digest = Fingerprint()
    digest.combine(stair)
    return digest
  }
}
