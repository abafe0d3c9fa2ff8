// `vcfuzz` without a command, or `vcfuzz fuzz`: the campaign.

import Lifecycle
package import VCFuzz

struct FuzzCommand: Command {
  let name = "fuzz"
  let summary = "Look for faults in random runs; meant where no command is named"
  let options = [
    CommandOption(
      "seed",
      value: CommandValue("N"),
      "What all chance comes from, as in 7 or 0x2A"
    ),
    CommandOption(
      "iterations",
      letter: "n",
      value: CommandValue("M", .number(0...(.max))),
      "Runs in all (10000); 0 goes on until --time-limit"
    ),
    CommandOption(
      "scenario",
      letter: "s",
      value: CommandValue("NAME"),
      isRepeatable: true,
      "What to try, as in uikit or '*-repaired'"
    ),
    CommandOption(
      "profile",
      value: CommandValue("NAME"),
      "One profile for every run, as in ios17"
    ),
    CommandOption(
      "misuse",
      value: CommandValue("LEVEL", .choice(MisuseLevel.allCases.map(\.rawValue))),
      "Misuse UIKit on purpose: none (as a rule), some, all"
    ),
    CommandOption(
      "without",
      value: CommandValue("IDEAS"),
      "Leave out ideas: \(GeneratorIdea.words)"
    ),
    CommandOption("uniform", "Leave out all of them: every kind of step is as likely"),
    CommandOption(
      "time-limit",
      value: CommandValue("SECONDS", .number(1...1_000_000_000)),
      "Stop after so long"
    ),
    CommandOption(
      "stop-after",
      value: CommandValue("N", .number(1...(.max))),
      "Stop after so many findings"
    ),
    CommandOption(
      "require",
      value: CommandValue("LABEL"),
      isRepeatable: true,
      "Fail unless a run takes it, as in 'nav appeared push'"
    ),
    CommandOption(
      "until-coverage",
      value: CommandValue("N", .number(1...100)),
      "Stop once N % of the reachable pairs were seen"
    ),
    CommandOption(
      "certify",
      value: CommandValue("RUNS", .number(0...1_000_000_000)),
      "Runs to look for a shorter path with (500); 0: none"
    ),
    CommandOption(
      "output",
      letter: "o",
      value: CommandValue("DIR", .file),
      "Keep Corpus/ and Reports/ there and not here"
    ),
    CommandOption(
      "fail-on",
      value: CommandValue("WHICH", .choice(["any", "new"])),
      "Which findings count: any (as a rule), or new ones"
    ),
    CommandOption("json", "Print JSON"),
    ReplayBatch.Format.option,
    CommandOption("quiet", letter: "q", "Print findings and counts only, no progress"),
    CommandOption("verbose", letter: "v", "Tell every finding in full"),
  ]
  let details = """
    Draws runs of the scenarios by turns and judges every callback. What breaks is
    sorted by identity; the first run of each is made small, kept as a case in
    DIR/Corpus and told in DIR/Reports. A seed that is not given is drawn and printed.

    A finding whose shorter paths were all searched is 'certified minimal'. How far that
    goes is a count of runs, not a time: the output of a seed is always the same.

    Without --scenario all scenarios of the package are tried; the tool as it ships
    tries 'uikit' and all that is faulty by purpose ('vcfuzz scenarios' lists them).
    A run of a seed is the same whichever scenarios run beside it, and a run without
    a step does not count. One finding is told in full, several in brief.

    Exits with 0 if nothing was found; 1 if something was; 2 if a limit cut the asked
    work and nothing was found until then; 64 for a command line that is wrong; 65 for
    a folder or a corpus that cannot be used; 70 if the tool or the code under test
    crashed (its steps are printed), or a file could not be written; 130 after Ctrl-C,
    when what was found until then is kept.
    """

  private static let iterationsStandard = 10_000

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let settings = try settings(of: invocation)
    let secondsMax = invocation.number(of: "time-limit")
    if settings.iterations == nil, secondsMax == nil {
      throw UsageError.other("--iterations 0 has no end: give --time-limit, too")
    }
    let output = invocation.value(of: "output") ?? "."
    if let problem = ReportFolder(output).problem { throw CommandError(.badInput, problem) }
    let format =
      invocation.has("json")
      ? .json : invocation.value(of: "format").flatMap(ReplayBatch.Format.init) ?? .text
    let terminal = invocation.terminal
    // Who has read the first line may press Ctrl-C.
    Interruption.watch()
    defer { Interruption.unwatch() }
    let head = CampaignText.head(settings, secondsMax: secondsMax)
    if format == .text {
      terminal.print(head)
    } else if !invocation.has("quiet") {
      terminal.printError(head)
    }
    terminal.flush()
    // The index of the reports tells of all that the corpus holds, whatever is tried now.
    let keeper = try CampaignKeeper(output: output, scenarios: invocation.tool.scenarios.all)
    let result = try campaign(settings, keeper, secondsMax, invocation)
    let findings = try keeper.finish(result)
    let command = Self.command(invocation, settings)
    switch format {
    case .text: print(result, findings, command, invocation)
    case .json:
      let report = CampaignJSON.report(
        result,
        findings,
        secondsMax: secondsMax,
        repeating: command
      )
      terminal.print(report.text)
    case .junit: terminal.print(CampaignFormats.junit(result, findings))
    case .sarif: terminal.print(CampaignFormats.sarif(findings).text)
    }
    return result.exitCode
  }

  @MainActor private func campaign(
    _ settings: CampaignSettings,
    _ keeper: CampaignKeeper,
    _ secondsMax: Int?,
    _ invocation: Invocation
  ) throws -> CampaignResult {
    let terminal = invocation.terminal
    let limit = secondsMax.map { Double($0) }
    let progress = CampaignProgress(settings, secondsMax: limit, on: terminal)
    let isQuiet = invocation.has("quiet")
    let campaign = Campaign(settings, isKnown: keeper.isKnown)
    let watch = Stopwatch()
    return try campaign.run(
      stop: { tally in
        if Interruption.isWanted { return .interrupted }
        let seconds = watch.seconds
        if let limit, seconds >= limit { return .timeUp }
        if !isQuiet { progress.update(tally, seconds: seconds) }
        return nil
      },
      onFinding: keeper.keep
    )
  }

  @MainActor private func print(
    _ result: CampaignResult,
    _ findings: [SavedFinding],
    _ command: String,
    _ invocation: Invocation
  ) {
    let terminal = invocation.terminal
    let text = CampaignText(isVerbose: invocation.has("verbose"), style: terminal.styled)
    if !findings.isEmpty { terminal.print("\n" + text.findings(findings)) }
    terminal.print("\n" + text.summary(result, invocation.tool.scenarios))
    if invocation.has("quiet") { return }
    terminal.print("\n" + CampaignText.next(result, findings, repeating: command))
  }

  // MARK: Settings

  @MainActor private func settings(of invocation: Invocation) throws -> CampaignSettings {
    let seed = try invocation.seed()
    let iterations = invocation.number(of: "iterations") ?? Self.iterationsStandard
    var settings = CampaignSettings(
      try scenarios(of: invocation),
      seed: seed,
      iterations: iterations == 0 ? nil : iterations
    )
    settings.findingsMax = invocation.number(of: "stop-after")
    for words in invocation.values(of: "require") {
      do throws(CaseError) {
        settings.requiredLabels.append(try ReachableLabels.label(words))
      } catch {
        throw UsageError.other("--require: \(error)")
      }
    }
    settings.coverageMin = invocation.number(of: "until-coverage")
    settings.certificationMax =
      invocation.number(of: "certify") ?? CampaignSettings.certificationStandard
    settings.countsNewOnly = invocation.value(of: "fail-on") == "new"
    settings.options.misuse =
      invocation.value(of: "misuse").flatMap(MisuseLevel.init(rawValue:)) ?? .none
    settings.options.without = try invocation.ideasLeftOut
    if let name = invocation.value(of: "profile") {
      do throws(ProfileNameError) {
        settings.options.profile = try Profile(named: name)
      } catch {
        throw UsageError.other("--profile: \(error)")
      }
    }
    return settings
  }

  private func scenarios(of invocation: Invocation) throws -> [Scenario] {
    let catalogue = invocation.tool.scenarios
    let patterns = invocation.values(of: "scenario")
    if patterns.isEmpty { return catalogue.standard }
    for pattern in patterns where !catalogue.all.contains(where: { $0.name.matches(pattern) }) {
      throw invocation.unknown("scenario", pattern, among: catalogue.all.map(\.name))
    }
    return catalogue.all.filter { scenario in patterns.contains { scenario.name.matches($0) } }
  }

  /// The command line that makes the same campaign again, wherever its files go.
  private static func command(_ invocation: Invocation, _ settings: CampaignSettings) -> String {
    var words = ["vcfuzz", "--seed", "\(settings.seed)"]
    words += ["--iterations", "\(settings.iterations ?? 0)"]
    for option in [
      "scenario", "profile", "misuse", "without", "time-limit", "stop-after", "require",
      "until-coverage",
      "certify", "output",
    ] {
      for value in invocation.values(of: option) { words += ["--" + option, value] }
    }
    if invocation.has("uniform") { words.append("--uniform") }
    return words.map(\.quotedForShell).joined(separator: " ")
  }
}

extension String {
  /// Whether the name is what a pattern means, in which `*` stands for any letters.
  package func matches(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return self == pattern }
    guard let first = parts.first, let last = parts.last, hasPrefix(first) else { return false }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

extension Invocation {
  /// The ideas of the generator that `--without` and `--uniform` leave out.
  package var ideasLeftOut: Set<GeneratorIdea> {
    get throws {
      if has("uniform") { return Set(GeneratorIdea.allCases) }
      guard let words = value(of: "without") else { return [] }
      var ideas: Set<GeneratorIdea> = []
      for word in words.split(separator: ",").map(String.init) {
        guard let idea = GeneratorIdea(rawValue: word) else {
          throw unknown("idea", word, among: GeneratorIdea.allCases.map(\.rawValue))
        }
        ideas.insert(idea)
      }
      return ideas
    }
  }
}
