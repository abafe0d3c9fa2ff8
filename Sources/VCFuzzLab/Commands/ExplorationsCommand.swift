// `vcfuzz-lab explorations`: what complete explorations cost, and that the memory of states loses
// nothing.

internal import HeadlessUIKit
internal import ModelChecking
internal import VCFuzzCLI
internal import VCFuzzContainerSuite
internal import VCFuzzKit
internal import VCFuzzSupport

#if canImport(AdoptedFixed)
internal import AdoptedBroken
internal import AdoptedFixed
internal import VCFuzzSamples
#endif

struct ExplorationsCommand: Command {
  let name = "explorations"
  let summary = "Measure complete explorations, and what the memory of states saves and loses"
  let operands: [CommandOperand] = []
  let options = CommandOption.table(
    """
    -k, --steps K         Maximum user actions in a run (default: 4)
    --operations WORDS    Kinds of user actions, as of 'explore' (default: its own)
    --time-limit SECONDS  Processor time of each exploration (default: 60)
    --random N            Explore N random containers instead of the gallery
    --observers           Explore the observers of the gallery instead
    --suite               Explore the containers of the suite instead
    --samples             Explore the adopted samples instead (not on Apple's platforms)
    --broken              Explore those with a planted bug as well
    --only NAME …         Explore these scenarios only
    --compare             Explore without the memory of states as well, and compare futures
    --futures STEPS       Steps of that comparison (default: 3000000)
    --forget NAME …       Leave something out of the states on purpose
    """,
    [
      "steps": .number(0...64), "time-limit": .number(1...1_000_000_000),
      "random": .number(1...1_000_000), "futures": .number(1...1_000_000_000),
    ]
  )
  let details = """
    Explores the repaired containers of the gallery, or others, in the default start, and
    prints a Markdown table. The counts of complete explorations are the same on every
    machine; the seconds are processor time of this one. 'compared' counts the idle states
    that could be compared with earlier ones, and 'not compared' the others, by the cause.

    --forget takes a stored property, such as HeadlessUIKitCore.PresentationSettings.style, or
    a part of the checks, such as Entry.wills. A comparison should notice what matters.

    'lost' says whether an exploration without the memory of states found a failure that
    one with it did not find, 'pairs' how many states had the fingerprint of another one,
    and 'differ' what follows from two of these in different ways.

    Exits with 1 if something was lost or differs, with 2 if an exploration was cut, with
    0 otherwise.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let compares = invocation.has("compare")
    OutsideStages.forgotten = Set(invocation.values(of: "forget"))
    var isCut = false
    var isLossy = false
    let terminal = invocation.terminal
    var heads = [
      "container", "k", "executions", "states", "CPU s", "complete", "failures", "compared",
    ]
    if compares { heads += ["executions without", "seconds without", "lost", "pairs", "differ"] }
    terminal.print("| " + (heads + ["not compared"]).joined(separator: " | ") + " |")
    terminal.print("|" + String(repeating: " --- |", count: heads.count + 1))
    for scenario in try scenarios(of: invocation) {
      let steps = invocation.number(of: "steps") ?? 4
      let trial = try ExplorationTrial(
        scenario,
        steps: steps,
        secondsMax: Double(invocation.number(of: "time-limit") ?? 60),
        operations: invocation.value(of: "operations")
      )
      let outcome = try trial.outcome(remembers: true)
      var cells = [scenario.name, "\(steps)"] + Self.cells(outcome)
      isCut = isCut || !outcome.certificate.isComplete
      if compares {
        let comparison = try compare(
          trial,
          outcome,
          stepsMax: invocation.number(of: "futures") ?? Self.stepsMax
        )
        isLossy = isLossy || comparison.isLossy
        cells += comparison.cells
      }
      cells.append(outcome.memory.causes.map { "\($0.what) (\($0.count))" }.joined(separator: "; "))
      terminal.print("| " + cells.joined(separator: " | ") + " |")
      terminal.flush()
    }
    return isLossy ? .found : isCut ? .incomplete : .nothingFound
  }

  /// Explores without the memory of states, and compares what follows from those taken for one.
  @MainActor private func compare(
    _ trial: ExplorationTrial,
    _ outcome: ExplorationTrial.Outcome,
    stepsMax: Int
  ) throws -> (cells: [String], isLossy: Bool) {
    let plain = try trial.outcome(remembers: false)
    let isComparable = plain.certificate.isComplete
    let isComplete = outcome.certificate.isComplete
    let isLost = isComplete ? !outcome.finds(plain.failures) : isComparable
    let futures = trial.comparison(actsMax: 2, stepsMax: stepsMax)
    let cells = [
      plain.certificate.executions.grouped + (isComparable ? "" : ", cut"),
      Self.text(plain.seconds), isLost ? "**yes**" : isComparable ? "no" : "",
      futures.pairs.grouped + (futures.isCut ? ", cut" : ""),
      futures.difference.map { "**\($0)**" } ?? "no",
    ]
    return (cells, isLost || futures.difference != nil)
  }

  /// The steps that a comparison of futures takes at most, by default.
  private static let stepsMax = 3_000_000

  private static func cells(_ outcome: ExplorationTrial.Outcome) -> [String] {
    let certificate = outcome.certificate
    return [
      certificate.executions.grouped, certificate.states.grouped, text(outcome.seconds),
      certificate.isComplete ? "yes" : "no", outcome.failures.count.grouped,
      outcome.memory.knownCount.grouped,
    ]
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  @MainActor private func scenarios(of invocation: Invocation) throws -> [Scenario] {
    let wanted = invocation.values(of: "only")
    var all = group(of: invocation)
    if !wanted.isEmpty {
      let isOfGroup = ["random", "observers", "suite", "samples"].contains(where: invocation.has)
      if !isOfGroup { all = invocation.tool.scenarios.all }
      for name in wanted where !all.contains(where: { $0.name == name }) {
        throw invocation.unknown("scenario", name, among: all.map(\.name))
      }
      return all.filter { wanted.contains($0.name) }
    }
    return all
  }

  /// The scenarios that the options name as a group.
  @MainActor private func group(of invocation: Invocation) -> [Scenario] {
    let hasBroken = invocation.has("broken")
    if let count = invocation.number(of: "random") {
      return (1...UInt64(count)).map { Scenario.withRandomContainer(seed: $0) }
    }
    if invocation.has("suite") {
      return ContainerSuite.correct.map(\.scenario)
        + (hasBroken ? ContainerSuite.broken.map(\.scenario) : [])
    }
    if invocation.has("samples") {
      #if canImport(AdoptedFixed)
      return FixedSamples.all + (hasBroken ? BrokenSamples.all : [])
      #else
      return []
      #endif
    }
    let entries = invocation.has("observers") ? Scenario.observers : Scenario.gallery
    return entries.flatMap { hasBroken ? [$0.repaired, $0.faulty] : [$0.repaired] }
  }
}
