// The runs of one container of the suite with several seeds, and what they reported.

internal import LifecycleChecks
internal import VCFuzzContainerSuite
package import VCFuzzKit
package import VCLifecycle

/// What campaigns over one scenario reported.
@MainActor
package struct ContainerTrial {
  private let scenario: Scenario
  private let grader: Grader
  private let runsMax: Int
  /// The runs of all seeds together.
  package private(set) var runs = 0
  /// How often the environment alone failed: a defect of the tool.
  package private(set) var suppressed = 0
  /// The identities of violations, sorted.
  package private(set) var violations: [String] = []
  /// The identities of what is legal for some values of the disputed variants only, sorted.
  package private(set) var fragile: [String] = []
  /// The invariants on which there was advice, sorted; nil unless it was collected.
  package private(set) var advice: [String]?
  /// What the runs have met.
  package private(set) var conditions: MetConditions
  /// For each seed, the runs until an expected invariant was reported at its grade; nil if none
  /// was.
  package private(set) var detections: [Int?] = []
  /// The identities that were reported for an expected invariant, sorted.
  package private(set) var detected: [String] = []
  /// The likely causes that each of these reports names; none for a scenario's own invariant.
  package private(set) var causes: [[String]] = []

  private init(_ scenario: Scenario, runsMax: Int) {
    self.scenario = scenario
    self.runsMax = runsMax
    grader = Grader(scenario)
    conditions = MetConditions(scenario)
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
        guard collectsAdvice, walk.failure == nil else { return }
        // A walk reports its failures only, so its steps are taken again.
        let again = Run.finished(scenario, walk.configuration, walk.path)
        again.release()
        advice.formUnion(again.verdict.advice.map(\.id))
      }
    }
    if collectsAdvice { trial.advice = advice.sorted() }
    return trial
  }

  /// Makes the campaign of each seed until one of the invariants is reported at a grade or a graver
  /// one.
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
    for seed in seeds {
      var settings = CampaignSettings([scenario], seed: seed, iterations: runsMax)
      settings.certificationMax = 0
      var found: Failure?
      let result = Campaign(settings).run(
        stop: { _ in found == nil ? nil : .enough },
        onFinding: { finding in
          let identity = finding.identity
          guard invariants.contains(identity.invariant), finding.grading.grade >= grade
          else { return }
          found = found ?? finding.failure
        }
      )
      trial.runs += result.tally.runs
      for finding in result.findings {
        trial.note(finding.identity, finding.grading.grade)
      }
      trial.suppressed += result.suppressions.reduce(0) { $0 + $1.count }
      trial.detections.append(found == nil ? nil : result.tally.runs)
      if let found {
        trial.detected = trial.detected.merged([found.identity.description])
        if let violation = found.violation, let advice = Advice.on(violation) {
          trial.causes.append(advice.causes)
        }
      }
    }
    return trial
  }

  /// Takes the runs of a seed as a campaign does.
  private mutating func take(_ seed: UInt64, _ onRun: (RunResult) -> Void) {
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
      conditions.note(walk.configuration)
      for failure in walk.failures { note(failure, of: walk) }
      suppressed += walk.suppressed.count
      onRun(walk)
    }
    runs += count
  }

  /// Notes a failure at its grade, which takes runs of its own unless it is known already.
  private mutating func note(_ failure: Failure, of walk: RunResult) {
    if violations.contains(failure.identity.description) { return }
    let grading = grader.grade(failure, walk.configuration, walk.path)
    note(failure.identity, grading.grade)
  }

  /// Notes an identity at its grade; the gravest counts.
  private mutating func note(_ identity: Failure.Identity, _ grade: Grade) {
    let name = identity.description
    if violations.contains(name) { return }
    switch grade {
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
