// `vcfuzz-lab explorations`: what complete explorations cost, and that the memory of states loses
// nothing.

internal import ContainerSuite
internal import HeadlessUIKit
internal import ModelChecking
internal import VCFuzz
internal import VCFuzzCLI

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
    --broken              Explore the broken containers of the gallery as well
    --only NAME …         Explore these scenarios only
    --suite               Explore the correct containers of the suite instead
    --compare             Explore without the memory of states as well, and compare futures
    --forget NAME …       Leave something out of the states on purpose
    """,
    [
      "steps": .number(0...64), "time-limit": .number(1...1_000_000_000),
      "random": .number(1...1_000_000),
    ]
  )
  let details = """
    Explores the repaired containers of the gallery, or random ones, in the default
    start, and prints a Markdown table. The counts of complete explorations are the same
    on every machine; the seconds are processor time of this one.

    --forget takes a stored property, such as HeadlessUIKit.PresentationSettings.style, or
    a part of the checks, such as Entry.wills. A comparison should notice what matters.

    'lost' says whether an exploration without the memory of states found a failure that
    one with it did not find, 'pairs' how many states had the fingerprint of another one,
    and 'differ' what follows from two of these in different ways.

    Exits with 1 if something was lost or differs, with 2 if an exploration was cut, with
    0 otherwise.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let compares = invocation.has("compare")
    RestState.forgotten = Set(invocation.values(of: "forget"))
    var isCut = false
    var isLossy = false
    let terminal = invocation.terminal
    var heads = [
      "container", "k", "executions", "states", "CPU s", "complete", "failures",
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
        let comparison = try compare(trial, outcome)
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
  @MainActor private func compare(_ trial: ExplorationTrial, _ outcome: ExplorationTrial.Outcome)
    throws -> (cells: [String], isLossy: Bool)
  {
    let plain = try trial.outcome(remembers: false)
    let isComparable = plain.certificate.isComplete
    let isComplete = outcome.certificate.isComplete
    let isLost = isComplete ? !outcome.finds(plain.failures) : isComparable
    let futures = trial.comparison(actsMax: 2, stepsMax: Self.stepsMax)
    let cells = [
      plain.certificate.executions.grouped + (isComparable ? "" : ", cut"),
      Self.text(plain.seconds), isLost ? "**yes**" : isComparable ? "no" : "",
      futures.pairs.grouped + (futures.isCut ? ", cut" : ""),
      futures.difference.map { "**\($0)**" } ?? "no",
    ]
    return (cells, isLost || futures.difference != nil)
  }

  /// The steps that a comparison of futures takes at most.
  private static let stepsMax = 3_000_000

  private static func cells(_ outcome: ExplorationTrial.Outcome) -> [String] {
    let certificate = outcome.certificate
    return [
      certificate.executions.grouped, certificate.states.grouped, text(outcome.seconds),
      certificate.isComplete ? "yes" : "no", outcome.failures.count.grouped,
    ]
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  @MainActor private func scenarios(of invocation: Invocation) throws -> [Scenario] {
    let wanted = invocation.values(of: "only")
    var known = invocation.tool.scenarios.all
    var all = Scenario.gallery.flatMap {
      invocation.has("broken") ? [$0.repaired, $0.faulty] : [$0.repaired]
    }
    if let count = invocation.number(of: "random") {
      known = (1...UInt64(count)).map { Scenario.withRandomContainer(seed: $0) }
      all = known
    } else if invocation.has("suite") {
      return ContainerSuite.correct.map(\.scenario)
    }
    for name in wanted where !known.contains(where: { $0.name == name }) {
      throw invocation.unknown("scenario", name, among: known.map(\.name))
    }
    return wanted.isEmpty ? all : known.filter { wanted.contains($0.name) }
  }
}
