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
internal import VCLifecycle

/// A campaign over one or several scenarios.
@MainActor
package final class Campaign {
  package let settings: CampaignSettings
  package internal(set) var tally = CampaignTally()
  package internal(set) var findings: [CampaignFinding] = []
  var shares: [CampaignResult.Share]
  var coverage = CampaignCoverage()
  var suppressions: [CampaignResult.Suppression] = []
  private let isKnown: (Finding) -> Bool
  private(set) var stagesByScenario: [CampaignStages]
  /// The calls and gestures of each scenario that no run took so far, by their numbers.
  var untaken: [(calls: Set<Int>, gestures: Set<Int>)]
  /// Whose turn it is.
  var turn = 0
  /// The next run of each scenario.
  package internal(set) var nextIndices: [Int]
  /// The position of each identity's finding.
  var places: [Key: Int] = [:]
  /// How often a graver run was shrunk for a finding.
  var regradings: [Int: Int] = [:]
  /// How often a failure was searched without the one that it follows.
  var separations: [Separation: Int] = [:]

  /// How often a failure of a known finding's identity was shrunk to see whether it is another bug.
  var distinctions: [Int: Int] = [:]

  /// How many jobs other threads had sent to the main actor before.
  private let jobsBefore = TaskControl.uncontrolledJobs
  /// Whether a block was in the real main queue before: none that comes can be seen then.
  private let wasBlockHeld: Bool
  /// Whether timers of real time were waiting before: one more looks the same.
  private let wasTimerHeld: Bool
  /// Whether a process that has made a run for this one holds a timer of real time.
  private var wasTimerLeft = false

  struct Key: Hashable {
    let scenario: Int
    let identity: Failure.Identity
  }

  struct Separation: Hashable {
    let key: Key
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

  /// Creates a campaign; `stages` makes its runs, and `isKnown` says what the corpus has already.
  ///
  /// A worker runs nothing but code under test: what waits for real time is that code's.
  package init(
    _ settings: CampaignSettings,
    stages: (Scenario, CampaignSettings) -> CampaignStages = { CampaignStages($0, $1) },
    isKnown: @escaping (Finding) -> Bool = { _ in false }
  ) {
    let isWorker = WorkerRecord.current != nil
    wasBlockHeld = !isWorker && RealTime.holdsNewBlock
    wasTimerHeld = !isWorker && RealTime.holdsNewTimer
    self.settings = settings
    self.isKnown = isKnown
    stagesByScenario = settings.scenarios.map { stages($0, settings) }
    shares = settings.scenarios.map { CampaignResult.Share(scenario: $0.name) }
    nextIndices = settings.scenarios.map { _ in 0 }
    untaken = stagesByScenario.map { (Set($0.calls.indices), Set($0.gestures.indices)) }
  }

  // MARK: Runs that other processes make

  /// Takes the runs from elsewhere, by their scenario and number; where there is none, they are
  /// made here.
  package func takeRuns(from source: @escaping (Int, Int) -> RunResult?) {
    for number in stagesByScenario.indices {
      let own = stagesByScenario[number].walk
      stagesByScenario[number].walk = { source(number, $0) ?? own($0) }
    }
  }

  /// Whether a scenario has no more turns.
  package func isOver(_ scenario: Int) -> Bool { shares[scenario].isOver }

  /// How many turns a scenario still has, if the others keep theirs.
  package func turnsLeft(of scenario: Int) -> Int {
    if shares[scenario].isOver { return 0 }
    guard let iterations = settings.iterations else { return .max / 2 }
    let active = shares.count { !$0.isOver }
    return (max(0, iterations - tally.runs) + active - 1) / active
  }

  // MARK: The campaign

  /// Makes the runs; calls `stop` before each, and `onFinding` once for each identity.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil },
    onFinding: (CampaignFinding) throws -> Void
  ) rethrows -> CampaignResult {
    var ending: CampaignResult.Ending?
    while ending == nil {
      if let done = ownEnding ?? stop(tally) {
        ending = done
      } else {
        while shares[turn].isOver { turn = (turn + 1) % shares.count }
        try takeTurn(of: turn, onFinding)
        turn = (turn + 1) % shares.count
      }
    }
    noteOutsideTimers()
    for number in shares.indices { complete(number) }
    return CampaignResult(
      settings: settings,
      ending: ending ?? .finished,
      tally: tally,
      findings: findings,
      shares: shares,
      suppressions: suppressions,
      coverage: coverage
    )
  }

  /// Notes what only the end of the campaign shows of a scenario.
  private func complete(_ number: Int) {
    let stages = stagesByScenario[number]
    let calls = untaken[number].calls.sorted().map { stages.calls[$0] }
    shares[number].neverTaken =
      calls + untaken[number].gestures.sorted().map { stages.gestures[$0] }
    shares[number].failingAtStart = stages.standing().filter { isFound($0, in: number) }
    for place in findings.indices where findings[place].finding.scenario == shares[number].scenario
    {
      findings[place].consequences.removeAll { isFound($0, in: number) }
    }
  }

  private func isFound(_ identity: Failure.Identity, in number: Int) -> Bool {
    places[Key(scenario: number, identity: identity)] != nil
  }

  /// Makes the runs.
  package func run(
    stop: (CampaignTally) -> CampaignResult.Ending? = { _ in nil }
  ) -> CampaignResult {
    run(stop: stop, onFinding: { _ in })
  }

  private var ownEnding: CampaignResult.Ending? {
    if let iterations = settings.iterations, tally.runs + tally.missingRuns >= iterations {
      return .finished
    }
    if let findingsMax = settings.findingsMax, tally.counted >= findingsMax { return .enough }
    if let percent = settings.coverageMin, coverage.reaches(percent) { return .covered }
    return shares.allSatisfy(\.isOver) ? .exhausted : nil
  }

  /// Makes the next run of a scenario that takes a step.
  private func takeTurn(of number: Int, _ onFinding: (CampaignFinding) throws -> Void) rethrows {
    for _ in 0..<Self.emptyRunsMax {
      let stages = stagesByScenario[number]
      // Of a single scenario the next look, after the run, says the same.
      if shares.count > 1 { noteLateBlock() }
      let jobsBefore = TaskControl.uncontrolledJobs
      var walk = stages.walk(nextIndices[number])
      if walk.isMissing {
        tally.missingRuns += 1
        nextIndices[number] += 1
        return
      }
      tally.uncontrolledJobs += TaskControl.uncontrolledJobs - jobsBefore + walk.uncontrolledJobs
      if settings.rechecks { walk.recheck(of: shares[number].scenario, stages.walk) }
      nextIndices[number] += 1
      noteOutsideBlock(shares[number].scenario, isHeld: walk.leavesBlock || RealTime.holdsNewBlock)
      wasTimerLeft = wasTimerLeft || walk.leavesTimer
      if walk.isUnsteady == true { shares[number].unsteadyRuns.append(walk.index) }
      let marks = walk.coverageMarks
      if marks.isEmpty && walk.failure == nil {
        tally.emptyRuns += 1
        continue
      }
      try note(walk, marks, of: number, onFinding)
      return
    }
    shares[number].isExhausted = true
  }

  /// Notes the first block that a run has sent to the real main queue, where it stays.
  private func noteOutsideBlock(_ scenario: String?, isHeld: Bool) {
    guard isHeld, !wasBlockHeld, tally.outsideWork == nil else { return }
    tally.outsideWork = OutsideWork(kind: .mainQueue, scenario: scenario)
  }

  /// The scenario that has made every run, if it is one.
  private var onlyScenario: String? { shares.count == 1 ? shares[0].scenario : nil }

  /// Notes a block that has come since the last run: a thread or a timer of any run has sent it.
  private func noteLateBlock() { noteOutsideBlock(onlyScenario, isHeld: RealTime.holdsNewBlock) }

  /// Notes the jobs that threads have sent after their runs, where no run had any.
  private func noteLateJobs() {
    guard tally.uncontrolledJobs == 0 else { return }
    tally.uncontrolledJobs = TaskControl.uncontrolledJobs - jobsBefore
  }

  /// Notes what runs have left to timers of real time.
  private func noteOutsideTimers() {
    noteLateBlock()
    noteLateJobs()
    let isTimerLeft = wasTimerLeft || !wasTimerHeld && RealTime.holdsNewTimer
    guard isTimerLeft, tally.outsideWork == nil else { return }
    tally.outsideWork = OutsideWork(kind: .timer, scenario: onlyScenario)
  }

  private func note(
    _ walk: RunResult,
    _ marks: [StepMark],
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    tally.runs += 1
    tally.steps += marks.count
    shares[number].runs += 1
    coverage.note(marks, scenario: number)
    coverage.note(walk.labels)
    coverage.exercised |= walk.exercised
    tally.pairs = coverage.count
    for mark in marks { noteTaken(mark, of: number) }
    for failure in walk.suppressed { suppress(failure.identity, of: number) }
    guard !walk.failures.isEmpty else { return }
    tally.failingRuns += 1
    shares[number].failingRuns += 1
    if let death = walk.failures.first(where: \.isDeath) {
      // A death that takes all the time there is counts for several.
      shares[number].deaths += Self.deathWeight(death.identity)
      shares[number].isSetAside = Self.isTooDeadly(
        shares[number].deaths,
        in: shares[number].runs,
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
  static func deathWeight(_ identity: Failure.Identity) -> Int {
    identity.isEndless ? deathsOfEndless : 1
  }

  /// Counts a failure that is none of the code under test.
  private func suppress(_ identity: Failure.Identity, of number: Int) {
    let scenario = shares[number].scenario
    let place = suppressions.firstIndex { $0.scenario == scenario && $0.identity == identity }
    if let place {
      suppressions[place].count += 1
    } else {
      suppressions.append(.init(scenario: scenario, identity: identity, count: 1))
    }
  }

  /// Counts the failures of a run, and makes findings of those that are new.
  private func report(
    _ walk: RunResult,
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    let stages = stagesByScenario[number]
    let standing = stages.standing()
    let leaders = walk.failures.leading(standing: standing)
    for failure in walk.failures {
      if let known = places[Key(scenario: number, identity: failure.identity)] {
        findings[known].finding.count += 1
        guard leaders.contains(failure) else { continue }
        if regrade(known, by: walk, failure, of: number) {
          try onFinding(findings[known])
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
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    let old = findings[known]
    let isOtherWay =
      failure.violation?.clause != old.finding.failure.violation?.clause
      || (!old.operations.isEmpty
        && Set(walk.path.compactMap(\.operation)).isDisjoint(with: old.operations))
    guard old.isKnown, isOtherWay, distinctions[known, default: 0] < Self.distinctionsMax else {
      return
    }
    distinctions[known, default: 0] += 1
    let shrinking = stagesByScenario[number].shrink(walk, failure)
    let found = finding(walk, failure, shrinking, at: findings.count, of: number)
    guard found.isReproducible, !found.isKnown,
      !findings.contains(where: { $0.shows(found) })
    else { return }
    findings.append(found)
    count(found, by: 1)
    try onFinding(found)
  }

  /// Makes a finding of a failure if a part of a run leads to it, or else a consequence.
  private func separate(
    _ failure: Failure,
    from earlier: Failure.Identity,
    in walk: RunResult,
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    let key = Key(scenario: number, identity: failure.identity)
    let attempts = separations[Separation(key: key, earlier: earlier), default: 0]
    guard attempts < Self.separationsMax else { return }
    separations[Separation(key: key, earlier: earlier)] = attempts + 1
    let shrinking = stagesByScenario[number].separate(walk, failure)
    if shrinking.run != nil {
      try add(walk, failure, shrinking, of: number, onFinding)
      return
    }
    tally.shrinkingRuns += shrinking.executions
    if let place = places[Key(scenario: number, identity: earlier)],
      !findings[place].consequences.contains(failure.identity)
    {
      findings[place].consequences.append(failure.identity)
    }
    try addOthers(of: shrinking, of: number, onFinding)
  }

  private func noteTaken(_ mark: StepMark, of number: Int) {
    switch mark.operation {
    case .call(let call): untaken[number].calls.remove(call)
    case .gesture(let gesture): untaken[number].gestures.remove(gesture)
    case nil: break
    }
  }

  /// Adds a finding, and those that were met while it was shrunk.
  private func add(
    _ walk: RunResult,
    _ failure: Failure,
    _ shrinking: CampaignStages.Shrinking,
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    let found = finding(walk, failure, shrinking, at: findings.count, of: number)
    places[Key(scenario: number, identity: failure.identity)] = findings.count
    findings.append(found)
    count(found, by: 1)
    try onFinding(found)
    try addOthers(of: shrinking, of: number, onFinding)
  }

  /// Adds the findings that were met while another failure was shrunk.
  private func addOthers(
    of shrinking: CampaignStages.Shrinking,
    of number: Int,
    _ onFinding: (CampaignFinding) throws -> Void
  ) rethrows {
    for identity in shrinking.suppressed { suppress(identity, of: number) }
    for other in shrinking.others where ownEnding != .enough {
      guard let failure = other.failure, !isFound(failure.identity, in: number) else { continue }
      let shrinking = stagesByScenario[number].shrink(other, failure)
      try add(other, failure, shrinking, of: number, onFinding)
    }
  }

  private func finding(
    _ walk: RunResult,
    _ failure: Failure,
    _ shrinking: CampaignStages.Shrinking,
    at place: Int,
    of number: Int
  ) -> CampaignFinding {
    let scenario = settings.scenarios[number].name
    let stages = stagesByScenario[number]
    let small = shrinking.run
    tally.shrinkingRuns += shrinking.executions
    let certified = small.flatMap(stages.certify)
    tally.certifyingRuns += certified?.0.runs ?? 0
    var failure = certified?.1 ?? small?.failure ?? failure
    let configuration = small?.configuration ?? walk.configuration
    let path = certified?.0.path ?? small?.path ?? walk.path
    let confirmation = small == nil ? nil : stages.confirm(failure, configuration, path)
    if let found = confirmation?.found { failure.found = found }
    let grading =
      small == nil ? Grading(failure.severity) : stages.grade(failure, configuration, path)
    let finding = Finding(
      scenario: scenario,
      failure: failure,
      grading: grading,
      configuration: configuration,
      path: path,
      isOneMinimal: small?.isOneMinimal ?? false,
      certification: certified?.0,
      executions: shrinking.executions,
      firstIndex: walk.index,
      count: 1
    )
    return CampaignFinding(
      finding: finding,
      isKnown: isKnown(finding),
      isReproducible: small != nil,
      place: place,
      difference: confirmation?.difference
    )
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
    let old = findings[place]
    let known = old.finding.grading
    guard !known.needs.isEmpty || failure.severity > known.grade,
      regradings[place, default: 0] < Self.regradingsMax,
      let start = known.needs.isEmpty
        ? walk : stagesByScenario[number].plainer(walk, failure, known)
    else { return false }
    regradings[place, default: 0] += 1
    let shrinking = stagesByScenario[number].shrink(start, failure)
    var found = finding(start, failure, shrinking, at: place, of: number)
    guard found.isReproducible, found.finding.grading.grade > known.grade else {
      return false
    }
    found.finding.count = old.finding.count
    found.consequences = old.consequences
    findings[place] = found
    count(old, by: -1)
    count(found, by: 1)
    return true
  }

  private func count(_ found: CampaignFinding, by change: Int) {
    if found.isKnown { tally.knownFindings += change } else { tally.newFindings += change }
    if settings.counts(found) { tally.counted += change }
  }
}
