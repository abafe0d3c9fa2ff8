// What a test says of one case: nothing if its steps break nothing.

internal import Lifecycle

/// The steps of a case as a demand: nothing may break along them.
@MainActor
package enum CaseVerdict {
  /// Runs a case, given as its text or its token; what breaks, or nil if nothing does.
  package static func complaint(
    about text: String,
    scenarios: [Scenario]
  ) throws -> String? {
    let kept: Case
    if CaseToken.isToken(text) {
      kept = try CaseToken.read(text)
    } else {
      kept = try Case(text: text)
    }
    let scenario = try ScenarioCatalogue(scenarios).scenario(named: kept.scenario)
    let run = try CaseRun(kept, scenario: scenario)
    guard let verdict = run.verdict else { return nil }
    var lines = [
      "\(verdict.identity), in the scenario '\(kept.scenario)'".escapedForTerminal,
      "  at        " + verdict.event.escapedForTerminal,
      "  expected  " + verdict.expected.escapedForTerminal,
      "  found     " + verdict.found.escapedForTerminal, "",
    ]
    lines += run.taken.enumerated().map { "  \($0 + 1). " + $1.escapedForTerminal }
    for (place, step) in run.refused {
      lines.append("  step \(place) could not be taken: " + step.escapedForTerminal)
    }
    lines += [""] + run.diagram.lines.map { $0.isEmpty ? "" : "  " + $0.escapedForTerminal }
    return lines.joined(separator: "\n")
  }
}
