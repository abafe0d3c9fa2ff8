// The verdict of a test on one case: nil if its steps don't fail.

internal import VCLifecycle

/// The steps of a case as a demand: they must not fail.
@MainActor
package enum CaseVerdict {
  /// Runs a case, given as its text or its token, and returns its failure; nil if there is none.
  ///
  /// Failures of a lower grade than `failOn` don't count.
  package static func complaint(
    about text: String,
    scenarios: [Scenario],
    failOn: Grade = .violation
  ) throws -> String? {
    let kept = CaseToken.isToken(text) ? try CaseToken.read(text) : try Case(text: text)
    let scenario = try ScenarioCatalogue(scenarios).scenario(named: kept.scenario)
    let replay = try CaseReplay(kept, scenario: scenario)
    if case .stale = replay.outcome { return ReplayText(replay).headline }
    guard replay.run.verdict != nil, replay.grading.grade >= failOn else { return nil }
    return CaseFailureText(replay, of: scenario, path: nil).text
  }
}
