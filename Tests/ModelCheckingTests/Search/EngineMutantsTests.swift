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

  func testDeviationsHaveTextsOfTheirOwn() {
    XCTAssertEqual(Set(EngineMutant.allCases.map(\.sentence)).count, EngineMutant.allCases.count)
    XCTAssertEqual(EngineMutant.allCases.count(where: { $0.rawValue.hasPrefix("shrinker-") }), 5)
  }

  // MARK: The checks

  private enum Check: CaseIterable {
    case classes
    case boundedBreaches
    case boundedStates
    case shrunkIdentity
    case shrunkReplay
    case oneMinimal
    case simplified
    case budget
  }

  private func check(for mutant: EngineMutant) -> Check {
    switch mutant {
    case .sleepersNeverWake, .tiredAreForgotten, .racesForgotten, .firstRaceOnly,
      .disablingForgotten:
      .classes
    case .earlyEndsForgotten: .boundedBreaches
    case .depthForgotten: .boundedStates
    case .slips: .shrunkIdentity
    case .keepsUntaken: .shrunkReplay
    case .stopsEarly: .oneMinimal
    case .neverSimplifies: .simplified
    case .overspends: .budget
    }
  }

  private func holds(_ check: Check, _ mutant: EngineMutant?) throws -> Bool {
    switch check {
    case .classes: try classesHold(mutant)
    case .boundedBreaches: try boundedBreachesHold(mutant)
    case .boundedStates: try boundedStatesHold(mutant)
    case .shrunkIdentity, .oneMinimal: shrunkHolds(mutant, asking: check)
    case .shrunkReplay: shrunkReplayHolds(mutant)
    case .simplified: simplifiedHolds(mutant)
    case .budget: budgetHolds(mutant)
    }
  }

  private func search(
    _ system: inout ToyActors,
    _ options: ReplayOptions,
    _ mutant: EngineMutant?
  ) throws -> SearchReport<ToyActors.Step> {
    var options = options
    options.mutant = mutant
    return try ReplaySearch<ToyActors>(options: options).run(&system)
  }

  /// Each reduction completes each class of executions once, and reaches every end.
  private func classesHold(_ mutant: EngineMutant?) throws -> Bool {
    for seed in 0..<60 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: false)
      let oracle = BruteForce(system)
      for reduction in [Reduction.sleepSets, .sourceSets] {
        system.ends = []
        let report = try search(&system, ReplayOptions(reduction: reduction), mutant)
        guard report.certificate.executions == oracle.classes.count, system.ends == oracle.ends
        else { return false }
      }
    }
    return true
  }

  private func boundedBreachesHold(_ mutant: EngineMutant?) throws -> Bool {
    for seed in 3000..<3100 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: seed % 2 == 1, withRefusals: true)
      let depth = 1 + Int(seed % 6)
      let oracle = BruteForce(system, depthMax: depth)
      let options = ReplayOptions(reduction: .sourceSets, limits: SearchLimits(depthMax: depth))
      let report = try search(&system, options, mutant)
      guard Set(report.counterexamples.map(\.breach.identity)) == oracle.identities else {
        return false
      }
    }
    return true
  }

  private func boundedStatesHold(_ mutant: EngineMutant?) throws -> Bool {
    for seed in 0..<100 as Range<UInt64> {
      var system = ToyActors.random(seed: seed, withWaits: true, withRefusals: true)
      system.offersFingerprint = true
      let depth = 1 + Int(seed % 6)
      let identities = BruteForce(system, depthMax: depth).identities
      let limits = SearchLimits(depthMax: depth)
      let options = ReplayOptions(prunesByFingerprint: true, limits: limits)
      let found = try search(&system, options, mutant).counterexamples.map(\.breach.identity)
      guard Set(found) == identities else { return false }
    }
    return true
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
    // A step may go only when the one after it has gone, but for the first three.
    let fails: ([Int]) -> Bool = { steps in
      steps.starts(with: [0, 1, 2]) && zip(steps, 0...).allSatisfy { $0 == $1 }
        || steps == [0, 2]
    }
    for length in 3..<20 {
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

  /// What is kept is what was taken: odd steps are never enabled.
  private func shrunkReplayHolds(_ mutant: EngineMutant?) -> Bool {
    var shrinker = shrinker(mutant) { steps in
      let taken = steps.filter { $0 < 4 || steps.first == 0 }
      return taken.contains(3) ? taken : nil
    }
    let result = shrinker.shrink(Array(0..<10))
    return result?.steps == [3]
  }

  private func simplifiedHolds(_ mutant: EngineMutant?) -> Bool {
    var shrinker = shrinker(mutant, simplerSteps: { $0 > 0 ? [0, $0 / 2, $0 - 1] : [] }) {
      $0.reduce(0, +) >= 10 ? $0 : nil
    }
    return shrinker.shrink([7, 8, 9])?.steps.reduce(0, +) == 10
  }

  private func budgetHolds(_ mutant: EngineMutant?) -> Bool {
    var shrinker = shrinker(mutant) { $0.contains(50) ? $0 : nil }
    shrinker.replaysMax = 3
    return shrinker.shrink(Array(0..<100))?.statistics.replays == 3
  }
}
