// `vcfuzz-lab containers`: the suites of correct and broken containers, and what is reported.

internal import VCFuzzCLI
import VCFuzzContainerSuite
internal import VCFuzzKit
internal import VCFuzzSupport

struct ContainersCommand: Command {
  private enum Suite: String, CaseIterable {
    case all
    case correct
    case broken
  }

  let name = "containers"
  let summary = "Measure false alarms on correct containers and detections in broken ones"
  let operands: [CommandOperand] = []
  let options = CommandOption.table(
    """
    --runs N       Runs for each container and seed (default: 2000)
    --seeds N,N    Seeds of the runs (default: 1)
    --suite SUITE  Suite to measure: all, correct or broken (default: all)
    --only NAME …  Containers to measure, as in hidden-drawer (default: all of the suite)
    --advice       Collect the advice on correct containers too (takes twice the time)
    --cases        Print what a campaign would save, as a case each, after the tables
    """,
    [
      "runs": .number(1...1_000_000_000),
      "suite": .choice(Suite.allCases.map(\.rawValue)),
      "only": .suggestion(
        ContainerSuite.correct.map(\.scenario.name) + ContainerSuite.broken.map(\.scenario.name)
      ),
    ]
  )
  let details = """
    A correct container must show no violation in any run; a broken one must be reported
    for one of the invariants that its planted bug violates, at its grade or a graver one.
    'places' counts where the root of a correct one was when a run started: in a window, in
    each kind of container, or aside. 'values' counts the values of the disputed variants.
    Both tables are Markdown, and the same seeds give the same tables. Each row is printed
    as soon as its container is measured, so that a long measurement can be split with
    --only, interrupted, and resumed.

    Exits with 0 if no correct container was accused, every broken one was found with
    every seed, and the environment alone never failed, with 1 otherwise.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let runs = invocation.number(of: "runs") ?? 2_000
    let seeds = try invocation.seeds()
    let suite = invocation.value(of: "suite").flatMap(Suite.init(rawValue:)) ?? .all
    let wanted = invocation.values(of: "only")
    let known =
      ContainerSuite.correct.map(\.scenario.name) + ContainerSuite.broken.map(\.scenario.name)
    for name in wanted where !known.contains(name) {
      throw invocation.unknown("container", name, among: known)
    }
    let isWanted = { (name: String) in wanted.isEmpty || wanted.contains(name) }
    var tables = ContainerTables()
    let print = { (lines: [String]) in
      for line in lines { invocation.terminal.print(line) }
      invocation.terminal.flush()
    }
    for entry in ContainerSuite.correct
    where suite != .broken && isWanted(entry.scenario.name) {
      let trial = ContainerTrial.all(
        of: entry.scenario,
        seeds: seeds,
        runs: runs,
        collectsAdvice: invocation.has("advice")
      )
      print(tables.add(entry, trial))
    }
    for entry in ContainerSuite.broken where suite != .correct && isWanted(entry.scenario.name) {
      let trial = ContainerTrial.search(
        entry.scenario,
        for: entry.invariants,
        at: entry.grade,
        seeds: seeds,
        runsMax: runs
      )
      print(tables.add(entry, trial))
    }
    print(tables.endLines)
    if invocation.has("cases") {
      let correct = suite != .broken ? ContainerSuite.correct.map(\.scenario) : []
      let broken = suite != .correct ? ContainerSuite.broken.map(\.scenario) : []
      for scenario in correct + broken where isWanted(scenario.name) {
        printCases(of: scenario, seeds, runs, invocation.terminal)
      }
    }
    return tables.isAsExpected ? .nothingFound : .found
  }

  @MainActor private func printCases(
    of scenario: Scenario,
    _ seeds: [UInt64],
    _ runs: Int,
    _ terminal: Terminal
  ) {
    for seed in seeds {
      let settings = CampaignSettings([scenario], seed: seed, iterations: runs)
      for found in Campaign(settings).run().findings {
        guard let saved = found.saved(of: scenario) else { continue }
        terminal.print("\n" + saved.kept.text)
      }
    }
  }
}
