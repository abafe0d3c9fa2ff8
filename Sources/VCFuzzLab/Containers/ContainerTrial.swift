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
    let notes = AdviceNotes()
    for seed in seeds {
      let campaign = trial.campaign(seed, notes: collectsAdvice ? notes : nil)
      let result = campaign.run()
      trial.runs += result.tally.runs
      for found in result.findings { trial.note(found) }
    }
    if collectsAdvice { trial.advice = notes.invariants.sorted() }
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
      let campaign = trial.campaign(seed, notes: nil)
      let expected = {
        campaign.findings.map(\.finding.identity).filter { invariants.contains($0.invariant) }
      }
      let result = campaign.run(stop: { _ in expected().isEmpty ? nil : .enough })
      trial.runs += result.tally.runs
      for found in result.findings { trial.note(found) }
      let names = expected().map(\.description)
      trial.detections.append(names.isEmpty ? nil : result.tally.runs)
      trial.detected = trial.detected.merged(names)
    }
    return trial
  }

  private func campaign(_ seed: UInt64, notes: AdviceNotes?) -> Campaign {
    var settings = CampaignSettings([scenario], seed: seed, iterations: runsMax)
    settings.certificationMax = 0
    return Campaign(settings) { scenario, settings in
      let standard = CampaignStages(scenario, settings)
      // Shrinking may count one failure to another; the tables name each as it was met.
      return CampaignStages(
        walk: { index in
          let walk = standard.walk(index)
          notes?.add(from: walk, of: scenario)
          return walk
        },
        shrink: { _, _ in nil }
      )
    }
  }

  private mutating func note(_ found: CampaignFinding) {
    let names = [found.finding.identity.description]
    if found.finding.failure.violation?.severity == .suspect {
      fragile = fragile.merged(names)
    } else {
      violations = violations.merged(names)
    }
  }
}

/// The invariants on which the runs of a campaign had advice.
@MainActor
private final class AdviceNotes {
  private(set) var invariants: Set<String> = []

  /// A walk reports its failure only, so its steps are taken again.
  func add(from walk: RunResult, of scenario: Scenario) {
    guard walk.failure == nil else { return }
    let again = Run.finished(scenario, walk.configuration, walk.path)
    invariants.formUnion(again.advice.map(\.id))
  }
}

extension [String] {
  /// Returns the elements of both, sorted, each once.
  fileprivate func merged(_ others: [String]) -> [String] { Set(self + others).sorted() }
}
