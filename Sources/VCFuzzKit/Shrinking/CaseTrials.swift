// The runs that one shrinking takes, and the other failures that it meets on the way.

internal import VCLifecycle

/// Takes runs of a scenario in search of one failure.
///
/// A run counts if it shows the failure, and none before it that may be its cause. A run that leads
/// to another failure is put aside, as a finding of its own.
@MainActor
final class CaseTrials {
  private let scenario: Scenario
  private let identity: Failure.Identity
  /// The least that the sought failure must weigh.
  private let severity: Grade
  /// The failures that every run shows.
  private let standing: [Failure.Identity]
  /// Whether a run with the same failure may be used; nil if any may.
  private let admits: ((Configuration, [Step]) -> Bool)?
  private(set) var executions = 0
  private(set) var others: [CaseShrinker.OtherRun] = []
  private(set) var suppressed: [Failure.Identity] = []
  /// Whether the sought failure may follow another one, until a run leads to it.
  var isAnywhere = false
  /// A run that leads to the sought failure, met while that could follow another one.
  private(set) var leading: RunPath?
  /// Whether a run is refused if the environment alone fails in the same way.
  private(set) var refusesModelDefects = false

  init(
    _ scenario: Scenario,
    _ identity: Failure.Identity,
    _ severity: Grade,
    standing: [Failure.Identity],
    admits: ((Configuration, [Step]) -> Bool)?
  ) {
    self.scenario = scenario
    self.identity = identity
    self.severity = severity
    self.standing = standing
    self.admits = admits
  }

  /// What passes ask, up to a number of runs.
  func trials(_ executionsMax: Int) -> ShrinkTrials {
    ShrinkTrials(
      take: { [self] in replay($0)?.path },
      left: { [self] in executionsMax - executions },
      words: { [scenario] in Run(scenario, $0).vocabulary }
    )
  }

  /// Takes a path, leaving out what is not enabled; what was taken if it fails in the same way.
  func replay(_ path: RunPath) -> (path: RunPath, failure: Failure)? {
    let isSeparated = leading != nil || executions >= CaseShrinker.separationMax
    if isAnywhere, isSeparated { return nil }
    executions += 1
    let run = Run.finished(scenario, path.configuration, path.steps)
    let taken = RunPath(path.configuration, run.path)
    let leaders = run.failures.leading(standing: standing)
    for other in leaders where other.identity != identity { note(other, in: run) }
    guard
      let failure = run.failures.first(where: {
        $0.identity == identity && $0.severity >= severity
      }),
      isAnywhere || leaders.contains(failure),
      admits?(path.configuration, run.path) ?? true,
      !refusesModelDefects || EnvironmentControl(of: run)?.shows(failure) != true
    else { return nil }
    if isAnywhere, leaders.contains(failure) { leading = taken }
    return (taken, failure)
  }

  /// Puts a run aside that leads to another failure, unless the environment alone shows it.
  private func note(_ failure: Failure, in run: Run) {
    guard others.count < CaseShrinker.othersMax, !suppressed.contains(failure.identity),
      !others.contains(where: { $0.failure.identity == failure.identity })
    else { return }
    if EnvironmentControl(of: run)?.shows(failure) == true {
      suppressed.append(failure.identity)
    } else {
      others.append((run.configuration, run.path, failure))
    }
  }

  /// Refuses runs that the environment alone fails in the same way, from now on, if the small one
  /// is such a run; returns whether it is.
  ///
  /// The small run is none of the user's; the one it came from may be.
  func refuses(_ small: RunPath, _ failure: Failure) -> Bool {
    guard !refusesModelDefects,
      EnvironmentControl(of: Run.finished(scenario, small.configuration, small.steps))?
        .shows(failure) == true
    else { return false }
    suppressed.append(identity)
    refusesModelDefects = true
    return true
  }
}
