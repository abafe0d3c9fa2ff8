// The runs of one container of the suite with several seeds, and what they reported.

internal import ContainerSuite
internal import LifecycleChecks
package import VCFuzz

/// What campaigns over one scenario reported.
@MainActor
package struct ContainerTrial {
  private let scenario: Scenario
  private let runsMax: Int
  /// The runs of all seeds together.
  package private(set) var runs = 0
  /// The identities of violations, sorted.
  package private(set) var violations: [String] = []
  /// The identities of what is legal for some values of the disputed variants only, sorted.
  package private(set) var fragile: [String] = []
  /// The invariants on which there was advice, sorted; nil unless it was collected.
  package private(set) var advice: [String]?
  /// For each seed, the runs until an expected invariant was reported; nil if none was.
  package private(set) var detections: [Int?] = []
  /// The identities that were reported for an expected invariant, sorted.
  package private(set) var detected: [String] = []

  private init(_ scenario: Scenario, runsMax: Int) {
    self.scenario = scenario
    self.runsMax = runsMax
  }

  /// Takes all runs of each seed.
  package static func all(
    of scenario: Scenario,
    seeds: [UInt64],
    runs: Int,
    collectsAdvice: Bool = false
  ) -> ContainerTrial {
    var trial = ContainerTrial(scenario, runsMax: runs)
    var advice: Set<String> = []
    for seed in seeds {
      trial.take(seed) { walk in
        if collectsAdvice, walk.failure == nil {
          // A walk reports its failure only, so its steps are taken again.
          let again = Run.finished(scenario, walk.configuration, walk.path)
          again.release()
          advice.formUnion(again.advice.map(\.id))
        }
        return false
      }
    }
    if collectsAdvice { trial.advice = advice.sorted() }
    return trial
  }

  /// Takes the runs of each seed until one of the invariants is reported.
  package static func search(
    _ scenario: Scenario,
    for invariants: [String],
    seeds: [UInt64],
    runsMax: Int
  ) -> ContainerTrial {
    var trial = ContainerTrial(scenario, runsMax: runsMax)
    for seed in seeds {
      var found: String?
      let count = trial.take(seed) { walk in
        guard let identity = walk.failure?.identity, invariants.contains(identity.invariant)
        else { return false }
        found = identity.description
        return true
      }
      trial.detections.append(found == nil ? nil : count)
      if let found { trial.detected = trial.detected.merged([found]) }
    }
    return trial
  }

  /// Takes the runs of a seed as a campaign does, until `isEnough`; returns how many there were.
  ///
  /// Nothing is shrunk: shrinking may turn a failure into another one.
  @discardableResult
  private mutating func take(_ seed: UInt64, until isEnough: (RunResult) -> Bool) -> Int {
    let generator = Generator(scenario, seed: seed)
    var count = 0
    var index = 0
    var emptyRuns = 0
    while count < runsMax, emptyRuns < Campaign.emptyRunsMax {
      let walk = generator.walk(index)
      index += 1
      // A run without a step counts as little as in a campaign.
      if walk.path.isEmpty, walk.failure == nil {
        emptyRuns += 1
        continue
      }
      emptyRuns = 0
      count += 1
      if let failure = walk.failure { note(failure) }
      if isEnough(walk) { break }
    }
    runs += count
    return count
  }

  private mutating func note(_ failure: Failure) {
    let names = [failure.identity.description]
    if failure.violation?.severity == .suspect {
      fragile = fragile.merged(names)
    } else {
      violations = violations.merged(names)
    }
  }
}

extension [String] {
  /// Returns the elements of both, sorted, each once.
  fileprivate func merged(_ others: [String]) -> [String] { Set(self + others).sorted() }
}
