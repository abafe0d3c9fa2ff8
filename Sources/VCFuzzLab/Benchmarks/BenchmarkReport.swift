// What a benchmark came to: counts that are the same everywhere, then how fast it was here.

internal import VCFuzz
package import VCFuzzCLI

/// The counts of a benchmark, its rates, and how these compare.
package struct BenchmarkReport: Sendable {
  /// How many of something were counted in a second.
  struct Rate: Sendable {
    /// The work.
    var name: String
    /// What was counted: events, runs, states.
    var unit: String
    var perSecond: Spread
  }

  /// How long something took.
  struct Time: Sendable {
    var name: String
    var seconds: Spread
  }

  /// What the runs of a program took.
  struct Program: Sendable {
    var name: String
    /// The processor's seconds of the whole process.
    var seconds: Spread
    var wallSeconds: Spread
    var peakBytes: Int
    var bytesPerState: Double?
  }

  /// How much more or less one is than another, pair by pair.
  struct Ratio: Sendable {
    var name: String
    var values: Spread
  }

  /// A program that was to be compared with and could not be run.
  struct Missing: Sendable {
    var name: String
    var reason: String
  }

  package let name: String
  package private(set) var counts: [(name: String, number: Int)] = []
  var rates: [Rate] = []
  var times: [Time] = []
  var programs: [Program] = []
  var ratios: [Ratio] = []
  var missing: [Missing] = []
  /// A table that says what the counts say, better.
  var table: [String] = []
  /// Members that only the JSON has.
  var details: [(name: String, value: JSONValue)] = []

  package init(_ name: String) { self.name = name }

  /// Adds what a work counted.
  @MainActor
  mutating func add(_ counts: [BenchmarkWork.Count], of work: BenchmarkWork) {
    self.counts += counts.map { ("\(work.name): \($0.name)", $0.number) }
  }

  /// Adds what the repetitions of a work took.
  @MainActor
  mutating func add(_ seconds: [Double], of work: BenchmarkWork, counts: [BenchmarkWork.Count]) {
    guard !seconds.isEmpty else { return }
    for count in counts where work.rated.contains(count.name) {
      let perSecond = seconds.map { Double(count.number) / max($0, 1e-9) }
      rates.append(Rate(name: work.name, unit: count.name, perSecond: Spread(perSecond)))
    }
  }

  /// Adds what the search for a fault came to.
  mutating func add(_ hunt: FaultHunt.Result) {
    let name = "fault \(hunt.fault)"
    counts += hunt.counts.map { ("\(name): \($0.name)", $0.number) }
    guard !hunt.findingSeconds.isEmpty else { return }
    times.append(Time(name: "\(name): first failure", seconds: Spread(hunt.findingSeconds)))
    times.append(Time(name: "\(name): shrinking", seconds: Spread(hunt.shrinkingSeconds)))
  }

  /// Adds counts that no work of this process made.
  mutating func add(_ counts: [(name: String, number: Int)]) { self.counts += counts }

  // MARK: - JSON

  /// The counts alone, with the members that only the JSON has.
  var countsJSON: JSONValue { .object(countMembers + details) }

  private var countMembers: [(name: String, value: JSONValue)] {
    counts.map { ($0.name, .number($0.number)) }
  }

  package var json: JSONValue {
    .object(
      [
        ("bench", .string(name)),
        ("counts", .object(countMembers)),
        ("rates", .array(rates.map(\.json))),
        ("times", .array(times.map(\.json))),
        ("programs", .array(programs.map(\.json))),
        ("ratios", .array(ratios.map(\.json))),
        ("missing", .array(missing.map(\.json))),
      ] + details
    )
  }
}

extension BenchmarkReport.Rate {
  fileprivate var json: JSONValue {
    [
      "work": .string(name),
      "unit": .string(unit),
      "repetitions": .number(perSecond.count),
      "perSecond": perSecond.json(decimals: 0),
    ]
  }
}

extension BenchmarkReport.Time {
  fileprivate var json: JSONValue {
    ["work": .string(name), "times": .number(seconds.count), "seconds": seconds.json(decimals: 6)]
  }
}

extension BenchmarkReport.Program {
  fileprivate var json: JSONValue {
    [
      "program": .string(name),
      "runs": .number(seconds.count),
      "processorSeconds": seconds.json(decimals: 3),
      "wallSeconds": wallSeconds.json(decimals: 3),
      "peakBytes": .number(peakBytes),
      "bytesPerState": bytesPerState.map { .decimal($0, 1) } ?? .null,
    ]
  }
}

extension BenchmarkReport.Ratio {
  fileprivate var json: JSONValue {
    ["of": .string(name), "pairs": .number(values.count), "ratio": values.json(decimals: 2)]
  }
}

extension BenchmarkReport.Missing {
  fileprivate var json: JSONValue {
    ["peer": .string(name), "reason": .string(reason)]
  }
}
