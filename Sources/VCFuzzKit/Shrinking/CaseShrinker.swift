// Shrinks a failing run: its path and its configuration, keeping the identity of the failure.

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

/// A shrinker of the runs of one scenario: its passes take turns until none of them succeeds.
@MainActor
package struct CaseShrinker {
  private let scenario: Scenario
  private let keepsProfile: Bool
  private let oldestIOS: Int
  private let executionsMax: Int
  private let standing: [Failure.Identity]
  /// The runs of the last shrinking.
  private var last: CaseTrials?
  /// Whether a run with the same failure may be used; nil if any may.
  package var admits: ((Configuration, [Step]) -> Bool)?

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

  /// The runs that the last shrinking took.
  package var executions: Int { last?.executions ?? 0 }
  /// Runs that the last shrinking met and that lead to another failure, one an identity.
  package var others: [OtherRun] { last?.others ?? [] }
  /// Failures that the last shrinking met and that the environment shows alone, one an identity.
  package var suppressed: [Failure.Identity] { last?.suppressed ?? [] }

  /// Returns the smallest run found that leads to a failure, or nil if the given one does not; what
  /// shows less certainly than `severity` that something is wrong is another failure.
  package mutating func shrink(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity,
    severity: Grade = .advice
  ) -> ShrunkRun? {
    shrink(RunPath(configuration, path), in: begin(identity, severity))
  }

  /// Returns the smallest run found that leads to a failure, which follows another one in the given
  /// run; nil if it was not met without that.
  package mutating func separate(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity
  ) -> ShrunkRun? {
    let runs = begin(identity, .advice)
    let trials = runs.trials(executionsMax)
    runs.isAnywhere = true
    var current = RunPath(configuration, path)
    while runs.leading == nil, runs.executions < Self.separationMax {
      let before = current
      ShortenPath.apply(to: &current, trials)
      SimplifyConfiguration.apply(to: &current, keepsProfile: keepsProfile, trials)
      if current == before { break }
    }
    runs.isAnywhere = false
    return runs.leading.flatMap { shrink($0, in: runs) }
  }

  private mutating func begin(_ identity: Failure.Identity, _ severity: Grade) -> CaseTrials {
    let runs = CaseTrials(scenario, identity, severity, standing: standing, admits: admits)
    last = runs
    return runs
  }

  private func shrink(_ given: RunPath, in runs: CaseTrials) -> ShrunkRun? {
    guard var current = runs.replay(given)?.path else { return nil }
    let trials = runs.trials(executionsMax)
    preferStandardProfile(&current, trials)
    var isOneMinimal = false
    var isPlain = false
    while !trials.isSpent {
      let before = current
      isOneMinimal = ShortenPath.apply(to: &current, trials)
      SimplifyConfiguration.apply(to: &current, keepsProfile: keepsProfile, trials)
      SortSteps.apply(to: &current, trials)
      OrderSpares.apply(to: &current, trials)
      preferStandardProfile(&current, trials)
      guard current == before else { continue }
      // What was found is small; what is plain is the same for all that was found.
      let plain = CanonicalRuns(scenario, current.configuration)
      if isPlain || !ReplaceByPlain.apply(to: &current, among: plain, trials) { break }
      isPlain = true
    }
    if AppearFirst.apply(to: &current, trials) {
      isOneMinimal = ShortenPath.apply(to: &current, after: 1, trials)
    }
    guard let (path, failure) = runs.replay(current) else { return nil }
    if runs.refuses(path, failure) { return shrink(given, in: runs) }
    return ShrunkRun(
      configuration: path.configuration,
      path: path.steps,
      failure: failure,
      isOneMinimal: isOneMinimal && runs.executions <= executionsMax,
      executions: runs.executions
    )
  }

  private func preferStandardProfile(_ path: inout RunPath, _ trials: ShrinkTrials) {
    if keepsProfile { return }
    PreferStandardProfile.apply(to: &path, oldestIOS: oldestIOS, trials)
  }
}
