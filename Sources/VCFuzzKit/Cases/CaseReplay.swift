// The replay of a case.

/// A replay of a case, compared with the saved failure.
@MainActor
package struct CaseReplay {
  /// What a replay shows.
  package enum Outcome: Hashable, Sendable {
    /// The failure that the case saved.
    case same
    /// No failure.
    case gone
    /// Other failures only.
    case other(Failure.Identity)
    /// The steps can't be taken any more, for that reason.
    case stale(String)
  }

  package let kept: Case
  package let outcome: Outcome
  package let run: CaseRun
  package let scenario: Scenario
  /// How much the failure counts that the replay shows, or that the case keeps if there is none.
  package let grading: Grading

  /// Runs a case; throws if it does not fit its scenario.
  package init(_ kept: Case, scenario: Scenario) throws(CaseError) {
    // A thread of the code under test may need time to end the process once more.
    if kept.verdict.identity.isDeath { ProcessWide.host?.waitForDeaths() }
    self.init(kept, try CaseRun(kept, scenario: scenario), of: scenario)
  }

  /// Compares a case with a run of its steps.
  package init(_ kept: Case, _ run: CaseRun, of scenario: Scenario) {
    self.kept = kept
    self.run = run
    self.scenario = scenario
    outcome = Self.outcome(of: run, kept)
    if let failure = run.failure, outcome != .same || kept.grading == nil {
      grading = Grader(scenario).grade(failure, kept.configuration, run.path)
    } else {
      grading = kept.grading ?? Grading(.violation)
    }
  }

  private static func outcome(of run: CaseRun, _ kept: Case) -> Outcome {
    let identity = run.failure?.identity
    if identity == kept.verdict.identity { return .same }
    if let missing = run.missing.first { return .stale(missing) }
    if let identity { return .other(identity) }
    guard run.takesNoUserStep, let first = run.refused.first else { return .gone }
    return .stale(
      "none of its user actions is possible any more: step \(first.place) is "
        + first.step.quotedForTerminal
    )
  }

  /// What the case is to its package.
  package var state: Case.State {
    if case .stale = outcome { return .stale }
    if kept.isAccepted { return .accepted }
    return scenario.isDeliberatelyBroken || run.misusesUIKit ? .planted : .open
  }

  /// The lines of the new diagram.
  package var trace: [String] { run.diagram.lines }

  /// Whether the case shows what its state demands.
  package var passes: Bool {
    switch state {
    case .open, .accepted: outcome == .gone
    case .planted: outcome == .same
    case .stale: false
    }
  }

  /// Whether the case does not pass, and that is grave enough to fail a command.
  package func fails(from grade: Grade) -> Bool {
    let isSavedGradeValid = state == .planted || state == .stale
    // Another failure does not make up for the planted one.
    let gravest = isSavedGradeValid ? max(grading.grade, kept.grade) : grading.grade
    return !passes && gravest >= grade
  }

  /// Whether something else happened than the case keeps, though the failure may be the same.
  package var isTraceChanged: Bool { !kept.trace.isEmpty && kept.trace != trace }

  /// The case as it would be saved now, with this run; the same if nothing fails.
  package var renewed: CaseReplay {
    guard let verdict = run.verdict else { return self }
    var renewed = kept
    renewed.steps = run.taken
    renewed.verdict = verdict
    renewed.grading = grading
    renewed.trace = trace
    return CaseReplay(renewed, run, of: scenario)
  }
}
