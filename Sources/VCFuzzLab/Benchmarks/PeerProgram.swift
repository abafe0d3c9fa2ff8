// One program that searches the benchmark model, and the resources its runs used.

import Foundation
internal import VCFuzzCLI
internal import VCFuzzReports

/// A program that is measured beside others.
struct PeerProgram: Sendable {
  /// The names of all programs, ours first.
  enum Name: String, Sendable {
    case start = "vcfuzz, start-up"
    case plain = "vcfuzz, plain struct"
    case walks = "vcfuzz, random walks"
    case tuned = "C tuned, table given"
    case tunedGrowing = "C tuned, table grows"
    case interned = "C interned"
    case spin = "SPIN -O3"
    case stateright = "Stateright"
    case tlc = "TLC"
    case hypothesis = "Hypothesis"
    case quickCheck = "QuickCheck"

    /// Whether the program searches and counts all states.
    var isExact: Bool { ![.start, .walks, .hypothesis, .quickCheck].contains(self) }
  }

  let name: Name
  /// The program and its arguments.
  let command: [String]
  /// The reason why the program could not run.
  private(set) var missing: String?
  private(set) var processes: [ChildProcess] = []

  init(_ name: Name, _ command: [String], missing: String? = nil) {
    self.name = name
    self.command = command
    self.missing = missing
  }

  /// Adds a run; a program that fails or counts other states is reported as missing.
  mutating func note(_ process: ChildProcess, states: Int) {
    processes.append(process)
    if process.exitCode != 0 {
      missing = "ended with exit code \(process.exitCode)"
    } else if name.isExact, let found = Self.states(in: process.output), found != states {
      missing = "counts \(found) states, not \(states)"
    }
  }

  /// Returns the number of states in the output of any of the programs.
  static func states(in output: String) -> Int? {
    let forms = [/states=(\d+)/, /(\d+) states, stored/, /(\d+) distinct states found/]
    for form in forms {
      if let match = output.matches(of: form).last { return Int(match.1) }
    }
    return nil
  }

  /// Returns the steps per CPU second of a run of random walks.
  static func stepsPerSecond(_ process: ChildProcess) -> Double {
    guard let match = process.output.firstMatch(of: /\bsteps=(\d+)/) else { return 0 }
    return (Double(match.1) ?? 0) / max(process.seconds, 1e-9)
  }

  /// Adds the resources that all runs used, or why it could not run.
  func report(to report: inout BenchmarkReport, states: Int) {
    let name = name.rawValue
    if let missing {
      let json: JSONValue = ["peer": .string(name), "reason": .string(missing)]
      return report.add([name, missing], json, to: .missing)
    }
    let (seconds, wall) = (Spread(processes.map(\.seconds)), Spread(processes.map(\.wallSeconds)))
    let peak = processes.map(\.peakBytes).max() ?? 0
    let perState = self.name.isExact ? Double(peak) / Double(states) : nil
    let cells = [
      wall.texts(3)[0], String(format: "%.0f", Double(peak) / 1e6),
      perState.map { String(format: "%.1f", $0) } ?? "",
    ]
    let json: JSONValue = [
      "program": .string(name),
      "runs": .number(seconds.count),
      "processorSeconds": seconds.json(decimals: 3),
      "wallSeconds": wall.json(decimals: 3),
      "peakBytes": .number(peak),
      "bytesPerState": perState.map { .decimal($0, 1) } ?? .null,
    ]
    report.add([name] + seconds.texts(3) + cells, json, to: .programs)
  }
}
