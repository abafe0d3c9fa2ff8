// What a campaign says to people: its first line, its findings, its summary.

internal import HeadlessUIKit

/// The text of a campaign.
@MainActor
package struct CampaignText {
  private let style: (String, TextStyle) -> String
  private let isVerbose: Bool
  /// How a shell calls the tool.
  private let call: String
  /// The most findings in brief; the index of the reports has them all.
  package static let briefMax = 20
  /// The most steps that are printed of a finding in brief.
  private static let briefStepsMax = 5

  package init(
    isVerbose: Bool,
    call: String = "vcfuzz",
    style: @escaping (String, TextStyle) -> String
  ) {
    self.isVerbose = isVerbose
    self.call = call
    self.style = style
  }

  // MARK: Before

  /// The seed and all that was chosen with it.
  package static func head(_ settings: CampaignSettings, secondsMax: Int?) -> String {
    var parts = [
      "seed \(settings.seed)",
      settings.iterations.map { $0.counted("run") } ?? "runs without end",
      settings.scenarios.count == 1
        ? settings.scenarios[0].name.quotedForTerminal : "\(settings.scenarios.count) scenarios",
      settings.options.profile.map(\.name) ?? "random profile per run",
      "misuse \(settings.options.misuse.rawValue)",
    ]
    let ideas = settings.options.ideasLeftOut.joined(separator: ", ")
    if settings.options.isUniform || !ideas.isEmpty {
      parts.append(settings.options.isUniform ? "uniform" : "without " + ideas)
    }
    if let secondsMax { parts.append("at most \(secondsMax) s") }
    if let findingsMax = settings.findingsMax {
      parts.append("until \(findingsMax.counted("finding"))")
    }
    return parts.joined(separator: " · ").wrapped()
  }

  // MARK: Findings

  /// The findings, the gravest first: one in full, several in brief unless all was asked for.
  package func findings(_ met: [FiledFinding]) -> String {
    let findings = Grade.allCases.reversed().flatMap { grade in
      met.filter { $0.finding.grade == grade }
    }
    if isVerbose || findings.count == 1 {
      return findings.enumerated().map { whole($0.element, $0.offset + 1) }
        .joined(separator: "\n\n")
    }
    var lines = findings.prefix(Self.briefMax).enumerated().map {
      brief($0.element, $0.offset + 1)
    }
    let rest = findings.count - lines.count
    if rest > 0 {
      let place = Self.index(of: findings).map { ", in " + $0.escapedForTerminal } ?? ""
      lines.append("and \(rest) more\(place); --verbose prints all")
    }
    return lines.joined(separator: "\n")
  }

  /// The index of the reports.
  private static func index(of findings: [FiledFinding]) -> String? {
    guard let path = findings.lazy.compactMap(\.reportPath).first,
      let slash = path.lastIndex(of: "/")
    else { return nil }
    return path[...slash] + "README.md"
  }

  private func title(_ kept: FiledFinding, _ number: Int) -> String {
    let finding = kept.finding
    let invariant = finding.identity.invariant
    let headline =
      kept.report?.headline ?? CatalogueInvariant.named(invariant)?.title ?? invariant
    let mark = kept.finding.isKnown ? style("known", .faint) : style("new", .red)
    let grading = finding.grading
    return "\(number). " + style(headline.escapedForTerminal, .bold) + "\n   "
      + finding.scenario.escapedForTerminal + " · " + mark + " · "
      + style(grading.grade.rawValue, grading.grade.style) + " · "
      + finding.identity.description.escapedForTerminal
      + (grading.grade == .fragile
        ? "\n" + grading.words(of: finding.identity).wrapped(indent: 3) : "")
  }

  private func brief(_ kept: FiledFinding, _ number: Int) -> String {
    var lines = [title(kept, number)]
    if let sentence = kept.report?.sentence {
      lines.append(sentence.escapedForTerminal.wrapped(indent: 3))
    }
    // Longer paths are in the report.
    if let steps = kept.report?.kept.steps, !steps.isEmpty, steps.count <= Self.briefStepsMax {
      let text = "Steps: " + steps.joined(separator: ", ")
      lines.append(text.escapedForTerminal.wrapped(indent: 3))
    }
    lines.append(Self.facts(kept).wrapped(indent: 3))
    return lines.joined(separator: "\n")
  }

  private static func facts(_ kept: FiledFinding) -> String {
    let finding = kept.finding
    var facts = finding.path.count(where: \.isUserVisible).counted("user action")
    if !kept.finding.isReproducible {
      facts += ", which did not reproduce: the scenario keeps state between runs or uses randomness"
    } else if let difference = kept.finding.difference {
      facts += ", flaky: " + difference
    } else if finding.certification?.isCertified == true {
      facts += ", certified minimal"
    } else if !finding.isOneMinimal {
      facts += ", perhaps not all needed"
    }
    return facts + "; seen in \(finding.count.counted("run")), first in run "
      + "\(finding.firstIndex.grouped) of its scenario"
  }

  private func whole(_ kept: FiledFinding, _ number: Int) -> String {
    guard let report = kept.report else { return brief(kept, number) }
    let verdict = report.verdict.escapedForTerminal.wrapped(indent: 3)
    var rows = TextRows([title(kept, number), verdict, ""], at: 13, margin: 3)
    rows.add("start", report.start)
    rows.add("steps", report.kept.steps.enumerated().map { "\($0 + 1). \($1)" })
    rows += [""] + report.diagram.map { $0.isEmpty ? "" : "   " + $0.escapedForTerminal } + [""]
    if let legend = DiagramLegend.line(for: report.diagram) {
      rows.add("legend", legend)
      rows += [""]
    }
    for rule in report.rules.prefix(3) { rows.add("rule", rule.words) }
    rows.add(report.advice)
    rows.add("seen", Self.facts(kept))
    rows.add("then", kept.finding.consequences.map { "- \($0) (not graded)" })
    rows.addFiles(kept.files, call: call)
    return rows.text
  }

  // MARK: Summary

  /// What was counted, and what to do next.
  package func summary(_ result: CampaignResult, _ catalogue: ScenarioCatalogue) -> String {
    let tally = result.tally
    let verdict =
      tally.findings == 0
      ? silence(tally)
      : style(tally.findings.counted("finding"), tally.counted > 0 ? .red : .yellow)
        + " (\(Grade.words(result.findings.map(\.grade))))"
        + (tally.knownFindings > 0 ? ", \(tally.knownFindings) of them known" : "")
    let head =
      "\(verdict) in \(tally.runs.counted("run")) of \(tally.steps.counted("step"))"
      + " with seed \(result.settings.seed)"
    var facts: [String?] = []
    if result.findings.isEmpty, !result.settings.scenarios.contains(where: \.reportsAdvice) {
      facts.append("advice was not looked for: --fail-on advice does")
    }
    facts += [Self.uncounted(result), Self.scenarios(result, catalogue)] + Self.ending(result)
    if tally.failingRuns > 0 {
      let runs = "\(tally.failingRuns.counted("run")) failed; shrinking used "
      facts += [runs + "\(tally.shrinkingRuns.grouped) more runs", Self.certified(result)]
    }
    facts +=
      Self.suppressed(result) + [
        Self.tasks(tally),
        "\(tally.pairs.counted("combination")) of a controller kind and a step kind tried",
      ]
    facts += coverage(result.coverage.reached)
    var lines = [head] + facts.compactMap { $0?.wrapped(indent: 2) }
    lines += result.missingLabels.map {
      "  required and never reached: " + style("'\($0.words)'", .red)
    }
    if tally.emptyRuns > 0 {
      lines.append("  \(tally.emptyRuns.counted("run")) without a step not counted")
    }
    return lines.joined(separator: "\n")
  }

  /// Which of the reachable labels were seen.
  private func coverage(_ reached: LabelSet) -> [String?] {
    let missing = ReachableLabels.missingWords(of: reached)
    let hint = missing == nil || isVerbose ? "" : "; --verbose names those never reached"
    let words = "coverage: " + ReachableLabels.words(of: reached) + hint
    if !isVerbose { return [words] }
    let phases = ReachableLabels.phases(of: reached).map { "\($0.phase) \($0.seen) of \($0.all)" }
    return [words, "by phase: \(phases.joined(separator: ", "))", missing]
  }

  /// The verdict on runs that broke nothing; it says nothing of what no run could order.
  private func silence(_ tally: CampaignTally) -> String {
    tally.isControlled
      ? style("Nothing found", .green)
      : style("Nothing found, but vcfuzz did not control everything", .yellow)
  }

  /// Says which asynchronous code took no part in the schedule.
  private static func tasks(_ tally: CampaignTally) -> String? {
    if !TaskControl.isAvailable {
      return "tasks and await are not controlled: that needs Swift 6.3 or later on Linux"
    }
    if tally.uncontrolledJobs == 0 { return tally.outsideWork?.words }
    return
      "\(tally.uncontrolledJobs.counted("job")) of tasks came to the main actor from other threads,"
      + " at times that vcfuzz can't control: let them wait for a Task, a DispatchQueue or a "
      + "Timer of HeadlessUIKit instead of a thread, a real queue or the network"
  }

  /// The findings that do not fail the campaign because of their grade, and the option that
  /// changes this.
  private static func uncounted(_ result: CampaignResult) -> String? {
    let lower = result.findings.map(\.grade).filter { $0 < result.settings.failOn }
    guard result.tally.counted < result.tally.findings, let lowest = lower.min() else { return nil }
    return Grade.words(lower) + ": not counted as failures (--fail-on "
      + "\(lowest) counts them)"
  }

  /// How many findings are certified minimal, if any search was made.
  private static func certified(_ result: CampaignResult) -> String? {
    guard result.tally.certifyingRuns > 0 else { return nil }
    return
      "\(result.certifiedCount) of \(result.tally.findings.counted("finding")) certified minimal; "
      + "searching all shorter paths took \(result.tally.certifyingRuns.counted("run"))"
  }

  /// In how many scenarios something was found, and what that means for those made to be found.
  private static func scenarios(
    _ result: CampaignResult,
    _ catalogue: ScenarioCatalogue
  ) -> String? {
    let all = result.settings.scenarios
    if all.count == 1 || result.findings.isEmpty { return nil }
    let hit = all.filter { scenario in
      result.findings.contains { $0.scenario == scenario.name }
    }
    let isFaulty = { (scenario: Scenario) in catalogue.kind(of: scenario) == .faulty }
    let faulty = all.count(where: isFaulty)
    let start = "found in \(hit.count) of \(all.count) scenarios"
    if faulty == 0 { return start }
    return start + "; \(hit.count(where: isFaulty)) of \(faulty.counted("planted bug")) found"
  }

  private static func ending(_ result: CampaignResult) -> [String] {
    let settings = result.settings
    let done =
      result.tally.runs.grouped
      + (settings.iterations.map { " of \($0.grouped) runs" } ?? " runs")
    let rest = "; the rest was not tried"
    let ending: String? =
      switch result.ending {
      case .finished:
        settings.coverageMin.map { _ in "--until-coverage was not reached in \(done)" }
      case .covered: "stopped by --until-coverage after \(done)"
      case .enough: "stopped by --stop-after after \(done)"
      case .timeUp:
        "stopped by the time limit after \(done)" + (settings.iterations == nil ? "" : rest)
      case .interrupted: "interrupted after \(done)" + rest
      case .exhausted: "no scenario could take a step any more after \(done)"
      }
    return [ending, missingShares(result)].compactMap(\.self) + remarks(on: result.shares)
  }

  private static func missingShares(_ result: CampaignResult) -> String? {
    let missing = result.settings.missingShares
    if missing.isEmpty { return nil }
    let (noun, verb) = missing.count == 1 ? ("share", "is") : ("shares", "are")
    return
      "incomplete: \(noun) \(missing.joined(separator: ", ")) \(verb) missing or not complete; "
      + result.tally.missingRuns.counted("run") + " not tried"
  }

  /// What is strange about scenarios, each kind for all of them.
  private static func remarks(on shares: [CampaignResult.Share]) -> [String] {
    func all(_ words: (CampaignResult.Share, String) -> [String]) -> [String] {
      shares.flatMap { words($0, $0.scenario.quotedForTerminal) }
    }
    return all { share, name in
      if share.neverTaken.isEmpty || share.runs == 0 { return [] }
      let names = share.neverTaken.map { "'\($0)'".escapedForTerminal }.joined(separator: ", ")
      return ["\(name): never tried in \(share.runs.counted("run")): \(names)"]
    }
      + all { share, name in share.failingAtStart.map { atStart($0, name) } }
      + all { share, name in
        share.isSetAside
          ? [
            "\(name) was skipped after \(share.runs.counted("run")): it ended its process too often"
          ] : []
      }
      + all { share, name in
        share.unsteadyRuns.first.map { first in
          let runs = share.unsteadyRuns.count.counted("passing run")
          return [
            "\(name) is not deterministic: \(runs) differed when repeated, first run \(first)"
          ]
        } ?? []
      }
      + all { share, name in
        share.isExhausted ? ["\(name) takes no steps: it was not tested"] : []
      }
  }

  /// Says that a scenario fails as soon as it is shown, and how to accept that.
  private static func atStart(_ identity: Failure.Identity, _ name: String) -> String {
    let moment = "as soon as it is shown, without any step"
    if identity.isDeath {
      return
        "\(name) ends its process \(moment): change what its scenario sets up, or fix the code "
        + "that it calls there"
    }
    return "\(name) fails \(identity) \(moment); the runs continue, but later failures may be its "
      + "consequences. Fix it first, or add "
      + "Allowance(\"\(identity.invariant.escapedForTerminal)\", because: \"…\") to the scenario"
  }

  /// Says which failures the model alone shows.
  private static func suppressed(_ result: CampaignResult) -> [String] {
    result.suppressions.map { item in
      "suppressed: the model itself violates \(item.identity) here, in "
        + "\(item.scenario.quotedForTerminal) (\(item.count.counted("time"))): a defect of "
        + "vcfuzz, not of your code"
    }
  }

  /// What to do next, a command a line.
  package func next(
    _ result: CampaignResult,
    _ findings: [FiledFinding],
    repeating command: String
  ) -> String {
    var rows: [(String, String)] = []
    let readable = findings.filter { !$0.finding.isKnown && $0.reportPath != nil }
    let first =
      readable.first { result.settings.counts($0.finding) } ?? readable.first ?? findings.first
    if findings.count > 1, let index = Self.index(of: findings) {
      rows.append(("read", index.escapedForTerminal))
    }
    if let path = first?.reportPath { rows.append(("", path.escapedForTerminal)) }
    if let path = first?.casePath {
      rows.append(("replay", "\(call) replay " + path.quotedForShell.escapedForTerminal))
    }
    rows.append(("again", command.escapedForTerminal))
    if findings.isEmpty {
      rows.append(("more", "another --seed, more --iterations, or --misuse all"))
    }
    if findings.count == 1, !rows.isEmpty, rows[0].0.isEmpty { rows[0].0 = "read" }
    return rows.map { "  " + $0.0.padded(to: 8) + $0.1 }.joined(separator: "\n")
  }
}
