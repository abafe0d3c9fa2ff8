// `vcfuzz bench`: fixed work, counted, and timed here and now; counts first, then rates.

import Foundation
import HeadlessUIKit
import Lifecycle
import ModelChecking

struct BenchCommand: Command {
  let name = "bench"
  let summary = "Measure how fast the tool is on this machine"
  let operands = [
    CommandOperand("WHAT", .choice(["runtime", "models", "shrink", "explore"]), count: .one)
  ]
  let options = [
    CommandOption("json", "Print JSON"),
    CommandOption(
      "runs",
      value: CommandValue("N", .number(1...100)),
      "How often each work is timed; the middle time counts (5; models 1)"
    ),
    CommandOption(
      "containers",
      value: CommandValue("C", .number(1...6)),
      "models: the number of containers (default 3)"
    ),
    CommandOption(
      "children",
      value: CommandValue("K", .number(2...6)),
      "models: the number of children of each container (default 3)"
    ),
    CommandOption(
      "bug",
      value: CommandValue("N", .number(0...4)),
      "models: the seeded fault, 0 for none (default 0)"
    ),
    CommandOption("packed", "models: the model packed by hand instead of the plain struct"),
    CommandOption(
      "workers",
      value: CommandValue("N", .number(1...64)),
      "models: the threads that search the packed model (default 1)"
    ),
    CommandOption(
      "peers",
      value: CommandValue("DIR", .text),
      "models: run the tools whose models are in DIR as well, side by side"
    ),
    CommandOption(
      "seeds",
      value: CommandValue("N", .number(1...10_000)),
      "shrink: the seeds from 1 that look for each fault (default 100)"
    ),
    CommandOption("trace", "runtime: print the trace of a fixed run instead, as JSON lines"),
  ]
  let details = """
    runtime  animated push and pop with both commits and ends on two screens, without
             judges; stages set up with a navigation controller and three screens; and
             random runs of twenty steps on a small tree, judged after each step
    models   an exhaustive search of the benchmark model AppearanceLite
    shrink   the first run of every seed that shows a fault, made small, for every scenario
             that is faulty by purpose: how many seeds met the fault and how many forms it
             shrank to, how many seeds agree on one, slips to another fault, steps left
             that are not needed, and the runs that shrinking took on average
    explore  runs of twelve steps of a container of the gallery, replayed from their start
             with all judges on, with and without their conclusion; and what a search of
             all runs of two steps makes of it, which asks in every state what may follow
    The counts are the same on every machine; the rates are this one's. So is the trace: two
    runs that differ in a byte are a defect.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.has("trace") else {
      invocation.terminal.write(JSONTraceWriter.lines(TraceSample.make()))
      return .nothingFound
    }
    if invocation.operands == ["models"] { return try runModels(invocation) }
    if invocation.operands == ["shrink"] {
      let listing = ShrinkListing(seeds: invocation.number(of: "seeds") ?? 100)
      if invocation.has("json") {
        invocation.terminal.print(listing.json.text)
      } else {
        for line in listing.lines { invocation.terminal.print(line) }
      }
      return .nothingFound
    }
    if invocation.operands == ["explore"] { return try runExplore(invocation) }
    let runs = invocation.number(of: "runs") ?? 5
    let rounds = 20_000
    let callbacks = Measurement(runs: runs) {
      RuntimeBenchmark.pushAndPop(rounds: rounds, recording: .callbacks)
    }
    let full = Measurement(runs: runs) {
      RuntimeBenchmark.pushAndPop(rounds: rounds, recording: .standard)
    }
    let everything = Measurement(runs: runs) {
      RuntimeBenchmark.pushAndPop(rounds: rounds, recording: .everything)
    }
    let setUps = Measurement(runs: runs) { RuntimeBenchmark.setUps(count: 20_000) }
    let judged = Measurement(runs: runs) { RuntimeBenchmark.runs(count: 5_000) }
    let rows = [
      ("eventsPerSecond", callbacks), ("eventsPerSecondWithMarkers", full),
      ("eventsPerSecondWithEverything", everything), ("stagesPerSecond", setUps),
      ("runsPerSecond", judged),
    ]
    print(rows, invocation)
    return .nothingFound
  }

  /// Runs of the gallery's tabs whose pages slide, repaired.
  @MainActor
  private func runExplore(_ invocation: Invocation) throws -> ExitCode {
    let scenario = try invocation.tool.scenarios.scenario(named: "second-operation-repaired")
    guard let benchmark = ExploreBenchmark(scenario) else {
      throw CommandError(.internalError, "'\(scenario.name)' has no run of twelve steps")
    }
    let runs = invocation.number(of: "runs") ?? 5
    let count = 4_000
    let replays = Measurement(runs: runs) {
      benchmark.executions(count: count, concludes: false)
    }
    let concluded = Measurement(runs: runs) {
      benchmark.executions(count: count, concludes: true)
    }
    let search = Measurement(runs: runs) { benchmark.search(steps: 2) }
    let rows = [
      ("executionsPerSecond", replays), ("concludedPerSecond", concluded),
      ("searchedPerSecond", search),
    ]
    print(rows, invocation)
    return .nothingFound
  }

  private func print(_ rows: [(String, Measurement)], _ invocation: Invocation) {
    guard !invocation.has("json") else {
      let members = rows.map { ($0.0, JSONValue.number(Int($0.1.perSecond))) }
      invocation.terminal.print(JSONValue.object(members).text)
      return
    }
    for (name, measurement) in rows {
      invocation.terminal.print(
        name.padded(to: 32) + "\(Int(measurement.perSecond)) (\(measurement.count) counted)"
      )
    }
  }

  @MainActor
  private func runModels(_ invocation: Invocation) throws -> ExitCode {
    let benchmark = ModelBenchmark(
      containers: invocation.number(of: "containers") ?? 3,
      children: invocation.number(of: "children") ?? 3,
      fault: invocation.number(of: "bug") ?? 0
    )
    if let folder = invocation.value(of: "peers") {
      return try runPeers(benchmark, in: folder, invocation)
    }
    let isPacked = invocation.has("packed")
    guard !isPacked || benchmark.isPackable else {
      throw UsageError.other("so many containers and children do not fit one word: choose fewer")
    }
    let workers = invocation.number(of: "workers") ?? 1
    var report = SearchReport<AppearanceLite.Step>(certificate: Certificate(method: ""))
    let measurement = Measurement(runs: invocation.number(of: "runs") ?? 1) {
      report = isPacked ? benchmark.runPacked(workers: workers) : benchmark.run()
      return report.certificate.transitions
    }
    var members = [
      ("states", report.certificate.states), ("edges", report.certificate.transitions),
      ("depth", report.certificate.deepest),
      ("edgesPerSecond", Int(measurement.perSecond)),
      ("microseconds", Int(measurement.median * 1e6)),
    ]
    if let counterexample = report.counterexample {
      members.append(("counterexample", counterexample.path.count))
    }
    if invocation.has("json") {
      let object = members.map { ($0.0, JSONValue.number($0.1)) }
      invocation.terminal.print(JSONValue.object(object).text)
    } else {
      invocation.terminal.print(members.map { "\($0.0)=\($0.1)" }.joined(separator: " "))
    }
    return .nothingFound
  }

  private func runPeers(
    _ benchmark: ModelBenchmark,
    in folder: String,
    _ invocation: Invocation
  ) throws -> ExitCode {
    guard let tool = Bundle.main.executablePath else {
      throw UsageError.other("the tool cannot find itself: start it by its whole path")
    }
    var peers = try PeerBenchmark(
      containers: benchmark.containers,
      children: benchmark.children,
      folder: URL(fileURLWithPath: folder).path,
      tool: tool
    )
    peers.run(invocation.number(of: "runs") ?? 5)
    for line in peers.lines { invocation.terminal.print(line) }
    return .nothingFound
  }
}
