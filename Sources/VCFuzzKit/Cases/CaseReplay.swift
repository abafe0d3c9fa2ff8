// The replay of a case.

package import VCFuzzSupport
package import VCLifecycle

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
  private let isPlanted: Bool
  /// How much the failure counts that the replay shows, or that the case keeps if there is none.
  package let grading: Grading
  /// The lines of the new diagram.
  package let trace: [String]

  /// Runs a case; throws if it does not fit its scenario.
  package init(_ kept: Case, scenario: Scenario) throws(CaseError) {
    self.kept = kept
    // A thread of the code under test may need time to end the process once more.
    if kept.verdict.identity.isDeath { WorkerRecord.current?.header.pointee.isCareful = 1 }
    run = try CaseRun(kept, scenario: scenario)
    trace = run.diagram.lines
    let failure = run.failure
    isPlanted = scenario.isDeliberatelyBroken || run.misusesUIKit
    outcome = Self.outcome(of: run, kept)
    if let failure, outcome != .same || kept.grading == nil {
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
    return isPlanted ? .planted : .open
  }

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

  /// The case as it would be saved now; nil if nothing fails.
  package var renewed: Case? {
    guard let verdict = run.verdict else { return nil }
    var renewed = kept
    renewed.steps = run.taken
    renewed.verdict = verdict
    renewed.grading = grading
    renewed.trace = trace
    return renewed
  }
}
