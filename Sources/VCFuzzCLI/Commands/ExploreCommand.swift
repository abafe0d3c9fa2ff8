// `vcfuzz explore`: every run of a scenario within bounds.

import Lifecycle
import ModelChecking
internal import VCFuzz

struct ExploreCommand: Command {
  let name = "explore"
  let summary = "Search every run of a scenario within bounds, and certify what that covered"
  let runsScenarios = true
  let operands = [CommandOperand("SCENARIO", count: .one)]
  let options = CommandOption.table(
    """
    -k, --steps K         The steps of a person in one run (2); time is free
    --operations WORDS    What a person may do, as in calls,push,pop,fingers
    --controllers N       The controllers of the start (5; 2 with a root)
    --setting TREES       The start, as in 'tabs(nav(A), B); C': window; aside
    --profile NAME        The profile, as in ios17
    --device KIND         phone (as a rule) or pad
    --variants WHICH …    default, disputed or all (each alone), or V-NAV-CANCEL=VALUE
    --oldest-ios N        Oldest version in use (default: the scenario's, or 15)
    --depth D             The most steps of a run, time included (200)
    --order NAME          Which runs come first, or are drawn, as below (depth-first)
    --walks N             random and pct: the runs to draw (1000)
    --seed S              random and pct: where chance begins; drawn and printed else
    --fingerprints        Go on once only from states at rest that are alike (uikit)
    --no-reduction        Try independent steps and twins in every order
    --misuse LEVEL        Only none: nobody misuses UIKit here
    --time-limit SECONDS  Stop after so long
    --memory-limit MB     Stop before more memory is taken
    --certify RUNS        Runs to look for a shorter path with (2000)
    --fail-on GRADE       Lowest grade that fails: violation (default), fragile, advice
    --checkpoint FILE     Go on from FILE, and keep there what is left
    -o, --output DIR      Keep Corpus/ and Reports/ there and not here
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
      "time-limit": .number(1...1_000_000_000),
      "memory-limit": .number(1...1_000_000),
      "certify": .number(0...1_000_000_000),
      "fail-on": CommandOption.grades,
      "oldest-ios": CommandOption.versions,
      "checkpoint": .file,
      "output": .file,
    ]
  )
  let details = """
    Tries every step that is possible, in every order: what a person does, up to K
    steps, and what time does, without a bound: commits, ends of animations, queued
    blocks. Lifting a finger is free. WORDS are calls, gestures, fingers, segues, app,
    tree (all of UIKit's API), its verbs alone (push, pop, present, …), styles (every
    style of presentation), inside or inside:viewDidAppear (calls inside callbacks).
    As a rule: calls, gestures, fingers, segues and tree.

    The certificate says 'complete' only if every path within the bounds was searched:
    nothing waits, and nothing was cut by depth, time, memory, error or Ctrl-C.
    A finding is 'certified minimal' if all shorter paths of its kinds of step were
    searched, and '1-minimal' if only no single step of it can be left out.

    Calls prepared for callbacks are not tried in every order with what cannot tell
    them apart (sleep sets), nor are controllers that wait aside and look the same.
    Everything else is tried in every order.

    --order says which runs come first. All of depth-first (as a rule), breadth-first
    (a finding is a shortest at once) and iterative:N (depth-first, N steps deeper each
    time; 4) go to the end. delays:N and preemptions:N search the runs that leave a
    round of turns, or interrupt whoever could go on, at most N times: time and person
    take turns. random and pct:N (priorities, for faults of depth N; 3) draw --walks
    runs. What lies beyond a bound is cut, and what was drawn is never complete.

    --checkpoint FILE is written while the search runs as well as when it is cut, so that
    one that was killed goes on too, with the same result; once nothing is left FILE is
    removed. depth-first and breadth-first can be gone on with.

    With --fingerprints a run ends where nothing is under way and all objects hold the
    same as in a state that was searched before; sleep sets are off then. Only UIKit's
    own containers can be looked into: not uikit with a split, nor a scenario's objects.

    Exits with 0 if all was searched and nothing of the grade of --fail-on or graver
    was found; 1 if something was; 2 if the search was cut and nothing was found until
    then; 130 after Ctrl-C.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let settings = try settings(of: invocation)
    let terminal = invocation.terminal
    let output = invocation.value(of: "output") ?? "."
    try ReportFolder(output).requireWritable()
    let store = try FindingStore(output: output, scenarios: invocation.tool.scenarios.all)
    let file = invocation.value(of: "checkpoint").map(CheckpointFile.init)
    let checkpoint = try file.flatMap { try $0.read(for: settings) }
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
    let result: ExplorationResult
    do throws(OptionConflict) {
      result = try Exploration(settings).run(
        gauges: gauges,
        from: checkpoint,
        keepsCheckpoint: file != nil
      )
    } catch {
      throw UsageError.other("\(Self.option(behind: error)): \(error)")
    }
    if let writeError { throw writeError }
    if checkpoint != nil, result.certificate.defects.contains(where: { $0.contains("not fit") }) {
      throw CommandError(
        .badInput,
        "\((file?.path ?? "").quotedForTerminal): the scenario has changed since: remove the file"
      )
    }
    if let file, let left = result.checkpoint { try file.write(left) }
    let places = try store.save(result)
    if result.checkpoint == nil { try file?.remove() }
    if isJSON {
      terminal.print(ExplorationJSON.report(result, places).text)
    } else {
      let text = ExplorationText(style: terminal.styled)
      if !result.findings.isEmpty { terminal.print("\n" + text.findings(result, places)) }
      terminal.print((isQuiet ? "" : "\n") + text.certificate(result))
      if let file, result.checkpoint != nil, !isQuiet {
        terminal.print(
          "  go on        the same command: \(file.path.quotedForTerminal) has the rest"
        )
      }
    }
    return result.exitCode
  }

  /// The option that asks for what cannot be.
  private static func option(behind conflict: OptionConflict) -> String {
    switch conflict {
    case .fingerprintsMissing, .fingerprintsWithCostBound, .reductionWithFingerprints:
      "--fingerprints"
    case .checkpointOfThisSearch: "--checkpoint"
    default: "--order"
    }
  }

  // MARK: Settings

  @MainActor private func settings(of invocation: Invocation) throws -> ExplorationSettings {
    let scenario = try scenario(of: invocation)
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
    settings.prunesByFingerprint = invocation.has("fingerprints")
    settings.secondsMax = invocation.number(of: "time-limit")
    settings.megabytesMax = invocation.number(of: "memory-limit")
    settings.certificationMax = invocation.number(of: "certify") ?? Certifier.runsStandard
    settings.failOn = failOn
    settings.oldestIOS = invocation.number(of: "oldest-ios")
    return settings
  }

  private func scenario(of invocation: Invocation) throws -> Scenario {
    let catalogue = invocation.tool.scenarios
    let name = invocation.operands[0]
    guard let scenario = catalogue.all.first(where: { $0.name == name }) else {
      throw invocation.unknown("scenario", name, among: catalogue.all.map(\.name))
    }
    return scenario
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
      throw UsageError.other("--setting: \(error)")
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
