// `vcfuzz` without a command, or `vcfuzz fuzz`: the campaign.

internal import VCFuzzProcesses
internal import VCFuzzReports

struct FuzzCommand: Command {
  let name = "fuzz"
  let summary = "Fuzz scenarios with random runs (the default command)"
  let runsScenarios = true
  var options: [CommandOption] { Self.table }
  // A process needs the tables of one command, or of none.
  private static let table = CommandOption.table(
    """
    --seed N               Random seed, such as 7 or 0x2A (default: a random one)
    -n, --iterations COUNT  Number of runs (default: 10000; 0: until --time-limit)
    -s, --scenario NAME …  Scenarios to fuzz, such as uikit or '*-repaired'
    --profile NAME         Profile of every run, such as ios17 (default: random)
    --oldest-ios VERSION   Oldest version in use (default: the scenario's, or 15)
    --variants WHICH       Values to sample: disputed (default), or all
    --misuse LEVEL         Misuse UIKit on purpose: none (default), some, all
    --time-limit SECONDS   Stop after this time
    --stop-after COUNT     Stop after this number of findings
    --require LABEL …      Fail unless a run takes this step, such as 'nav appeared push'
    --until-coverage PERCENT  Stop once this share of the reachable labels is covered
    --step-timeout SECONDS  Time after which a step counts as endless (default: 10)
    --run-memory MB        Memory limit of one run (default: 64)
    --workers COUNT        Processes that make runs (default: 1); auto: one per core
    --shard I/N            Make one of N shares of the runs, for 'merge'; or auto
    --build-id TEXT        Identity of the build of a share (default: the executable's)
    --in-process           Make the runs in this process, without workers
    --certify RUNS         Runs that search for a shorter path (default: 500; 0: none)
    -o, --output DIR       Write Corpus/ and Reports/ to DIR (default: .)
    --fail-on GRADE        Lowest grade that fails: violation (default), fragile, advice
    --only-new             Fail only on findings that are not in the corpus
    --json                 Print JSON
    --format FORMAT        Report as text, json, junit or sarif
    -q, --quiet            Print findings and counts only, no progress
    -v, --verbose          Print every finding in full
    """,
    [
      "scenario": .scenario,
      "iterations": .number(0...(.max)),
      "misuse": .choice(MisuseLevel.allCases.map(\.rawValue)),
      "stop-after": .number(1...(.max)),
      "until-coverage": .number(1...100),
      "variants": .choice(VariantRange.allCases.map(\.rawValue)),
    ]
  )
  let details = """
    Runs the scenarios alternately and checks every callback. Failures are grouped by
    identity; the first run of each is shrunk, saved in DIR/Corpus, and reported in
    DIR/Reports. A random seed is printed, so that you can repeat the runs.

    A finding whose shorter paths were all searched is 'certified minimal'. The search
    is limited by a number of runs, not by time: a seed always gives the same output.

    Each finding has a grade. A violation breaks a rule in the standard profile of a
    version in use. A fragile finding needs one value of a variant, and names it.
    Advice is legal but known to cause trouble; --fail-on advice searches for it.

    Runs are made in worker processes. A crash, an exit, a step that never returns, or a
    run that takes too much memory ends its worker and is a finding; a new worker
    continues. A scenario is skipped after 10 such runs if they are more than one in
    four, after 200 in any case, and after 3 that never return.
    --step-timeout counts CPU time, and time that a step waits. Each finding is replayed
    in two new processes, and is flaky if they differ. What your code prints goes to
    standard error. --in-process is for debuggers: a crash ends the command.
    --workers spreads the runs over processes; the output is the same for each number.

    --shard spreads the runs over machines. Each share writes DIR/share-I-of-N.runs and
    continues there if it was ended. It exits with 0 once it is complete, and 'merge'
    reports all shares. 'auto' or 'auto/N' reads I, and N, from the environment of Slurm,
    Kubernetes (I only), GitLab or Bazel.

    Without --scenario it runs all scenarios of the package. vcfuzz itself ships with
    'uikit' and with deliberately broken samples ('vcfuzz scenarios' lists them). The
    runs of a scenario don't depend on the others, and runs without a step don't count.
    A single finding is printed in full, several are printed in brief.

    Exits with 0 if it found nothing of the grade of --fail-on or above; 1 if it did;
    2 if it stopped at a limit without findings; 64 for an invalid command line; 65 for
    a folder or a corpus that it can't use; 70 if the tool or the code under test
    crashed (its steps are printed), or if it could not write a file; 130 after Ctrl-C,
    with the findings so far saved.
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
    let workersCount = try invocation.workersCount()
    if let isolation = RunIsolation.current, isolation.role.kind == .helper {
      RunHelper.serve(isolation, settings)
      return .nothingFound
    }
    if let text = invocation.value(of: "shard") {
      if workersCount > 1 {
        throw UsageError.other("--shard makes its runs in one process: leave --workers out")
      }
      return try makeShare(text, settings, invocation)
    }
    return try campaign(settings, invocation) { RunPool(workersCount, for: $0) }
  }

  /// Makes a campaign and reports it; other processes may make its runs.
  @MainActor func campaign(
    _ settings: CampaignSettings,
    _ invocation: Invocation,
    helpers: (Campaign) -> RunPool?
  ) throws -> ExitCode {
    let secondsMax = invocation.number(of: "time-limit")
    if settings.iterations == nil, secondsMax == nil {
      throw UsageError.other("--iterations 0 has no end: give --time-limit, too")
    }
    try invocation.requireDistinctOperations(in: settings.scenarios)
    let output = invocation.value(of: "output") ?? "."
    try ReportFolder(output).requireWritable()
    let format = invocation.format
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
    let keeper = CampaignKeeper(store, settings)
    let saved = SavedCasesText(try store.replays(of: settings.scenarios), settings)
    if format == .text,
      let text = saved.text(call: invocation.tool.call, style: terminal.styled)
    {
      terminal.print(text)
      terminal.flush()
    }
    let campaign = Campaign(settings, isKnown: store.isKnown, record: store.record)
    let session = try CampaignSession(campaign, keeper, earlier)
    let pool = helpers(campaign)
    let result = try run(campaign, keeper, session, secondsMax, invocation)
    pool?.close()
    session?.save()
    let findings = try keeper.finish(result)
    if !invocation.has("quiet") {
      // Runs that look for mistakes would only end the process as those of the campaign did.
      let deadly = Set(result.shares.filter { $0.deaths > 0 }.map(\.scenario))
      invocation.warn(about: settings.scenarios.filter { !deadly.contains($0.name) })
    }
    let document = CampaignDocument(
      result,
      findings,
      saved: saved,
      secondsMax: secondsMax,
      repeating: Self.command(invocation, settings),
      call: invocation.tool.call
    )
    if let text = document.document(as: format) {
      terminal.print(text)
    } else {
      print(result, findings, Self.command(invocation, settings), invocation)
    }
    terminal.flush()
    try keeper.close(findings)
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
    let announces = invocation.format == .text && !isQuiet
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
    _ finding: Finding,
    _ keeper: CampaignKeeper,
    _ invocation: Invocation
  ) {
    let saved = keeper.firstCase
    let sentence = saved?.report?.sentence ?? "\(finding.identity)."
    let grade = finding.grade.rawValue
    var line = "first finding (\(grade)), in run \(finding.firstIndex): " + sentence
    if let path = saved?.casePath {
      line += " Replay: \(invocation.tool.call) replay " + path.quotedForShell
    }
    invocation.terminal.printError(line.escapedForTerminal)
  }

  @MainActor private func print(
    _ result: CampaignResult,
    _ findings: [FiledFinding],
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

  @MainActor func settings(of invocation: Invocation) throws -> CampaignSettings {
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
    let words = words(invocation, settings, besides: ["time-limit", "output"])
    return invocation.tool.call + " " + words.map(\.quotedForShell).joined(separator: " ")
  }

  /// The options that decide what a campaign does and reports, and those named besides.
  static func words(
    _ invocation: Invocation,
    _ settings: CampaignSettings,
    besides more: Set<String> = []
  ) -> [String] {
    var words = ["--seed", "\(settings.seed)"]
    words += ["--iterations", "\(settings.iterations ?? 0)"]
    let options = [
      "scenario", "profile", "oldest-ios", "variants", "misuse", "time-limit", "stop-after",
      "require", "until-coverage", "certify", "fail-on", "step-timeout", "run-memory",
      "output",
    ]
    for option in options where !["time-limit", "output"].contains(option) || more.contains(option)
    {
      for value in invocation.values(of: option) { words += ["--" + option, value] }
    }
    return words + (invocation.has("only-new") ? ["--only-new"] : [])
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
