// Many runs: their failures, grouped by identity, each shrunk once.
//
// The scenarios take turns. A run's number counts the runs of its own scenario, so that a run of a
// seed is the same whichever other scenarios run beside it.

package import Lifecycle

/// A campaign over one or several scenarios.
@MainActor
package final class Campaign {
  package let settings: CampaignSettings
  package private(set) var tally = CampaignTally()
  package private(set) var findings: [CampaignFinding] = []
  private var shares: [CampaignResult.Share]
  private var coverage = CampaignCoverage()
  private let isKnown: (String, Failure.Identity, Grade) -> Bool
  private let stagesByScenario: [CampaignStages]
  /// The calls and gestures of each scenario that no run took so far, by their numbers.
  private var untaken: [(calls: Set<Int>, gestures: Set<Int>)]
  /// The next run of each scenario.
  private var nextIndices: [Int]
  /// The position of each identity's finding.
  private var places: [Key: Int] = [:]
  /// How often a graver run was shrunk for a finding.
  private var regradings: [Int: Int] = [:]

  private struct Key: Hashable {
    let scenario: Int
    let identity: Failure.Identity
  }

  /// Runs without a step after which a scenario is given up.
  package static let emptyRunsMax = 1_000
  /// How often a finding that needs a choice of UIKit's is sought again without it.
  private static let regradingsMax = 3

  /// Creates a campaign; `stages` makes its runs, and `isKnown` says what the corpus has already.
  package init(
    _ settings: CampaignSettings,
    stages: (Scenario, CampaignSettings) -> CampaignStages = { CampaignStages($0, $1) },
    isKnown: @escaping (String, Failure.Identity, Grade) -> Bool = { _, _, _ in false }
  ) {
    self.settings = settings
    self.isKnown = isKnown
    stagesByScenario = settings.scenarios.map { stages($0, settings) }
    shares = settings.scenarios.map { CampaignResult.Share(scenario: $0.name) }
    nextIndices = settings.scenarios.map { _ in 0 }
    untaken = stagesByScenario.map { (Set($0.calls.indices), Set($0.gestures.indices)) }
  }

  /// Makes the runs; calls `stop` before each, and `onFinding` once for each identity.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil },
    onFinding: (CampaignFinding) throws -> Void
  ) rethrows -> CampaignResult {
    var turn = 0
    var ending: CampaignResult.Ending?
    while ending == nil {
      if let done = ownEnding ?? stop(tally) {
        ending = done
      } else {
        while shares[turn].isExhausted { turn = (turn + 1) % shares.count }
        try takeTurn(of: turn, onFinding)
        turn = (turn + 1) % shares.count
      }
    }
    for (number, stages) in stagesByScenario.enumerated() {
      let calls = untaken[number].calls.sorted().map { stages.calls[$0] }
      shares[number].neverTaken =
        calls + untaken[number].gestures.sorted().map { stages.gestures[$0] }
    }
    return CampaignResult(
      settings: settings,
      ending: ending ?? .finished,
      tally: tally,
      findings: findings,
      shares: shares,
      coverage: coverage
    )
  }

  /// Makes the runs.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil }
  ) -> CampaignResult {
    run(stop: stop, onFinding: { _ in })
  }

  private var ownEnding: CampaignResult.Ending? {
    if let iterations = settings.iterations, tally.runs >= iterations { return .finished }
    if let findingsMax = settings.findingsMax, tally.counted >= findingsMax { return .enough }
    if let percent = settings.coverageMin, coverage.reaches(percent) { return .covered }
    return shares.allSatisfy(\.isExhausted) ? .exhausted : nil
  }

  /// Makes the next run of a scenario that takes a step.
  private func takeTurn(of number: Int, _ onFinding: (CampaignFinding) throws -> Void) rethrows {
    for _ in 0..<Self.emptyRunsMax {
      let walk = stagesByScenario[number].walk(nextIndices[number])
      nextIndices[number] += 1
      if walk.path.isEmpty && walk.failure == nil {
        tally.emptyRuns += 1
        continue
      }
      try note(walk, of: number, onFinding)
      return
    }
    shares[number].isExhausted = true
  }

  private func note(
    _ walk: RunResult,
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    tally.runs += 1
    tally.steps += walk.path.count
    shares[number].runs += 1
    coverage.note(walk.path, from: walk.configuration, scenario: number)
    coverage.note(walk.labels)
    tally.pairs = coverage.count
    for step in walk.path { noteTaken(step, of: number) }
    guard let failure = walk.failure else { return }
    tally.failingRuns += 1
    shares[number].failingRuns += 1
    let key = Key(scenario: number, identity: failure.identity)
    if let place = places[key] {
      findings[place].finding.count += 1
      if regrade(place, by: walk, failure, of: number) { try onFinding(findings[place]) }
    } else {
      let found = shrunk(walk, failure, of: number)
      let count = findings.count
      let place = keep(found, as: failure.identity, of: number)
      places[key] = place
      places[Key(scenario: number, identity: found.finding.identity)] = place
      if findings.count > count { try onFinding(findings[place]) }
    }
  }

  private func noteTaken(_ step: Step, of number: Int) {
    switch step {
    case .call(let call): untaken[number].calls.remove(call)
    case .gesture(let gesture, _): untaken[number].gestures.remove(gesture)
    default: break
    }
  }

  private func shrunk(_ walk: RunResult, _ failure: Failure, of number: Int) -> CampaignFinding {
    let scenario = settings.scenarios[number].name
    let stages = stagesByScenario[number]
    let small = stages.shrink(walk, failure)
    tally.shrinkingRuns += small?.executions ?? 1
    let certified = small.flatMap(stages.certify)
    tally.certifyingRuns += certified?.0.runs ?? 0
    let failure = certified?.1 ?? small?.failure ?? failure
    let configuration = small?.configuration ?? walk.configuration
    let path = certified?.0.path ?? small?.path ?? walk.path
    let grading =
      small == nil ? Grading(failure.severity) : stages.grade(failure, configuration, path)
    return CampaignFinding(
      finding: Finding(
        scenario: scenario,
        failure: failure,
        grading: grading,
        configuration: configuration,
        path: path,
        isOneMinimal: small?.isOneMinimal ?? false,
        certification: certified?.0,
        executions: small?.executions ?? 1,
        firstIndex: walk.index,
        count: 1
      ),
      isKnown: isKnown(scenario, small?.failure.identity ?? failure.identity, grading.grade),
      isReproducible: small != nil
    )
  }

  /// Keeps a finding that was met under an identity, or counts it to the one that is the same
  /// fault or has the same steps; where it stands.
  private func keep(_ found: CampaignFinding, as met: Failure.Identity, of number: Int) -> Int {
    let finding = found.finding
    let known = places[Key(scenario: number, identity: finding.identity)]
    let same =
      known
      ?? findings.firstIndex {
        $0.finding.scenario == finding.scenario
          && $0.finding.configuration == finding.configuration && $0.finding.path == finding.path
      }
    let place = same ?? findings.count
    if let same {
      findings[same].finding.count += 1
    } else {
      findings.append(found)
      count(found, by: 1)
    }
    for identity in [met, finding.identity] { note(identity, asAliasOf: place) }
    return place
  }

  /// Puts a graver run of the same failure in a finding's place, if this run leads to one.
  ///
  /// The run that is met first may need a choice of UIKit's that others do without.
  private func regrade(
    _ place: Int,
    by walk: RunResult,
    _ failure: Failure,
    of number: Int
  ) -> Bool {
    let old = findings[place]
    guard !old.finding.grading.needs.isEmpty,
      regradings[place, default: 0] < Self.regradingsMax,
      let start = stagesByScenario[number].plainer(walk, failure, old.finding.grading)
    else { return false }
    regradings[place, default: 0] += 1
    var found = shrunk(start, failure, of: number)
    guard found.finding.identity == old.finding.identity,
      found.finding.grading.grade > old.finding.grading.grade
    else { return false }
    found.finding.count = old.finding.count
    found.aliases = old.aliases
    findings[place] = found
    count(old, by: -1)
    count(found, by: 1)
    return true
  }

  private func count(_ found: CampaignFinding, by change: Int) {
    if found.isKnown { tally.knownFindings += change } else { tally.newFindings += change }
    if settings.counts(found) { tally.counted += change }
  }

  private func note(_ identity: Failure.Identity, asAliasOf place: Int) {
    guard identity != findings[place].finding.identity,
      !findings[place].aliases.contains(identity)
    else { return }
    findings[place].aliases.append(identity)
  }
}
