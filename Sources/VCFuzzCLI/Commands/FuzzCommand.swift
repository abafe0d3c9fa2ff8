// `vcfuzz` without a command, or `vcfuzz fuzz`: the campaign.

import Lifecycle
internal import VCFuzz

struct FuzzCommand: Command {
  let name = "fuzz"
  let summary = "Look for faults in random runs; meant where no command is named"
  let runsScenarios = true
  let options = CommandOption.table(
    """
    --seed N               What all chance comes from, as in 7 or 0x2A
    -n, --iterations M     Runs in all (10000); 0 goes on until --time-limit
    -s, --scenario NAME …  What to try, as in uikit or '*-repaired'
    --profile NAME         One profile for every run, as in ios17
    --oldest-ios N         Oldest version in use (default: the scenario's, or 15)
    --variants WHICH       Values to sample: disputed (default), or all
    --misuse LEVEL         Misuse UIKit on purpose: none (as a rule), some, all
    --without IDEAS        Leave out ideas: \(GeneratorIdea.words)
    --uniform              Leave out all of them: every kind of step is as likely
    --time-limit SECONDS   Stop after so long
    --stop-after N         Stop after so many findings
    --require LABEL …      Fail unless a run takes it, as in 'nav appeared push'
    --until-coverage N     Stop once N % of the reachable pairs were seen
    --step-timeout SECONDS  Time after which a step is endless (10)
    --run-memory MB        Most memory that one run may take (64)
    --in-process           Make the runs in this process, without workers
    --certify RUNS         Runs to look for a shorter path with (500); 0: none
    -o, --output DIR       Keep Corpus/ and Reports/ there and not here
    --fail-on GRADE        Lowest grade that fails: violation (default), fragile, advice
    --only-new             Fail only on findings that the corpus does not have yet
    --json                 Print JSON
    --format FORMAT        Report as text, json, junit or sarif
    -q, --quiet            Print findings and counts only, no progress
    -v, --verbose          Tell every finding in full
    """,
    [
      "scenario": .scenario,
      "profile": CommandOption.profiles,
      "iterations": .number(0...(.max)),
      "misuse": .choice(MisuseLevel.allCases.map(\.rawValue)),
      "time-limit": .number(1...1_000_000_000),
      "stop-after": .number(1...(.max)),
      "until-coverage": .number(1...100),
      "certify": .number(0...1_000_000_000),
      "step-timeout": .number(1...86_400),
      "run-memory": .number(1...1_000_000),
      "output": .file,
      "fail-on": CommandOption.grades,
      "oldest-ios": CommandOption.versions,
      "variants": .choice(VariantRange.allCases.map(\.rawValue)),
      "format": ReplayBatch.Format.domain,
    ]
  )
  let details = """
    Draws runs of the scenarios by turns and judges every callback. What breaks is
    sorted by identity; the first run of each is made small, kept as a case in
    DIR/Corpus and told in DIR/Reports. A seed that is not given is drawn and printed.

    A finding whose shorter paths were all searched is 'certified minimal'. How far that
    goes is a count of runs, not a time: the output of a seed is always the same.

    Each finding has a grade. A violation breaks a rule in the standard profile of a
    version in use. A fragile finding needs one value of a variant, and names it.
    Advice is legal but known to cause trouble; --fail-on advice searches for it.

    Workers make the runs. A crash, an exit, a step that never returns, or a run that
    takes too much memory ends its worker and is a finding like any other; a new worker
    continues. A scenario whose runs do so 10 times (3 times if endless) is set aside.
    --step-timeout counts CPU time, and time that a step waits. Each finding is replayed
    in two fresh processes, and is flaky if they differ. What code under test prints
    goes to standard error. --in-process is for debuggers: a crash ends the command.

    Without --scenario all scenarios of the package are tried; the tool as it ships
    tries 'uikit' and all that is faulty by purpose ('vcfuzz scenarios' lists them).
    A run of a seed is the same whichever scenarios run beside it, and a run without
    a step does not count. One finding is told in full, several in brief.

    Exits with 0 if nothing of the grade of --fail-on or graver was found; 1 if
    something was; 2 if a limit cut the asked work and nothing was found until then;
    64 for a command line that is wrong; 65 for a folder or a corpus that cannot be
    used; 70 if the tool or the code under test crashed (its steps are printed), or a
    file could not be written; 130 after Ctrl-C, when what was found until then is kept.
    """

  private static let iterationsStandard = 10_000

  /// Which values of the variants runs sample besides the standard ones.
  private enum VariantRange: String, CaseIterable {
    /// Those that a source speaks for.
    case disputed
    case all
  }

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let settings = try settings(of: invocation)
    let secondsMax = invocation.number(of: "time-limit")
    if settings.iterations == nil, secondsMax == nil {
      throw UsageError.other("--iterations 0 has no end: give --time-limit, too")
    }
    try invocation.requireDistinctOperations(in: settings.scenarios)
    let output = invocation.value(of: "output") ?? "."
    try ReportFolder(output).requireWritable()
    let format =
      invocation.has("json")
      ? .json : invocation.value(of: "format").flatMap(ReplayBatch.Format.init) ?? .text
    let terminal = invocation.terminal
    // From the first line on, Ctrl-C ends the campaign.
    Interruption.watch()
    defer { Interruption.unwatch() }
    let head = CampaignText.head(settings, secondsMax: secondsMax)
    if format == .text {
      terminal.print(head)
    } else if !invocation.has("quiet") {
      terminal.printError(head)
    }
    terminal.flush()
    // The index of the reports lists the whole corpus, whichever scenarios run now.
    let earlier = CampaignSession.state()
    let store = try FindingStore(
      output: output,
      scenarios: invocation.tool.scenarios.all,
      call: invocation.tool.call
    )
    let keeper = CampaignKeeper(store)
    let saved = SavedCasesText(try store.replays(of: settings.scenarios), settings)
    if format == .text,
      let text = saved.text(call: invocation.tool.call, style: terminal.styled)
    {
      terminal.print(text)
      terminal.flush()
    }
    let campaign = Campaign(settings, isKnown: store.isKnown, ownsProcess: true)
    let session = try CampaignSession(campaign, keeper, earlier)
    let result = try run(campaign, keeper, session, secondsMax, invocation)
    session?.save()
    let findings = try keeper.finish(result)
    if !invocation.has("quiet") {
      // Runs that look for mistakes would only end the process as those of the campaign did.
      let deadly = Set(result.shares.filter { $0.deaths > 0 }.map(\.scenario))
      invocation.warn(about: settings.scenarios.filter { !deadly.contains($0.name) })
    }
    let command = Self.command(invocation, settings)
    switch format {
    case .text: print(result, findings, command, invocation)
    case .json:
      let report = CampaignJSON.report(
        result,
        findings,
        saved: saved,
        secondsMax: secondsMax,
        repeating: command
      )
      terminal.print(report.text)
    case .junit:
      terminal.print(
        CampaignFormats.junit(result, findings, saved: saved, call: invocation.tool.call)
      )
    case .sarif: terminal.print(CampaignFormats.sarif(findings).text)
    }
    return saved.exitCode(after: result)
  }

  @MainActor private func run(
    _ campaign: Campaign,
    _ keeper: CampaignKeeper,
    _ session: CampaignSession?,
    _ secondsMax: Int?,
    _ invocation: Invocation
  ) throws -> CampaignResult {
    let terminal = invocation.terminal
    let limit = secondsMax.map { Double($0) }
    let progress = CampaignProgress(campaign.settings, secondsMax: limit, on: terminal)
    let isQuiet = invocation.has("quiet")
    let isText = ["text", nil].contains(invocation.value(of: "format")) && !invocation.has("json")
    let announces = isText && !isQuiet
    let watch = Stopwatch()
    return try campaign.run(
      stop: { tally in
        session?.update()
        if Interruption.isWanted { return .interrupted }
        let seconds = WorkerRecord.current?.header.pointee.seconds ?? watch.seconds
        if let limit, seconds >= limit { return .timeUp }
        if !isQuiet { progress.update(tally, seconds: seconds) }
        return nil
      },
      onFinding: { finding in
        try keeper.keep(finding)
        if announces, finding.place == 0 { announce(finding, keeper, invocation) }
      }
    )
  }

  /// Prints the first finding when it is met: a long campaign prints all of them at its end.
  @MainActor private func announce(
    _ finding: CampaignFinding,
    _ keeper: CampaignKeeper,
    _ invocation: Invocation
  ) {
    let saved = keeper.firstCase
    let sentence = saved?.page?.report.sentence ?? finding.finding.identity.description
    var line = "first finding, in run \(finding.finding.firstIndex): " + sentence
    if let path = saved?.casePath {
      line += " Replay: \(invocation.tool.call) replay " + path.quotedForShell
    }
    invocation.terminal.printError(line.escapedForTerminal)
  }

  @MainActor private func print(
    _ result: CampaignResult,
    _ findings: [SavedFinding],
    _ command: String,
    _ invocation: Invocation
  ) {
    let terminal = invocation.terminal
    let text = CampaignText(
      isVerbose: invocation.has("verbose"),
      call: invocation.tool.call,
      style: terminal.styled
    )
    if !findings.isEmpty { terminal.print("\n" + text.findings(findings)) }
    terminal.print("\n" + text.summary(result, invocation.tool.scenarios))
    if invocation.has("quiet") { return }
    terminal.print("\n" + text.next(result, findings, repeating: command))
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
    settings.rechecks = true
    settings.countsNewOnly = invocation.has("only-new")
    settings.failOn = try invocation.failOn()
    if settings.failOn == .advice {
      for index in settings.scenarios.indices { settings.scenarios[index].reportsAdvice = true }
    }
    settings.options.oldestIOS = invocation.number(of: "oldest-ios")
    settings.options.triesSpeculation =
      invocation.value(of: "variants") == VariantRange.all.rawValue
    settings.options.misuse =
      invocation.value(of: "misuse").flatMap(MisuseLevel.init(rawValue:)) ?? .none
    settings.options.without = try invocation.ideasLeftOut
    settings.options.profile = try invocation.profile()
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
    var words = ["--seed", "\(settings.seed)"]
    words += ["--iterations", "\(settings.iterations ?? 0)"]
    for option in [
      "scenario", "profile", "oldest-ios", "variants", "misuse", "without", "time-limit",
      "stop-after", "require",
      "until-coverage", "certify", "fail-on", "output",
    ] {
      for value in invocation.values(of: option) { words += ["--" + option, value] }
    }
    for option in ["uniform", "only-new"] where invocation.has(option) {
      words.append("--" + option)
    }
    return invocation.tool.call + " " + words.map(\.quotedForShell).joined(separator: " ")
  }
}

extension String {
  /// Whether the name matches a pattern, in which `*` is any letters.
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
