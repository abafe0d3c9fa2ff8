// `vcfuzz-lab bench`: fixed work, counted, and timed here and now; counts first, then rates.

import Foundation
import LifecycleRecording
internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
import VCLifecycle

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
    --seeds N       shrink: seeds for each bug (default: 100; all: 2)
    --trace         runtime: print the trace of a fixed run instead, as JSON lines
    """,
    [
      "repeat": .number(1...100),
      "against": .file,
      "seeds": .number(1...10_000),
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
    median of the repetitions and their range, in processor time. The trace is the same
    in every process.
    """

  private static let benches = ["runtime", "checks", "fuzz", "explore", "shrink"]

  func run(_ invocation: Invocation) throws -> ExitCode {
    if invocation.has("trace") {
      invocation.terminal.write(JSONTraceWriter.lines(TraceSample.make()))
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
    var reports: [BenchmarkReport] = []
    for name in names {
      let report = try report(name, isAlone: wanted != "all", invocation)
      reports.append(report)
      if !invocation.has("json") { print(report, isFirst: reports.count == 1, invocation) }
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
    switch name {
    case "runtime": try report(RuntimeBenchmark.benchmark, invocation)
    case "checks": try report(CheckBenchmark.make(), invocation)
    case "fuzz": try report(FuzzBenchmark(.uikit).benchmark, invocation)
    case "explore": try report(try explore(invocation), invocation)
    default:
      try shrink(seeds: invocation.number(of: "seeds") ?? (isAlone ? 100 : 2), invocation)
    }
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
