// `vcfuzz bench`: fixed work, timed here and now; counts first, then rates.

import HeadlessUIKit
import Lifecycle

struct BenchCommand: Command {
  let name = "bench"
  let summary = "Measure how fast the tool is on this machine"
  let operands = [CommandOperand("WHAT", .choice(["runtime"]), count: .one)]
  let options = [
    CommandOption("json", "Print JSON"),
    CommandOption(
      "runs",
      value: CommandValue("N", .number(1...100)),
      "How often each work is timed; the middle time counts (default 5)"
    ),
    CommandOption("trace", "Print the trace of a fixed run instead, as JSON lines"),
  ]
  let details = """
    runtime  animated push and pop with both commits and ends on two screens, without
             judges; and stages set up with a navigation controller and three screens
    The counts are the same on every machine; the rates are this one's. So is the trace: two
    runs that differ in a byte are a defect.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.has("trace") else {
      invocation.terminal.write(JSONTraceWriter.lines(TraceSample.make()))
      return .nothingFound
    }
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
    let rows = [
      ("eventsPerSecond", callbacks), ("eventsPerSecondWithMarkers", full),
      ("eventsPerSecondWithEverything", everything), ("stagesPerSecond", setUps),
    ]
    guard !invocation.has("json") else {
      let members = rows.map { ($0.0, JSONValue.number(Int($0.1.perSecond))) }
      invocation.terminal.print(JSONValue.object(members).text)
      return .nothingFound
    }
    for (name, measurement) in rows {
      invocation.terminal.print(
        name.padded(to: 32) + "\(Int(measurement.perSecond)) (\(measurement.count) counted)"
      )
    }
    return .nothingFound
  }
}
