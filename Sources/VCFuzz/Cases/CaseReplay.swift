// The replay of a case.

package import Lifecycle

/// A replay of a case, compared with the saved failure.
@MainActor
package struct CaseReplay {
  /// What a replay shows.
  package enum Outcome: Hashable, Sendable {
    /// The fault that the case keeps.
    case same
    /// Nothing is broken.
    case gone
    /// Another fault.
    case other(Failure.Identity)
  }

  package let kept: Case
  package let outcome: Outcome
  package let run: CaseRun
  /// How much the failure counts that the replay shows, or that the case keeps if there is none.
  package let grading: Grading
  /// The lines of the new diagram.
  package let trace: [String]

  /// Runs a case; throws if it does not fit its scenario.
  package init(_ kept: Case, scenario: Scenario) throws(CaseError) {
    self.kept = kept
    run = try CaseRun(kept, scenario: scenario)
    trace = run.diagram.lines
    let failure = run.failure
    outcome =
      switch failure?.identity {
      case nil: .gone
      case kept.verdict.identity: .same
      case .some(let identity): .other(identity)
      }
    if let failure, outcome != .same || kept.grading == nil {
      grading = Grader(scenario).grade(failure, kept.configuration, run.path)
    } else {
      grading = kept.grading ?? Grading(.violation)
    }
  }

  /// Whether the case shows what it is expected to show.
  package var isAsExpected: Bool {
    switch kept.expectation {
    case .fault: outcome == .same
    case .nothing: outcome == .gone
    }
  }

  /// Whether it shows something else than expected, and that is grave enough to fail a command.
  package func fails(from grade: Grade) -> Bool {
    // Another failure does not make up for the one that was expected.
    let gravest = kept.expectation == .fault ? max(grading.grade, kept.grade) : grading.grade
    return !isAsExpected && gravest >= grade
  }

  /// Whether something else happened than the case keeps, though the fault may be the same.
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
