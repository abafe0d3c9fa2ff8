// What a campaign says to programs: all that its text says, in one object.

internal import LifecycleChecks
internal import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport
internal import VCLifecycle

/// The JSON of a campaign.
@MainActor
package enum CampaignJSON {
  /// The version of the object's form.
  package static let schema = 1

  /// Returns the whole campaign.
  package static func report(
    _ result: CampaignResult,
    _ findings: [SavedFinding],
    saved: SavedCasesText,
    secondsMax: Int?,
    repeating command: String
  ) -> JSONValue {
    let settings = result.settings
    let tally = result.tally
    return [
      "schema": .number(schema),
      "seed": .string(String(settings.seed)),
      "iterations": .orNull(settings.iterations),
      "scenarios": .strings(settings.scenarios.map(\.name)),
      "profile": settings.options.profile.map { .string($0.name) } ?? .null,
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
      "coverage": ReachableLabels.json(of: result.coverage.reached),
      "newFindings": .number(tally.newFindings),
      "knownFindings": .number(tally.knownFindings),
      "countedFindings": .number(tally.counted),
      "findings": .array(findings.map(json)),
      "suppressed": .array(
        result.suppressions.map {
          [
            "scenario": .string($0.scenario), "identity": json($0.identity),
            "count": .number($0.count),
          ]
        }
      ),
      "shares": .array(result.shares.map(json)),
      "repeat": .string(command),
    ]
  }

  private static func json(_ share: CampaignResult.Share) -> JSONValue {
    [
      "scenario": .string(share.scenario),
      "runs": .number(share.runs),
      "failingRuns": .number(share.failingRuns),
      "neverTried": .strings(share.neverTaken),
      "failingAtStart": .array(share.failingAtStart.map(json)),
      "takesSteps": .bool(!share.isExhausted),
    ]
  }

  private static func json(_ kept: SavedFinding) -> JSONValue {
    let finding = kept.found.finding
    let report = kept.report
    return [
      "scenario": .string(finding.scenario),
      "identity": json(finding.identity),
      "grade": .string(finding.grading.grade.rawValue),
      "needs": .strings(finding.grading.needs),
      "known": .bool(kept.found.isKnown),
      "reproducible": .bool(kept.found.isReproducible),
      "oneMinimal": .bool(finding.isOneMinimal),
      "certifiedMinimal": .bool(finding.certification?.isCertified ?? false),
      "firstRun": .number(finding.firstIndex),
      "count": .number(finding.count),
      "shrinkingRuns": .number(finding.executions),
      "consequences": .array(kept.found.consequences.map(json)),
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
      "token": .orNull(kept.saved.map { CaseToken.token(of: $0.entry.kept) }),
    ]
  }

  private static func json(_ identity: Failure.Identity) -> JSONValue {
    [
      "invariant": .string(identity.invariant),
      "roles": .strings(identity.roles),
      "transition": .orNull(identity.transition),
    ]
  }
}
