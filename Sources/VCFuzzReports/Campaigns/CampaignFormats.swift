// A campaign for programs that collect tests and alarms: JUnit and SARIF.

package import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport

/// The JUnit and the SARIF of a campaign.
@MainActor
package enum CampaignFormats {
  /// Returns the document: a test case for each saved case, and one for each scenario.
  package static func junit(
    _ result: CampaignResult,
    _ findings: [SavedFinding],
    saved: SavedCasesText,
    call: String
  ) -> String {
    let cases = result.shares.map { share in
      let own = findings.filter { $0.found.finding.scenario == share.scenario }
      let failing = own.filter { result.settings.counts($0.found) }
      let uncounted = own.filter { !result.settings.counts($0.found) }
      let output = ["\(share.runs) runs, \(share.failingRuns) of them failing"]
      var outcome = JUnitDocument.Outcome.passed
      if let first = failing.first {
        outcome = .failed(
          type: first.found.finding.identity.invariant,
          message: sentence(first),
          lines: failing.flatMap { lines($0, call) }
        )
      } else if share.isExhausted, share.runs == 0 {
        outcome = .skipped(message: "no step can be taken")
      }
      return JUnitDocument.Case(
        name: share.scenario,
        outcome: outcome,
        output: output + uncounted.map(sentence)
      )
    }
    return JUnitDocument.text("vcfuzz fuzz", saved.testCases + cases)
  }

  private static func sentence(_ kept: SavedFinding) -> String {
    let finding = kept.found.finding
    let sentence =
      kept.report?.sentence
      ?? "\(finding.identity): expected \(finding.failure.expected), found "
      + finding.failure.found
    return finding.grading.words(of: finding.identity) + ": " + sentence
  }

  private static func lines(_ kept: SavedFinding, _ call: String) -> [String] {
    var lines = [sentence(kept)]
    lines += (kept.report?.kept.steps ?? []).enumerated().map { "\($0.offset + 1). \($0.element)" }
    if let path = kept.casePath { lines.append("\(call) replay " + path.quotedForShell) }
    return lines + [""]
  }

  /// Returns the log: a result for each finding, at its case.
  package static func sarif(_ findings: [SavedFinding]) -> JSONValue {
    let results = findings.map { kept in
      let finding = kept.found.finding
      let grade = finding.grading.grade
      let place = kept.report.map {
        SARIFLog.Place.demand(of: $0.kept, path: kept.casePath ?? "")
      }
      return SARIFLog.Result(
        rule: finding.identity.invariant,
        level: SARIFLog.Level(grade),
        text: sentence(kept),
        place: place ?? SARIFLog.Place(file: kept.casePath ?? "-", line: 1),
        grade: grade.rawValue,
        verdict: kept.found.isKnown ? "known" : "new"
      )
    }
    return SARIFLog.json(results)
  }
}
