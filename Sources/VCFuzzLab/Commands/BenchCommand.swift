// `vcfuzz-lab bench`: fixed work, counted, and timed here and now; counts first, then rates.

import Foundation
import Lifecycle
import LifecycleRecording
import ModelChecking
internal import VCFuzz
internal import VCFuzzCLI
import ValueSearch

struct BenchCommand: Command {
  let name = "bench"
  let summary = "Measure how fast the tool is on this machine"
  let operands = [
    CommandOperand("WHAT", .choice(Self.benches + ["all"]), count: .one)
  ]
  let options = CommandOption.table(
    """
    --json          Print JSON
    --counts        Count only, and time nothing
    --repeat N      How often all works are timed, in turn (5; shrink 1)
    --containers C  models: the number of containers (3; beside peers 4)
    --children K    models: the number of children of each container (default 3)
    --seeds N       models, shrink: the seeds from 1 that look for each fault (100; all 2)
    --peers DIR     models: run the tools whose models are in DIR as well, side by side
    --search MODEL  models: one search or walk alone, on one line
    --bug N         --search: the seeded fault, 0 for none (default 0)
    --trace         runtime: print the trace of a fixed run instead, as JSON lines
    """,
    [
      "repeat": .number(1...100),
      "containers": .number(1...6),
      "children": .number(2...6),
      "seeds": .number(1...10_000),
      "search": .choice(["plain", "walks"]),
      "bug": .number(0...4),
    ]
  )
  let details = """
    runtime  animated push and pop with both commits and ends on two screens, without
             judges; stages set up with a navigation controller and three screens; and
             random runs of twenty steps on a small tree, judged after each step
    judges   a fixed trace of each kind of transition, judged again and again; and each
             of them without each of its events in turn: which invariants tell it
    fuzz     runs of 'uikit' as a campaign draws them with seed 1 and no misuse, and runs
             of exactly twenty steps taken again; all judges on; and what they cover
    explore  runs of twelve steps of a container of the gallery, replayed from their start
             with all judges on, with and without their conclusion; and what a search of
             all runs of two steps makes of it, which asks in every state what may follow
    models   the benchmark model AppearanceLite: exhaustive searches of it as a plain
             struct, random walks, and its four seeded faults, found by random walks of
             at most fifty steps and shrunk, at every seed
    shrink   the first run of every seed that shows a fault, made small, for every scenario
             that is faulty by purpose: how many seeds met the fault and how many forms it
             shrank to, how many seeds agree on one, slips to another fault, steps left
             that are not needed, and the runs that shrinking took on average
    all      each of them
    The counts are the same on every machine; the rates are this one's: the median of the
    repetitions and how far they lie apart, by the processor's time. A peer that is not
    installed is named as missing. The trace is the same in every process: a byte that
    differs is a defect.
    """

  private static let benches = ["runtime", "judges", "fuzz", "explore", "models", "shrink"]

  func run(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has("trace") {
      invocation.terminal.write(JSONTraceWriter.lines(TraceSample.make()))
      return .nothingFound
    }
    if let kind = invocation.value(of: "search") {
      search(kind, invocation)
      return .nothingFound
    }
    let wanted = invocation.operands[0]
    let names = wanted == "all" ? Self.benches : [wanted]
    // First of all: the kernel counts no child less memory than this process had when it began.
    let beside = try names.contains("models") ? besidePeers(invocation) : nil
    var reports: [BenchmarkReport] = []
    for name in names {
      let own = try report(name, isAlone: wanted != "all", invocation)
      for report in [own] + (name == "models" ? beside.map { [$0] } ?? [] : []) {
        reports.append(report)
        if !invocation.has("json") { print(report, isFirst: reports.count == 1, invocation) }
      }
    }
    if invocation.has("json") { printJSON(reports, isOne: names.count == 1, invocation) }
    return .nothingFound
  }

  // MARK: - Benches

  @MainActor
  private func report(
    _ name: String,
    isAlone: Bool,
    _ invocation: Invocation
  ) throws -> BenchmarkReport {
    let seeds = invocation.number(of: "seeds") ?? (isAlone ? 100 : 2)
    let benchmark: Benchmark
    switch name {
    case "runtime": benchmark = RuntimeBenchmark.benchmark
    case "judges": benchmark = JudgeBenchmark.make()
    case "fuzz": benchmark = FuzzBenchmark(.uikit).benchmark
    case "explore": benchmark = try explore(invocation)
    case "shrink": return try shrink(seeds: seeds, invocation)
    default:
      benchmark = ModelBenchmark(model(invocation)).benchmark(seeds: seeds)
    }
    return try report(benchmark, invocation)
  }

  @MainActor
  private func report(
    _ benchmark: Benchmark,
    standard: Int = 5,
    isWarm: Bool = false,
    _ invocation: Invocation
  ) throws -> BenchmarkReport {
    if invocation.has("counts") { return benchmark.counted() }
    let repetitions = invocation.number(of: "repeat") ?? standard
    return try benchmark.measured(repetitions: repetitions, isWarm: isWarm)
  }

  /// Runs of the gallery's tabs whose pages slide, repaired.
  @MainActor
  private func explore(_ invocation: Invocation) throws -> Benchmark {
    let scenario = try invocation.tool.scenarios.scenario(named: "second-operation-repaired")
    guard let benchmark = ExploreBenchmark(scenario) else {
      throw CommandError(.internalError, "'\(scenario.name)' has no run of twelve steps")
    }
    return benchmark.benchmark
  }

  @MainActor
  private func shrink(seeds: Int, _ invocation: Invocation) throws -> BenchmarkReport {
    var listing: ShrinkListing?
    let work = BenchmarkWork("built-in faults", rated: ["runs shrunk", "executions"]) {
      let made = ShrinkListing(seeds: seeds)
      listing = made
      return made.counts
    }
    let benchmark = Benchmark("shrink", [work])
    var report = try self.report(benchmark, standard: 1, isWarm: true, invocation)
    report.table = listing?.lines ?? []
    report.details = listing?.details ?? []
    return report
  }

  /// Runs the peers and this tool side by side, if a folder of peers is given.
  @MainActor
  private func besidePeers(_ invocation: Invocation) throws -> BenchmarkReport? {
    guard let folder = invocation.value(of: "peers"), !invocation.has("counts") else { return nil }
    var peers = try PeerBenchmark(
      containers: invocation.number(of: "containers") ?? 4,
      children: invocation.number(of: "children") ?? 3,
      folder: URL(fileURLWithPath: folder).path,
      tool: try invocation.toolPath
    )
    return peers.run(invocation.number(of: "repeat") ?? 5)
  }

  /// The model of the size and with the bug that the options name.
  private func model(_ invocation: Invocation) -> AppearanceLite {
    AppearanceLite(
      containers: invocation.number(of: "containers") ?? 3,
      children: invocation.number(of: "children") ?? 3,
      bug: invocation.number(of: "bug") ?? 0
    )
  }

  // MARK: - One search

  /// Prints one line in the words of other tools' tables.
  @MainActor
  private func search(_ kind: String, _ invocation: Invocation) {
    let benchmark = ModelBenchmark(model(invocation))
    var members: [BenchmarkWork.Count] = []
    var counterexample: Int?
    let seconds = WorkClock.wall.seconds {
      if kind == "walks" {
        members = benchmark.walk(walks: 100_000)
      } else {
        let report = benchmark.model.search()
        counterexample = report.counterexample?.path.count
        members = benchmark.counts(report)
      }
    }
    members.append(("microseconds", Int(seconds * 1e6)))
    if let counterexample { members.append(("counterexample", counterexample)) }
    let text =
      invocation.has("json")
      ? JSONValue.object(members.map { ($0.name, .number($0.number)) }).text
      : members.map { "\($0.name)=\($0.number)" }.joined(separator: " ")
    invocation.terminal.print(text)
  }

  // MARK: - Printing

  @MainActor
  private func print(_ report: BenchmarkReport, isFirst: Bool, _ invocation: Invocation) {
    if !isFirst { invocation.terminal.print() }
    invocation.terminal.print(invocation.terminal.styled(report.name, .bold))
    let lines = invocation.has("counts") ? report.countLines : report.lines
    for line in lines { invocation.terminal.print(line) }
  }

  @MainActor
  private func printJSON(_ reports: [BenchmarkReport], isOne: Bool, _ invocation: Invocation) {
    let value: JSONValue =
      if invocation.has("counts") {
        .object(reports.map { ($0.name, $0.countsJSON) })
      } else if isOne && reports.count == 1 {
        reports[0].json
      } else {
        .array(reports.map(\.json))
      }
    invocation.terminal.print(value.text)
  }
}
