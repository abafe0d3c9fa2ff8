// Shrinks a failing run: its path and its configuration, keeping the identity of the failure.

internal import ModelChecking
package import VCLifecycle

/// A shrunk run with the same failure.
package struct ShrunkRun: Sendable {
  package let configuration: Configuration
  package let path: [Step]
  package let failure: Failure
  /// Whether no single step after the first commit can be left out, by test.
  package let isOneMinimal: Bool
  /// The runs that it took.
  package let executions: Int
}

/// A shrinker of the runs of one scenario.
///
/// Every run that takes the place of another one shows the sought failure, and none before it that
/// may be its cause. A run that leads to another failure is put aside, as a finding of its own.
@MainActor
package struct CaseShrinker {
  private let scenario: Scenario
  private let keepsProfile: Bool
  private let oldestIOS: Int
  private let executionsMax: Int
  private let standing: [Failure.Identity]
  /// The runs that the last shrinking took.
  package private(set) var executions = 0
  /// Runs that the last shrinking met and that lead to another failure, one an identity.
  package private(set) var others: [OtherRun] = []
  /// Failures that the last shrinking met and that the environment shows alone, one an identity.
  package private(set) var suppressed: [Failure.Identity] = []
  /// Whether the sought failure may follow another one, until a run leads to it.
  private var isAnywhere = false
  /// A run that leads to the sought failure, met while that could follow another one.
  private var leading: CandidateRun?
  /// Whether a run with the same failure may be used; nil if any may.
  package var admits: ((Configuration, [Step]) -> Bool)?
  /// Whether a run is refused if the environment alone fails in the same way.
  private var refusesModelDefects = false
  /// The least that the sought failure must weigh.
  private var severity = Grade.advice

  /// A run and the failure that it leads to.
  package typealias OtherRun = (configuration: Configuration, path: [Step], failure: Failure)

  /// The most runs that one shrinking puts aside.
  package static let othersMax = 8
  /// The most runs that the search for a failure without an earlier one takes.
  package static let separationMax = 100

  /// Creates a shrinker.
  ///
  /// `keepsProfile` leaves the profile as it is. The failures of `standing` are those of every run.
  /// `oldestIOS` is the oldest major version in use, if not the scenario's.
  package init(
    _ scenario: Scenario,
    keepsProfile: Bool = false,
    oldestIOS: Int? = nil,
    standing: [Failure.Identity] = [],
    executionsMax: Int = 3_000
  ) {
    self.scenario = scenario
    self.keepsProfile = keepsProfile
    self.oldestIOS = oldestIOS ?? scenario.oldestIOSInUse
    self.standing = standing
    self.executionsMax = executionsMax
  }

  /// Returns the smallest run found that leads to a failure, or nil if the given one does not; what
  /// shows less certainly than `severity` that something is wrong is another failure.
  package mutating func shrink(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity,
    severity: Grade = .advice
  ) -> ShrunkRun? {
    reset()
    self.severity = severity
    return shrink(CandidateRun(configuration: configuration, path: path), identity)
  }

  /// Returns the smallest run found that leads to a failure, which follows another one in the given
  /// run; nil if it was not met without that.
  package mutating func separate(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity
  ) -> ShrunkRun? {
    reset()
    isAnywhere = true
    var current = CandidateRun(configuration: configuration, path: path)
    while leading == nil, executions < Self.separationMax {
      let before = current
      _ = shrinkPath(&current, identity)
      simplifySetting(&current, identity)
      if current == before { break }
    }
    isAnywhere = false
    return leading.flatMap { shrink($0, identity) }
  }

  private mutating func reset() {
    executions = 0
    others = []
    suppressed = []
    leading = nil
    refusesModelDefects = false
    severity = .advice
  }

  private mutating func shrink(_ given: CandidateRun, _ identity: Failure.Identity) -> ShrunkRun? {
    guard var (current, _) = replay(given, identity) else { return nil }
    preferStandardProfile(&current, identity)
    var isOneMinimal = false
    var isPlain = false
    while executions < executionsMax {
      let before = current
      isOneMinimal = shrinkPath(&current, identity)
      simplifySetting(&current, identity)
      sortSteps(&current, identity)
      tidy(&current, identity)
      preferStandardProfile(&current, identity)
      guard current == before else { continue }
      // What was found is small; what is plain is the same for all that was found.
      if isPlain || !replaceByPlain(&current, identity) { break }
      isPlain = true
    }
    if appearFirst(&current, identity) {
      isOneMinimal = shrinkPath(&current, identity, after: 1)
    }
    guard let (run, failure) = replay(current, identity) else { return nil }
    if !refusesModelDefects, isModelAtFault(for: failure, in: run) {
      // The small run is none of the user's; the one it came from may be.
      suppressed.append(identity)
      refusesModelDefects = true
      return shrink(given, identity)
    }
    return ShrunkRun(
      configuration: run.configuration,
      path: run.path,
      failure: failure,
      isOneMinimal: isOneMinimal && executions <= executionsMax,
      executions: executions
    )
  }

  private func isModelAtFault(for failure: Failure, in run: CandidateRun) -> Bool {
    EnvironmentControl(of: Run.finished(scenario, run.configuration, run.path))?.shows(failure)
      == true
  }

  /// Takes a path, leaving out what is not enabled; what was taken if it fails in the same way.
  private mutating func replay(
    _ candidate: CandidateRun,
    _ identity: Failure.Identity
  ) -> (run: CandidateRun, failure: Failure)? {
    if isAnywhere, leading != nil || executions >= Self.separationMax { return nil }
    executions += 1
    let run = Run.finished(scenario, candidate.configuration, candidate.path)
    let taken = CandidateRun(configuration: candidate.configuration, path: run.path)
    let leaders = run.failures.leading(standing: standing)
    for other in leaders where other.identity != identity { note(other, in: run) }
    guard
      let failure = run.failures.first(where: {
        $0.identity == identity && $0.severity >= severity
      }),
      isAnywhere || leaders.contains(failure),
      admits?(candidate.configuration, run.path) ?? true,
      !refusesModelDefects || EnvironmentControl(of: run)?.shows(failure) != true
    else { return nil }
    if isAnywhere, leaders.contains(failure) { leading = taken }
    return (taken, failure)
  }

  /// Puts a run aside that leads to another failure, unless the environment alone shows it.
  private mutating func note(_ failure: Failure, in run: Run) {
    guard others.count < Self.othersMax, !suppressed.contains(failure.identity),
      !others.contains(where: { $0.failure.identity == failure.identity })
    else { return }
    if EnvironmentControl(of: run)?.shows(failure) == true {
      suppressed.append(failure.identity)
    } else {
      others.append((run.configuration, run.path, failure))
    }
  }

  /// Whether all steps of a run can be taken, and fail in the same way.
  private mutating func breaks(_ candidate: CandidateRun, _ identity: Failure.Identity) -> Bool {
    replay(candidate, identity)?.run == candidate
  }

  // MARK: Passes

  /// Shortens and simplifies the path after its first steps; whether no single one of the others
  /// can be left out.
  private mutating func shrinkPath(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity,
    after count: Int = 0
  ) -> Bool {
    let words = Run(scenario, current.configuration).vocabulary
    let configuration = current.configuration
    let start = Array(current.path.prefix(count))
    // The engine's shrinker is lent this one's counts.
    var own = self
    var shrinker = Shrinker<Step>(
      replaysMax: max(1, executionsMax - executions),
      simplerSteps: { $0.simpler(words) },
      judge: {
        let path =
          own
          .replay(CandidateRun(configuration: configuration, path: start + $0), identity)?.run.path
        return path.flatMap { $0.starts(with: start) ? Array($0.dropFirst(count)) : nil }
      }
    )
    let result = shrinker.shrink(Array(current.path.dropFirst(count)))
    self = own
    guard let result else { return false }
    current.path = start + result.steps
    return result.statistics.isOneMinimal
  }

  /// Lets the container appear before the first action; whether the run fails then as well.
  ///
  /// A commit costs a reader nothing, and what happens before it is seldom what users do.
  private mutating func appearFirst(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) -> Bool {
    guard current.isEarly else { return false }
    let late = CandidateRun(configuration: current.configuration, path: [.commit] + current.path)
    guard breaks(late, identity) else { return false }
    current = late
    return true
  }

  /// Puts the standard profile of a version in use in place of one with other values.
  ///
  /// What fails with all variants at their standard values must be shown with these, so this comes
  /// before any step is left out as well.
  private mutating func preferStandardProfile(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) {
    let profile = current.configuration.profile
    guard !keepsProfile, profile != profile.plain else { return }
    for plain in profile.plainProfiles(oldestIOS: oldestIOS) {
      var candidate = current
      candidate.configuration.profile = plain
      guard let (taken, _) = replay(candidate, identity) else { continue }
      current = taken
      return
    }
  }

  private mutating func simplifySetting(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) {
    var hasProgress = true
    while hasProgress && executions < executionsMax {
      hasProgress = false
      for edit in current.configuration.simpler(keepsProfile: keepsProfile) {
        guard let (taken, _) = replay(current.edited(edit), identity) else { continue }
        current = taken
        hasProgress = true
        break
      }
    }
  }

  /// Puts the plainest run that breaks the same in place of what was found; whether there is one.
  private mutating func replaceByPlain(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) -> Bool {
    let cost = current.cost
    for run in plainRuns(in: current.configuration).all(after: current.path) {
      if cost < run.cost || executions >= executionsMax { return false }
      guard breaks(run, identity) else { continue }
      current = run
      return true
    }
    return false
  }

  private func plainRuns(in configuration: Configuration) -> CanonicalRuns {
    let subject = Run(scenario, configuration).live.subject
    return CanonicalRuns(
      start: configuration,
      hasRoot: scenario.hasRoot,
      isStackable: subject.isStackable,
      callCount: subject.calls.count,
      gestureCount: subject.gestures.count
    )
  }

  /// Puts neighbours that may change places into the order of their texts.
  private mutating func sortSteps(_ current: inout CandidateRun, _ identity: Failure.Identity) {
    let words = Run(scenario, current.configuration).vocabulary
    var index = 1
    while index < current.path.count, executions < executionsMax {
      var swapped = current
      swapped.path.swapAt(index - 1, index)
      if current.path[index].text(words) < current.path[index - 1].text(words),
        breaks(swapped, identity)
      {
        current = swapped
        index = max(1, index - 1)
      } else {
        index += 1
      }
    }
  }

  /// Names those aside in the order of their use.
  private mutating func tidy(_ current: inout CandidateRun, _ identity: Failure.Identity) {
    let cast = Cast(current.configuration)
    var order: [Int] = []
    let used = current.path.flatMap(\.slots).filter(cast.members.indices.contains)
    for tree in used.map({ cast[$0].tree - 1 }) + current.configuration.spares.indices
    where tree >= 0 && !order.contains(tree) {
      order.append(tree)
    }
    guard order != Array(current.configuration.spares.indices) else { return }
    let tidied = current.edited(current.configuration.reordering(spares: order))
    if breaks(tidied, identity) { current = tidied }
  }
}
