// A campaign for programs: all that its text says as JSON, and what JUnit and SARIF can hold.

/// The result of a campaign for programs.
package struct CampaignDocument: MachineReadableResult {
  private let result: CampaignResult
  private let findings: [FiledFinding]
  private let saved: SavedCasesText
  private let secondsMax: Int?
  /// The command line that makes the same campaign again.
  private let command: String
  /// How a shell calls the tool.
  private let call: String

  package init(
    _ result: CampaignResult,
    _ findings: [FiledFinding],
    saved: SavedCasesText,
    secondsMax: Int?,
    repeating command: String,
    call: String
  ) {
    self.result = result
    self.findings = findings
    self.saved = saved
    self.secondsMax = secondsMax
    self.command = command
    self.call = call
  }

  // MARK: JSON

  package var json: JSONValue {
    let settings = result.settings
    let tally = result.tally
    return [
      "schema": .number(1),
      "seed": .string(String(settings.seed)),
      "iterations": .orNull(settings.iterations),
      "scenarios": .strings(settings.scenarios.map(\.name)),
      "profile": .orNull(settings.options.profile?.name),
      "misuse": .string(settings.options.misuse.rawValue),
      "without": .strings(settings.options.ideasLeftOut),
      "timeLimit": .orNull(secondsMax),
      "stopAfter": .orNull(settings.findingsMax),
      "failOn": .string(settings.failOn.rawValue),
      "onlyNew": .bool(settings.countsNewOnly),
      "oldestIOS": .orNull(settings.options.oldestIOS),
      "variants": .string(settings.options.triesSpeculation ? "all" : "disputed"),
      "ending": .string(result.ending.rawValue),
      "exitCode": .number(Int(saved.exitCode(after: result).rawValue)),
      "savedCases": saved.json,
      "missingShares": .strings(settings.missingShares),
      "runs": .number(tally.runs),
      "steps": .number(tally.steps),
      "emptyRuns": .number(tally.emptyRuns),
      "failingRuns": .number(tally.failingRuns),
      "shrinkingRuns": .number(tally.shrinkingRuns),
      "certifyingRuns": .number(tally.certifyingRuns),
      "pairs": .number(tally.pairs),
      "missingLabels": .strings(result.missingLabels.map(\.words)),
      "coverage": result.coverage.reached.json,
      "newFindings": .number(tally.newFindings),
      "knownFindings": .number(tally.knownFindings),
      "countedFindings": .number(tally.counted),
      "findings": .array(findings.map(json)),
      "suppressed": .array(result.suppressions.map(json)),
      "shares": .array(result.shares.map(json)),
      "repeat": .string(command),
    ]
  }

  private func json(_ item: CampaignResult.Suppression) -> JSONValue {
    [
      "scenario": .string(item.scenario), "identity": json(item.identity),
      "count": .number(item.count),
    ]
  }

  private func json(_ share: CampaignResult.Share) -> JSONValue {
    [
      "scenario": .string(share.scenario),
      "runs": .number(share.runs),
      "failingRuns": .number(share.failingRuns),
      "neverTried": .strings(share.neverTaken),
      "failingAtStart": .array(share.failingAtStart.map(json)),
      "takesSteps": .bool(!share.isExhausted),
    ]
  }

  private func json(_ kept: FiledFinding) -> JSONValue {
    let finding = kept.finding
    let report = kept.report
    return [
      "scenario": .string(finding.scenario),
      "identity": json(finding.identity),
      "grade": .string(finding.grade.rawValue),
      "needs": .strings(finding.grading.needs),
      "known": .bool(kept.finding.isKnown),
      "reproducible": .bool(kept.finding.isReproducible),
      "oneMinimal": .bool(finding.isOneMinimal),
      "certifiedMinimal": .bool(finding.certification?.isCertified ?? false),
      "firstRun": .number(finding.firstIndex),
      "count": .number(finding.count),
      "shrinkingRuns": .number(finding.executions),
      "consequences": .array(kept.finding.consequences.map(json)),
      "headline": .orNull(report?.headline),
      "verdict": .orNull(report?.verdict),
      "start": .orNull(report?.start),
      "steps": .strings(report?.kept.steps ?? []),
      "diagram": .strings(report?.diagram ?? []),
      "expected": .string(finding.failure.expected),
      "found": .string(finding.failure.found),
      "rules": .strings(report?.rules.map(\.words) ?? []),
      "causes": .strings(report?.advice?.causes ?? []),
      "repair": .orNull(report?.advice?.repair),
      "case": .orNull(kept.casePath),
      "report": .orNull(kept.reportPath),
      "token": .orNull(kept.files.map { CaseToken.token(of: $0.entry.kept) }),
    ]
  }

  private func json(_ identity: Failure.Identity) -> JSONValue {
    [
      "invariant": .string(identity.invariant),
      "roles": .strings(identity.roles),
      "transition": .orNull(identity.transition),
    ]
  }

  // MARK: JUnit

  /// The document: a test case for each saved case, and one for each scenario.
  package var junit: String {
    let cases = result.shares.map { share in
      let own = findings.filter { $0.finding.scenario == share.scenario }
      let failing = own.filter { result.settings.counts($0.finding) }
      let uncounted = own.filter { !result.settings.counts($0.finding) }
      let output = ["\(share.runs) runs, \(share.failingRuns) of them failing"]
      var outcome = JUnitDocument.Outcome.passed
      if let first = failing.first {
        outcome = .failed(
          type: first.finding.identity.invariant,
          message: sentence(first),
          lines: failing.flatMap(lines)
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

  private func sentence(_ kept: FiledFinding) -> String {
    let finding = kept.finding
    let sentence =
      kept.report?.sentence
      ?? "\(finding.identity): expected \(finding.failure.expected), found "
      + finding.failure.found
    return finding.grading.words(of: finding.identity) + ": " + sentence
  }

  private func lines(_ kept: FiledFinding) -> [String] {
    var lines = [sentence(kept)]
    lines += (kept.report?.kept.steps ?? []).enumerated().map { "\($0.offset + 1). \($0.element)" }
    if let path = kept.casePath { lines.append("\(call) replay " + path.quotedForShell) }
    return lines + [""]
  }

  // MARK: SARIF

  /// The log: a result for each finding, at its case.
  package var sarif: JSONValue {
    let results = findings.map { kept in
      let finding = kept.finding
      let grade = finding.grade
      let place = kept.report.map {
        SARIFLog.Place.demand(of: $0.kept, path: kept.casePath ?? "")
      }
      return SARIFLog.Result(
        rule: finding.identity.invariant,
        level: SARIFLog.Level(grade),
        text: sentence(kept),
        place: place ?? SARIFLog.Place(file: kept.casePath ?? "-", line: 1),
        grade: grade.rawValue,
        verdict: kept.finding.isKnown ? "known" : "new"
      )
    }
    return SARIFLog.json(results)
  }
}

extension LabelSet {
  /// How many labels were seen, of those that can be reached, and which were not.
  package var json: JSONValue {
    let all = ReachableLabels.all.singles.count
    let phases = ReachableLabels.phases(of: self).map { row -> JSONValue in
      ["phase": .string(row.phase), "seen": .number(row.seen), "reachable": .number(row.all)]
    }
    return [
      "labels": [
        "seen": .number(singles.count), "reachable": .number(all),
        "missing": .strings(ReachableLabels.missing(in: self).map(\.words)),
        "phases": .array(phases),
      ]
    ]
  }
}
