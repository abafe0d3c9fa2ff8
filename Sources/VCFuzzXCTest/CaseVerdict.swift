// What a test says of one case: nothing if its steps break nothing.

package import VCFuzz

/// The steps of a case as a demand: nothing may break along them.
@MainActor
package enum CaseVerdict {
  /// Runs a case, given as its text or its token; what breaks, or nil if nothing does.
  package static func complaint(
    about text: String,
    scenarios: [Scenario]
  ) throws -> String? {
    let kept = CaseToken.isToken(text) ? try CaseToken.read(text) : try Case(text: text)
    let scenario = try ScenarioCatalogue(scenarios).scenario(named: kept.scenario)
    let run = try CaseRun(kept, scenario: scenario)
    guard let verdict = run.verdict else { return nil }
    let title = "\(verdict.identity), in the scenario '\(kept.scenario)'".escapedForTerminal
    let blocks = [
      [title] + verdict.lines, run.taken.numberedForTerminal + run.refusalLines,
      run.diagram.lines.indentedForTerminal,
    ]
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
