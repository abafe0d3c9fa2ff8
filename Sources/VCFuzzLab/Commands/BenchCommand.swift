// `vcfuzz-lab bench`: fixed work, counted, and timed here and now; counts first, then rates.

import Foundation
import LifecycleRecording
import ModelChecking
internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
import VCLifecycle
import ValueSearch

struct BenchCommand: Command {
  let name = "bench"
  let summary = "Measure how fast the tool is on this machine"
  let operands = [
    CommandOperand("WHAT", .choice(Self.benches + ["users", "all"]), count: .one)
  ]
  let options = CommandOption.table(
    """
    --json          Print JSON
    --counts        Count only, and time nothing
    --repeat N      Repetitions of each measurement (default: 5; shrink: 1)
    --against FILE  users: an older executable of 'vcfuzz' to run in turn with this one
    --containers C  models: the number of containers (default: 3; with --peers: 4)
    --children K    models: the number of children of each container (default: 3)
    --seeds N       models, shrink: seeds for each bug (default: 100; all: 2)
    --peers DIR     models: run the tools whose models are in DIR as well, side by side
    --search MODEL  models: one search or walk alone, on one line
    --bug N         --search: the seeded bug, 0 for none (default: 0)
    --trace         runtime: print the trace of a fixed run instead, as JSON lines
    """,
    [
      "repeat": .number(1...100),
      "against": .file,
      "containers": .number(1...6),
      "children": .number(2...6),
      "seeds": .number(1...10_000),
      "search": .choice(["plain", "walks"]),
      "bug": .number(0...4),
    ]
  )
  let details = """
    runtime  Animated pushes and pops with their commits and ends on two screens, without
             checks; setup of stages with a navigation controller and three screens; random
             runs of twenty steps on a small tree, checked after each step
    checks   The checks of a fixed trace of each kind of transition, whole and without each
             of its events in turn, and the invariants that report the missing event
    fuzz     Runs of 'uikit' as a campaign samples them with seed 1 and no misuse, and runs
             of exactly twenty steps replayed, with all checks, and their coverage
    explore  Runs of twelve steps of a gallery container, replayed from their start with all
             checks, with and without their conclusion; a search of all runs of two steps
    models   The benchmark model AppearanceLite: exhaustive searches of it as a plain struct,
             random walks, and its four seeded bugs, found by random walks of at most fifty
             steps and shrunk, at every seed
    shrink   The first failing run of every seed, shrunk, for every deliberately broken
             scenario: the seeds that found the bug, the distinct results, the seeds that
             agree on one, slips to another failure, steps that are not needed, and the
             runs that shrinking took on average
    users    What users wait for, as processes of the 'vcfuzz' beside this executable:
             campaigns of each repaired container of the gallery and of 'uikit'; an
             exploration with and without the memory of states; and the first finding of
             each deliberately broken scenario, with the runs that shrinking took
    all      Each of them but users
    The counts are the same on every machine. The rates are those of this machine: the
    median of the repetitions and their range, in processor time. A peer that is not
    installed is named as missing. The trace is the same in every process.
    """

  private static let benches = ["runtime", "checks", "fuzz", "explore", "models", "shrink"]

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
    if wanted == "users" {
      let report = try users(invocation)
      if invocation.has("json") {
        invocation.terminal.print(report.json.text)
      } else {
        print(report, isFirst: true, invocation)
      }
      return .nothingFound
    }
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
    case "checks": benchmark = CheckBenchmark.make()
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
    let work = BenchmarkWork("planted bugs", rated: ["runs shrunk", "executions"]) {
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

  /// Runs the commands of users, each as a process.
  @MainActor
  private func users(_ invocation: Invocation) throws -> BenchmarkReport {
    let tool = URL(fileURLWithPath: try invocation.toolPath).deletingLastPathComponent()
      .appendingPathComponent("vcfuzz")
    // The processes run in a folder of their own.
    let other = invocation.value(of: "against").map { URL(fileURLWithPath: $0).path }
    var users = try UserBenchmark(tool.path, against: other, tasks: UserTask.all)
    return try users.run(invocation.number(of: "repeat") ?? 5)
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
