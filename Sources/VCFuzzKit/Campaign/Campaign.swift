// Many runs: their failures, grouped by identity, each shrunk once.
//
// One bug never hides another. A failure that follows no other in a run is a finding. So is a later
// one, if another run leads to it: a run of the campaign, of its shrinking, or of a search for a
// part of the run without the earlier failure. Otherwise it is listed as a consequence.
//
// The scenarios take turns. A run's number counts the runs of its own scenario, so that a run of a
// seed is the same whichever other scenarios run beside it.

internal import HeadlessUIKit
internal import LifecycleChecks

/// A campaign over one or several scenarios.
@MainActor
package final class Campaign {
  package let settings: CampaignSettings
  /// The state between two runs, for another process to resume from.
  package private(set) var state = State()
  private let isKnown: (Finding) -> Bool
  private let record: (Finding) -> CaseRun?
  private var stages: [CampaignStages]
  private var outside: OutsideWatch

  /// Everything that a campaign has counted and found.
  package struct State: Codable {
    package fileprivate(set) var tally = CampaignTally()
    package fileprivate(set) var findings: [Finding] = []
    fileprivate var parts: [Part] = []
    fileprivate var coverage = CampaignCoverage()
    fileprivate var suppressions: [CampaignResult.Suppression] = []
    /// Whose turn it is.
    fileprivate var turn = 0
    /// How often a graver run was shrunk for a finding.
    fileprivate var regradings: [Int: Int] = [:]
    /// How often a failure of a known finding's identity was shrunk to see whether it is another
    /// bug.
    fileprivate var distinctions: [Int: Int] = [:]
  }

  /// What the campaign knows of one of its scenarios.
  fileprivate struct Part: Codable {
    var share: CampaignResult.Share
    /// The next run.
    var nextIndex = 0
    /// The calls and gestures that no run took so far, by their numbers.
    var untakenCalls: Set<Int>
    var untakenGestures: Set<Int>
    /// The position of each identity's finding.
    var places: [Failure.Identity: Int] = [:]
    /// How often a failure was searched without the one that it follows.
    var separations: [Separation: Int] = [:]

    mutating func noteTaken(_ mark: StepMark) {
      switch mark.operation {
      case .call(let call): untakenCalls.remove(call)
      case .gesture(let gesture): untakenGestures.remove(gesture)
      case nil: break
      }
    }
  }

  fileprivate struct Separation: Hashable, Codable {
    let identity: Failure.Identity
    let earlier: Failure.Identity
  }

  /// How often a failure is searched without an earlier one before it counts as its consequence.
  package static let separationsMax = 2
  /// How often failures that come another way than a known finding are shrunk.
  private static let distinctionsMax = 3
  /// Runs without a step after which a scenario is given up.
  package static let emptyRunsMax = 1_000
  /// Deaths of runs of a scenario after which it is set aside, if many of its runs died.
  private static let deathsMax = 10
  /// Deaths after which it is set aside although most of its runs live: they take some twenty
  /// seconds.
  private static let rareDeathsMax = 200
  /// One run in so many that dies is rare.
  private static let rarity = 4
  private static let deathsOfEndless = 4
  /// How often a finding that needs a choice of UIKit's is sought again without it.
  private static let regradingsMax = 3

  /// Creates a campaign; `stages` makes its runs, `isKnown` says what the corpus has already, and
  /// `record` takes the steps of a finding once more for its case and its report.
  package init(
    _ settings: CampaignSettings,
    stages: (Scenario, CampaignSettings) -> CampaignStages = { CampaignStages($0, $1) },
    isKnown: @escaping (Finding) -> Bool = { _ in false },
    record: @escaping (Finding) -> CaseRun? = { _ in nil }
  ) {
    outside = OutsideWatch(
      onlyScenario: settings.scenarios.count == 1 ? settings.scenarios[0].name : nil
    )
    self.settings = settings
    self.isKnown = isKnown
    self.record = record
    self.stages = settings.scenarios.map { stages($0, settings) }
    state.parts = zip(settings.scenarios, self.stages).map { scenario, stages in
      Part(
        share: CampaignResult.Share(scenario: scenario.name),
        untakenCalls: Set(stages.calls.indices),
        untakenGestures: Set(stages.gestures.indices)
      )
    }
  }

  // MARK: Runs that other processes make

  /// Takes the runs from elsewhere, by their scenario and number; where there is none, they are
  /// made here.
  package func takeRuns(from source: @escaping (Int, Int) -> RunResult?) {
    for number in stages.indices {
      let own = stages[number].walk
      stages[number].walk = { source(number, $0) ?? own($0) }
    }
  }

  /// Whether a scenario has no more turns.
  package func isOver(_ scenario: Int) -> Bool { state.parts[scenario].share.isOver }

  /// The number of the next run of a scenario.
  package func nextIndex(of scenario: Int) -> Int { state.parts[scenario].nextIndex }

  /// How many turns a scenario still has, if the others keep theirs.
  package func turnsLeft(of scenario: Int) -> Int {
    if isOver(scenario) { return 0 }
    guard let iterations = settings.iterations else { return .max / 2 }
    let active = state.parts.count { !$0.share.isOver }
    return (max(0, iterations - state.tally.runs) + active - 1) / active
  }

  // MARK: The campaign

  /// Makes the runs; calls `stop` before each, and `onFinding` once for each identity.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil },
    onFinding: (Finding) throws -> Void
  ) rethrows -> CampaignResult {
    var ending: CampaignResult.Ending?
    while ending == nil {
      if let done = ownEnding ?? stop(state.tally) {
        ending = done
      } else {
        while isOver(state.turn) { state.turn = (state.turn + 1) % state.parts.count }
        try takeTurn(of: state.turn, onFinding)
        state.turn = (state.turn + 1) % state.parts.count
      }
    }
    outside.noteTimers(&state.tally)
    for number in state.parts.indices { complete(number) }
    return CampaignResult(
      settings: settings,
      ending: ending ?? .finished,
      tally: state.tally,
      findings: state.findings,
      shares: state.parts.map(\.share),
      suppressions: state.suppressions,
      coverage: state.coverage
    )
  }

  /// Notes what only the end of the campaign shows of a scenario.
  private func complete(_ number: Int) {
    let stages = stages[number]
    state.parts[number].share.neverTaken =
      state.parts[number].untakenCalls.sorted().map { stages.calls[$0] }
      + state.parts[number].untakenGestures.sorted().map { stages.gestures[$0] }
    state.parts[number].share.failingAtStart = stages.standing().filter { isFound($0, in: number) }
    let (scenario, found) = (state.parts[number].share.scenario, state.parts[number].places)
    for place in state.findings.indices where state.findings[place].scenario == scenario {
      state.findings[place].consequences.removeAll { found[$0] != nil }
    }
  }

  private func isFound(_ identity: Failure.Identity, in number: Int) -> Bool {
    state.parts[number].places[identity] != nil
  }

  /// Makes the runs.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil }
  ) -> CampaignResult {
    run(stop: stop, onFinding: { _ in })
  }

  private var ownEnding: CampaignResult.Ending? {
    if let iterations = settings.iterations,
      state.tally.runs + state.tally.missingRuns >= iterations
    {
      return .finished
    }
    if let findingsMax = settings.findingsMax, state.tally.counted >= findingsMax { return .enough }
    if let percent = settings.coverageMin, state.coverage.reaches(percent) { return .covered }
    return state.parts.allSatisfy(\.share.isOver) ? .exhausted : nil
  }

  /// Makes the next run of a scenario that takes a step.
  private func takeTurn(of number: Int, _ onFinding: (Finding) throws -> Void) rethrows {
    let scenario = state.parts[number].share.scenario
    for _ in 0..<Self.emptyRunsMax {
      // Of a single scenario the next look, after the run, says the same.
      if state.parts.count > 1 { outside.noteLateBlock(&state.tally) }
      let jobsBefore = TaskControl.uncontrolledJobs
      var walk = stages[number].walk(state.parts[number].nextIndex)
      if walk.isMissing {
        state.tally.missingRuns += 1
        state.parts[number].nextIndex += 1
        return
      }
      state.tally.uncontrolledJobs +=
        TaskControl.uncontrolledJobs - jobsBefore + walk.uncontrolledJobs
      if settings.rechecks { walk.recheck(of: scenario, stages[number].walk) }
      state.parts[number].nextIndex += 1
      outside.note(walk, of: scenario, &state.tally)
      if walk.isUnsteady == true { state.parts[number].share.unsteadyRuns.append(walk.index) }
      let marks = walk.coverageMarks
      if marks.isEmpty && walk.failure == nil {
        state.tally.emptyRuns += 1
        continue
      }
      try note(walk, marks, of: number, onFinding)
      return
    }
    state.parts[number].share.isExhausted = true
  }

  private func note(
    _ walk: RunResult,
    _ marks: [StepMark],
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    state.tally.runs += 1
    state.tally.steps += marks.count
    state.parts[number].share.runs += 1
    state.coverage.note(marks, scenario: number)
    state.coverage.note(walk.labels)
    state.coverage.exercised |= walk.exercised
    state.tally.pairs = state.coverage.count
    for mark in marks { state.parts[number].noteTaken(mark) }
    for failure in walk.suppressed { suppress(failure.identity, of: number) }
    guard !walk.failures.isEmpty else { return }
    state.tally.failingRuns += 1
    state.parts[number].share.failingRuns += 1
    if let death = walk.failures.first(where: \.isDeath) {
      // A death that takes all the time there is counts for several.
      state.parts[number].share.deaths += Self.deathWeight(death.identity)
      state.parts[number].share.isSetAside = Self.isTooDeadly(
        state.parts[number].share.deaths,
        in: state.parts[number].share.runs,
        isEndless: death.identity.isEndless
      )
    }
    try report(walk, of: number, onFinding)
  }

  /// Whether a scenario is set aside after the last of so many deaths: one that takes all the time
  /// there is counts even if it is rare.
  package static func isTooDeadly(_ deaths: Int, in runs: Int, isEndless: Bool) -> Bool {
    if deaths < deathsMax { return false }
    return isEndless || deaths * rarity > runs || deaths >= rareDeathsMax
  }

  /// How many deaths a death counts for.
  package static func deathWeight(_ identity: Failure.Identity) -> Int {
    identity.isEndless ? deathsOfEndless : 1
  }

  /// Counts a failure that is none of the code under test.
  private func suppress(_ identity: Failure.Identity, of number: Int) {
    let scenario = state.parts[number].share.scenario
    let place = state.suppressions.firstIndex { $0.scenario == scenario && $0.identity == identity }
    if let place {
      state.suppressions[place].count += 1
    } else {
      state.suppressions.append(.init(scenario: scenario, identity: identity, count: 1))
    }
  }

  /// Counts the failures of a run, and makes findings of those that are new.
  private func report(
    _ walk: RunResult,
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    let stages = stages[number]
    let standing = stages.standing()
    let leaders = walk.failures.leading(standing: standing)
    for failure in walk.failures {
      if let known = state.parts[number].places[failure.identity] {
        state.findings[known].count += 1
        guard leaders.contains(failure) else { continue }
        if regrade(known, by: walk, failure, of: number) {
          try onFinding(state.findings[known])
        } else {
          try distinguish(failure, from: known, in: walk, of: number, onFinding)
        }
      } else if leaders.contains(failure) {
        try add(walk, failure, stages.shrink(walk, failure), of: number, onFinding)
      } else if let earlier = walk.failures.first(where: { $0.hides(failure, standing: standing) })
      {
        try separate(failure, from: earlier.identity, in: walk, of: number, onFinding)
      }
    }
  }

  /// Makes a finding of a failure that has the identity of a known one, if it comes another way and
  /// no saved case shows it: a bug that has a case must not hide one that has none.
  private func distinguish(
    _ failure: Failure,
    from known: Int,
    in walk: RunResult,
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    let old = state.findings[known]
    let isOtherWay =
      failure.violation?.clause != old.failure.violation?.clause
      || (!old.operations.isEmpty
        && Set(walk.path.compactMap(\.operation)).isDisjoint(with: old.operations))
    guard old.isKnown, isOtherWay, state.distinctions[known, default: 0] < Self.distinctionsMax
    else {
      return
    }
    state.distinctions[known, default: 0] += 1
    let shrinking = stages[number].shrink(walk, failure)
    let found = finding(walk, failure, shrinking, at: state.findings.count, of: number)
    guard found.isReproducible, !found.isKnown,
      !state.findings.contains(where: { $0.shows(found) })
    else { return }
    state.findings.append(found)
    count(found, by: 1)
    try onFinding(found)
  }

  /// Makes a finding of a failure if a part of a run leads to it, or else a consequence.
  private func separate(
    _ failure: Failure,
    from earlier: Failure.Identity,
    in walk: RunResult,
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    let separation = Separation(identity: failure.identity, earlier: earlier)
    let attempts = state.parts[number].separations[separation, default: 0]
    guard attempts < Self.separationsMax else { return }
    state.parts[number].separations[separation] = attempts + 1
    let shrinking = stages[number].separate(walk, failure)
    if shrinking.run != nil {
      try add(walk, failure, shrinking, of: number, onFinding)
      return
    }
    state.tally.shrinkingRuns += shrinking.executions
    if let place = state.parts[number].places[earlier],
      !state.findings[place].consequences.contains(failure.identity)
    {
      state.findings[place].consequences.append(failure.identity)
    }
    try addOthers(of: shrinking, of: number, onFinding)
  }

  /// Adds a finding, and those that were met while it was shrunk.
  private func add(
    _ walk: RunResult,
    _ failure: Failure,
    _ shrinking: CampaignStages.Shrinking,
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    let found = finding(walk, failure, shrinking, at: state.findings.count, of: number)
    state.parts[number].places[failure.identity] = state.findings.count
    state.findings.append(found)
    count(found, by: 1)
    try onFinding(found)
    try addOthers(of: shrinking, of: number, onFinding)
  }

  /// Adds the findings that were met while another failure was shrunk.
  private func addOthers(
    of shrinking: CampaignStages.Shrinking,
    of number: Int,
    _ onFinding: (Finding) throws -> Void
  ) rethrows {
    for identity in shrinking.suppressed { suppress(identity, of: number) }
    for other in shrinking.others where ownEnding != .enough {
      guard let failure = other.failure, !isFound(failure.identity, in: number) else { continue }
      let shrinking = stages[number].shrink(other, failure)
      try add(other, failure, shrinking, of: number, onFinding)
    }
  }

  private func finding(
    _ walk: RunResult,
    _ failure: Failure,
    _ shrinking: CampaignStages.Shrinking,
    at place: Int,
    of number: Int
  ) -> Finding {
    let stages = stages[number]
    let small = shrinking.run
    state.tally.shrinkingRuns += shrinking.executions
    let certified = small.flatMap(stages.certify)
    state.tally.certifyingRuns += certified?.0.runs ?? 0
    var found = Finding(
      scenario: settings.scenarios[number].name,
      failure: certified?.1 ?? small?.failure ?? failure,
      grading: Grading(failure.severity),
      configuration: small?.configuration ?? walk.configuration,
      path: certified?.0.path ?? small?.path ?? walk.path,
      isOneMinimal: small?.isOneMinimal ?? false,
      certification: certified?.0,
      isReproducible: small != nil,
      executions: shrinking.executions,
      firstIndex: walk.index,
      place: place
    )
    if small != nil {
      let confirmation = stages.confirm(found.failure, found.configuration, found.path)
      if let words = confirmation.found { found.failure.found = words }
      found.difference = confirmation.difference
      found.grading = stages.grade(found.failure, found.configuration, found.path)
    }
    found.run = record(found)
    found.isKnown = isKnown(found)
    return found
  }

  /// Puts a graver run of the same failure in a finding's place, if this run leads to one.
  ///
  /// The run that is met first may need a choice of UIKit's that others do without, or show less
  /// certainly that something is wrong.
  private func regrade(
    _ place: Int,
    by walk: RunResult,
    _ failure: Failure,
    of number: Int
  ) -> Bool {
    let old = state.findings[place]
    let known = old.grading
    guard !known.needs.isEmpty || failure.severity > known.grade,
      state.regradings[place, default: 0] < Self.regradingsMax,
      let start = known.needs.isEmpty
        ? walk : stages[number].plainer(walk, failure, known)
    else { return false }
    state.regradings[place, default: 0] += 1
    let shrinking = stages[number].shrink(start, failure)
    var found = finding(start, failure, shrinking, at: place, of: number)
    guard found.isReproducible, found.grade > known.grade else {
      return false
    }
    found.count = old.count
    found.consequences = old.consequences
    state.findings[place] = found
    count(old, by: -1)
    count(found, by: 1)
    return true
  }

  private func count(_ found: Finding, by change: Int) {
    if found.isKnown {
      state.tally.knownFindings += change
    } else {
      state.tally.newFindings += change
    }
    if settings.counts(found) { state.tally.counted += change }
  }

  // MARK: Its state between two processes

  /// Goes on from the state of another process with the same settings.
  package func restore(_ state: State) {
    self.state = state
    for place in state.findings.indices {
      let run = record(state.findings[place])
      self.state.findings[place].run = run
      if let failure = run?.failure { self.state.findings[place].failure = failure }
    }
  }
}
