// `vcfuzz explore`: every run of a scenario within bounds.

import ModelChecking
internal import VCFuzzReports

struct ExploreCommand: Command {
  let name = "explore"
  let summary = "Search every run of a scenario within bounds, and certify what that covered"
  let runsScenarios = true
  let operands = [CommandOperand("SCENARIO", .scenario, count: .one)]
  var options: [CommandOption] { Self.table }
  // A process needs the tables of one command, or of none.
  private static let table = CommandOption.table(
    """
    -k, --steps K         Maximum user actions in a run (default: 2); time isn't counted
    --operations WORDS    Kinds of user actions, such as calls,push,pop,fingers
    --controllers N       Controllers at the start (default: 5; 2 with a root)
    --setting TREES       The start, such as 'tabs(nav(A), B); C': window; spares
    --profile NAME        Profile, such as ios17
    --device KIND         phone (default) or pad
    --variants WHICH …    default, disputed or all (each alone), or V-NAV-CANCEL=VALUE
    --oldest-ios VERSION  Oldest version in use (default: the scenario's, or 15)
    --depth D             Maximum steps of a run, time included (default: 200)
    --order NAME          Order of the search, see below (default: depth-first)
    --walks N             random and pct: number of runs (default: 1000)
    --seed S              random and pct: random seed (default: a random one, printed)
    --fingerprints        Visit each idle state once (default, but see below)
    --no-fingerprints     Search again what follows from an idle state that was met before
    --no-reduction        Search independent steps and twins in every order
    --misuse LEVEL        Only none: explore never misuses UIKit
    --time-limit SECONDS  Stop after this time
    --memory-limit MB     Stop before using more memory
    --certify RUNS        Runs that search for a shorter path (default: 2000)
    --fail-on GRADE       Lowest grade that fails: violation (default), fragile, advice
    --only-new            Fail only on findings that are not in the corpus
    --checkpoint FILE     Resume the search of FILE, and save the remainder there
    --shard I/N           Search one of N parts, for 'merge'; or auto
    --build-id TEXT       Identity of the build for FILE (default: the executable's)
    --step-timeout SECONDS  Time after which a step counts as endless (default: 10)
    --run-memory MB       Memory limit of one run (default: 64)
    --in-process          Make the runs in this process, without workers
    -o, --output DIR      Write Corpus/ and Reports/ to DIR (default: .)
    --json                Print JSON
    -q, --quiet           Print findings and the certificate only
    """,
    [
      "steps": .number(0...64),
      "controllers": .number(1...20),
      "device": .choice(Configuration.DeviceName.allCases.map(\.rawValue)),
      "depth": .number(0...10_000),
      "walks": .number(1...1_000_000_000),
      "misuse": .choice(["none"]),
      "memory-limit": .number(1...1_000_000),
      "checkpoint": .file,
      "order": .suggestion(OrderName.allCases.map(\.rawValue)),
      "variants": .suggestion(["default", "disputed", "all"] + Variant.all.map(\.id)),
    ]
  )
  let details = """
    Searches every ordering of up to K user actions, with commits, animation ends, and
    queued blocks interleaved in every possible way. Lifting a finger isn't counted.
    WORDS are calls, gestures, fingers, segues, app, tree (all of UIKit's API), its
    verbs alone (push, pop, present, …), styles (every style of presentation), inside
    or inside:viewDidAppear (calls inside callbacks of the root and the screens around it).
    Default: calls, gestures, fingers, segues and tree.

    The certificate says 'complete' only if every path within the bounds was searched, and
    nothing was cut by depth, time, memory, an error, or Ctrl-C. A finding is 'certified
    minimal' if all paths of its kinds of step with fewer user actions, and at most as
    many steps in all, were searched, and '1-minimal' if only no single user action of it
    can be left out.

    Two reductions skip equivalent runs: calls prepared for callbacks are not ordered
    against steps that don't affect them (sleep sets), and spare controllers that look
    the same are used in one order.

    depth-first (default), breadth-first (finds a shortest failure first) and
    iterative:N (depth-first, N steps deeper each time; default: 4) are exhaustive.
    delays:N searches the runs that leave the alternation of time and user at most N
    times, and preemptions:N those that interrupt either at most N times. random and
    pct:N (random priorities, for bugs of depth N; default: 3) sample --walks runs. A
    search that was cut or sampled is never complete.

    --checkpoint FILE is written during the search and when it is cut. Run the same
    command again to resume it, with the same result; the file is removed at the end.
    Only depth-first and breadth-first can be resumed.

    --shard splits these two orders over machines: each part searches the paths whose
    first steps fall to it, and writes DIR/share-I-of-N.paths. 'merge' says 'complete'
    only if every part was searched, by the same executable.

    A run ends at an idle state that was searched before. States are equal only if all
    objects that can be reached store the same, yours included. The certificate names
    what could not be read; such a state counts as a new one. Static and global variables
    are not seen: use --no-fingerprints if yours change during a run. Sleep sets are off
    with fingerprints, so searches with calls inside callbacks have none unless you ask
    for them. Neither have searches with --checkpoint or --shard, and other orders than
    depth-first, breadth-first and iterative.

    Exits with 0 if the search was exhaustive and found nothing of the grade of
    --fail-on or above; 1 if it did; 2 if it was cut without findings; 130 after Ctrl-C.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let settings = try settings(of: invocation)
    if let text = invocation.value(of: "shard") {
      return try searchPart(text, settings, invocation)
    }
    let file = invocation.value(of: "checkpoint").map(CheckpointFile.init)
    let checkpoint = try file.flatMap { try $0.read(for: settings) }
    return try explore(settings, invocation, file) { gauges throws(OptionConflict) in
      try Exploration(settings).run(
        gauges: gauges,
        from: checkpoint,
        keepsCheckpoint: file != nil
      )
    }
  }

  /// Makes an exploration and reports it.
  @MainActor func explore(
    _ settings: ExplorationSettings,
    _ invocation: Invocation,
    _ file: CheckpointFile? = nil,
    _ body: (Exploration.Gauges) throws(OptionConflict) -> ExplorationResult
  ) throws -> ExitCode {
    let terminal = invocation.terminal
    let output = invocation.value(of: "output") ?? "."
    try ReportFolder(output).requireWritable()
    let store = try FindingStore(
      output: output,
      scenarios: invocation.tool.scenarios.all,
      call: invocation.tool.call
    )
    // A killed process of the same command may have saved what it had found.
    if let file, file.exists {
      let origin = "explored \(settings.boundWords)"
      store.takeOver { $0.scenario == settings.scenario.name && $0.origin.hasPrefix(origin) }
    }
    Interruption.watch()
    defer { Interruption.unwatch() }
    let isQuiet = invocation.has("quiet")
    let isJSON = invocation.has("json")
    if !isQuiet {
      let head = ExplorationText.head(settings)
      if isJSON { terminal.printError(head) } else { terminal.print(head) }
      terminal.flush()
    }
    var gauges = Exploration.Gauges()
    var writeError: (any Error)?
    gauges.isInterrupted = { Interruption.isWanted || writeError != nil }
    if let file {
      gauges.keepCheckpoint = { left in
        do { try file.write(left) } catch { writeError = error }
      }
    }
    if !isQuiet {
      let status = StatusLine(on: terminal)
      gauges.progress = { progress, seconds in
        status.update(seconds: seconds) { ExplorationText.line(progress, seconds: seconds) }
      }
    }
    var result = try search(named: "--checkpoint") { () throws(OptionConflict) in
      try body(gauges)
    }
    if let writeError { throw writeError }
    if let file, result.certificate.defects.contains(where: { $0.contains("not fit") }) {
      throw CommandError(
        .badInput,
        "\(file.path.quotedForTerminal): the scenario has changed since: remove the file"
      )
    }
    if let file, let left = result.checkpoint { try file.write(left) }
    result.markKnown(store.isKnown)
    print(result, try store.save(result), store, file, invocation)
    if result.checkpoint == nil { try file?.remove() }
    return result.exitCode
  }

  @MainActor private func print(
    _ result: ExplorationResult,
    _ findings: [FiledFinding],
    _ store: FindingStore,
    _ file: CheckpointFile?,
    _ invocation: Invocation
  ) {
    let terminal = invocation.terminal
    if invocation.has("json") {
      terminal.print(ExplorationJSON.report(result, findings).text)
      return
    }
    let isQuiet = invocation.has("quiet")
    let text = ExplorationText(call: invocation.tool.call, style: terminal.styled)
    if !findings.isEmpty { terminal.print("\n" + text.findings(findings, result.settings)) }
    terminal.print((isQuiet ? "" : "\n") + text.certificate(result))
    if isQuiet { return }
    let scenario = result.settings.scenario.name
    let page = store.folder.path(of: ExplorationFile.path(scenario: scenario))
    terminal.print("  page         " + page.escapedForTerminal)
    if let words = Self.resumption(result, file, invocation) {
      terminal.print("  resume       " + words)
    }
  }

  /// How to resume a search that was cut; nil if nothing is left, or this order can't be resumed.
  private static func resumption(
    _ result: ExplorationResult,
    _ file: CheckpointFile?,
    _ invocation: Invocation
  ) -> String? {
    if let file, result.checkpoint != nil {
      return "run the same command: \(file.path.quotedForTerminal) has the rest"
    }
    let isInterrupted = result.certificate.cuts[.interrupt, default: 0] > 0
    let settings = result.settings
    guard file == nil, isInterrupted, !invocation.has("fingerprints"),
      [.depthFirst, .breadthFirst].contains(settings.order)
    else { return nil }
    return "not possible; with --checkpoint FILE the same command saves its place"
  }

  /// Searches; `option` is the one whose search can't be resumed or split.
  func search(
    named option: String,
    _ body: () throws(OptionConflict) -> ExplorationResult
  ) throws(UsageError) -> ExplorationResult {
    do throws(OptionConflict) {
      return try body()
    } catch {
      throw .other("\(Self.option(behind: error, option)): \(error)")
    }
  }

  /// The option that asks for what cannot be.
  private static func option(behind conflict: OptionConflict, _ option: String) -> String {
    switch conflict {
    case .fingerprintsMissing, .fingerprintsWithCostBound, .reductionWithFingerprints:
      "--fingerprints"
    case .checkpointOfThisSearch: option
    default: "--order"
    }
  }

  // MARK: Settings

  @MainActor func settings(of invocation: Invocation) throws -> ExplorationSettings {
    let scenario = try invocation.scenario(named: invocation.operands[0])
    let start = try start(of: scenario, invocation)
    let failOn = try invocation.failOn()
    var reporting = scenario
    reporting.reportsAdvice = failOn == .advice
    var settings = ExplorationSettings(
      reporting,
      settings: try starts(from: start, invocation),
      grammar: try grammar(of: invocation)
    )
    settings.depthMax = invocation.number(of: "depth") ?? ExplorationSettings.depthStandard
    settings.order = try order(of: invocation)
    settings.reduces = !invocation.has("no-reduction")
    settings.prunesByFingerprint = try prunesByFingerprint(settings, invocation)
    settings.secondsMax = invocation.number(of: "time-limit")
    settings.megabytesMax = invocation.number(of: "memory-limit")
    settings.certificationMax = invocation.number(of: "certify") ?? Certifier.runsStandard
    settings.failOn = failOn
    settings.countsNewOnly = invocation.has("only-new")
    settings.buildID = invocation.value(of: "build-id")
    settings.oldestIOS = invocation.number(of: "oldest-ios")
    return settings
  }

  /// Whether states are remembered: where nothing speaks against it, unless asked otherwise.
  private func prunesByFingerprint(
    _ settings: ExplorationSettings,
    _ invocation: Invocation
  ) throws(UsageError) -> Bool {
    let isWanted = invocation.has("fingerprints")
    let isUnwanted = invocation.has("no-fingerprints")
    if isWanted, isUnwanted {
      throw .other("--no-fingerprints: --fingerprints asks for the opposite: leave one out")
    }
    // What is remembered is not saved, so a search that is to be resumed does without.
    let isResumed = invocation.has("checkpoint") || invocation.has("shard")
    return isWanted || !isUnwanted && !isResumed && settings.canPrune
  }

  private func grammar(of invocation: Invocation) throws -> Grammar {
    let steps = invocation.number(of: "steps") ?? Self.stepsStandard
    guard let words = invocation.value(of: "operations") else { return .standard(stepsMax: steps) }
    do throws(CaseError) {
      return try Grammar(words: words, stepsMax: steps)
    } catch {
      throw UsageError.other("--operations: \(error)")
    }
  }

  private static let stepsStandard = 2

  private func start(of scenario: Scenario, _ invocation: Invocation) throws -> Configuration {
    let profile = try invocation.profile() ?? .standard
    let device =
      invocation.value(of: "device").flatMap(Configuration.DeviceName.init(rawValue:)) ?? .phone
    guard let text = invocation.value(of: "setting") else {
      let count =
        invocation.number(of: "controllers") ?? Configuration.controllersStandard(for: scenario)
      var configuration = Configuration.standard(for: scenario, controllers: count)
      configuration.profile = profile
      configuration.device = device
      return configuration
    }
    do throws(CaseError) {
      let configuration = try Configuration(text: text, profile: profile, device: device)
      if scenario.hasRoot != configuration.trees.contains(where: \.hasRoot) {
        throw CaseError(
          scenario.hasRoot
            ? "'\(scenario.name)' has a root: name it 'root' in the trees"
            : "'\(scenario.name)' has no root: call the screens A, B, C"
        )
      }
      return configuration
    } catch {
      throw UsageError.other("invalid value \(text.quotedForTerminal) for '--setting': \(error)")
    }
  }

  private func starts(from start: Configuration, _ invocation: Invocation) throws -> [Configuration]
  {
    var starts: [Configuration] = []
    for word in invocation.values(of: "variants") {
      switch word {
      case "default": starts.append(start)
      case "disputed": starts += start.variations(speculative: false)
      case "all": starts += start.variations(speculative: true)
      default: starts += try choice(word, start)
      }
    }
    if starts.isEmpty { return [start] }
    return starts.enumerated().filter { !starts[..<$0].contains($1) }.map(\.element)
  }

  private func choice(_ word: String, _ start: Configuration) throws -> [Configuration] {
    let sides = word.split(separator: "=", maxSplits: 1)
    guard let variant = Variant.named(sides.first ?? "") else {
      throw UsageError.other(
        "--variants: no variant \(word.quotedForTerminal): "
          + "write default, disputed, all, ID or ID=VALUE"
      )
    }
    if sides.count < 2 { return [start] + start.variations(of: variant) }
    var chosen = start
    guard variant.set(String(sides[1]), in: &chosen.profile) else {
      let known = variant.values.joined(separator: ", ")
      throw UsageError.other("--variants: \(variant.id) has no such value: it has \(known)")
    }
    return [chosen]
  }
}
