// What a test says of one case: nothing if its steps break nothing.

package import VCFuzz

/// The steps of a case as a demand: nothing may break along them that is grave enough.
@MainActor
package enum CaseVerdict {
  /// Runs a case, given as its text or its token; what breaks, or nil if nothing does.
  ///
  /// What is of a lower grade than `failOn` breaks nothing.
  package static func complaint(
    about text: String,
    scenarios: [Scenario],
    failOn: Grade = .violation
  ) throws -> String? {
    let kept = CaseToken.isToken(text) ? try CaseToken.read(text) : try Case(text: text)
    let scenario = try ScenarioCatalogue(scenarios).scenario(named: kept.scenario)
    let replay = try CaseReplay(kept, scenario: scenario)
    let run = replay.run
    guard let verdict = run.verdict, replay.grading.grade >= failOn else { return nil }
    let title =
      "\(verdict.identity) (\(replay.grading)), in the scenario '\(kept.scenario)'"
      .escapedForTerminal
    let blocks = [
      [title] + verdict.lines, run.taken.numberedForTerminal + run.refusalLines,
      run.diagram.lines.indentedForTerminal,
    ]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
