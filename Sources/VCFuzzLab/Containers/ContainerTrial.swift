// The runs of one container of the suite with several seeds, and what they reported.

internal import ContainerSuite
package import Lifecycle
internal import LifecycleChecks
package import VCFuzz

/// What campaigns over one scenario reported.
@MainActor
package struct ContainerTrial {
  private let scenario: Scenario
  private let grader: Grader
  private let runsMax: Int
  /// The runs of all seeds together.
  package private(set) var runs = 0
  /// The identities of violations, sorted.
  package private(set) var violations: [String] = []
  /// The identities of what is legal for some values of the disputed variants only, sorted.
  package private(set) var fragile: [String] = []
  /// The invariants on which there was advice, sorted; nil unless it was collected.
  package private(set) var advice: [String]?
  /// For each seed, the runs until an expected invariant was reported at its grade; nil if none was.
  package private(set) var detections: [Int?] = []
  /// The identities that were reported for an expected invariant, sorted.
  package private(set) var detected: [String] = []

  private init(_ scenario: Scenario, runsMax: Int) {
    self.scenario = scenario
    self.runsMax = runsMax
    grader = Grader(scenario)
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
          advice.formUnion(again.advice.map(\.id))
        }
        return false
      }
    }
    if collectsAdvice { trial.advice = advice.sorted() }
    return trial
  }

  /// Takes the runs of each seed until one of the invariants is reported at a grade or a graver one.
  package static func search(
    _ scenario: Scenario,
    for invariants: [String],
    at grade: Grade,
    seeds: [UInt64],
    runsMax: Int
  ) -> ContainerTrial {
    var scenario = scenario
    scenario.reportsAdvice = grade == .advice
    var trial = ContainerTrial(scenario, runsMax: runsMax)
    let grader = trial.grader
    for seed in seeds {
      var found: String?
      let count = trial.take(seed) { walk in
        guard let failure = walk.failure, invariants.contains(failure.identity.invariant),
          grader.grade(failure, walk.configuration, walk.path).grade >= grade
        else { return false }
        found = failure.identity.description
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
      if let failure = walk.failure { note(failure, of: walk) }
      if isEnough(walk) { break }
    }
    runs += count
    return count
  }

  /// Notes a failure at its grade; the gravest of one identity counts.
  private mutating func note(_ failure: Failure, of walk: RunResult) {
    let name = failure.identity.description
    if violations.contains(name) { return }
    switch grader.grade(failure, walk.configuration, walk.path).grade {
    case .violation:
      violations = violations.merged([name])
      fragile.removeAll { $0 == name }
    case .fragile: fragile = fragile.merged([name])
    case .advice: break
    }
  }
}

extension [String] {
  /// Returns the elements of both, sorted, each once.
  fileprivate func merged(_ others: [String]) -> [String] { Set(self + others).sorted() }
}
