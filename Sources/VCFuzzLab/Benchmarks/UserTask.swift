// One command line of a user, and what is measured of the process that carries it out.

internal import Foundation
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSamples

/// A command line of `vcfuzz` and the rows of the table that its process has values for.
package struct UserTask: Sendable {
  /// What is measured of a process.
  package enum Measure: Sendable {
    /// The CPU time of the whole process, its start included.
    case milliseconds
    /// How much more CPU time it took than the same number of runs of the repaired twin.
    case millisecondsBeyondTwin
    /// A number of its JSON for each second of that time.
    case perSecond(String)
    /// A number of its JSON.
    case count(String)

    var unit: String {
      switch self {
      case .milliseconds, .millisecondsBeyondTwin: "ms"
      case .perSecond(let member): "\(member)/s"
      case .count(let member): member
      }
    }

    /// Returns the value, or nil if the output lacks it.
    func value(of process: ChildProcess, twin: ChildProcess?) -> Double? {
      switch self {
      case .milliseconds: process.seconds * 1_000
      case .millisecondsBeyondTwin: twin.map { (process.seconds - $0.seconds) * 1_000 }
      case .perSecond(let member):
        Self.number(member, in: process.output).map { $0 / max(process.seconds, 1e-9) }
      case .count(let member): Self.number(member, in: process.output)
      }
    }

    /// The number of the outermost object; what code under test prints may come before it.
    fileprivate static func number(_ member: String, in output: String) -> Double? {
      guard let start = output.firstIndex(of: "{"),
        let object = try? JSONSerialization.jsonObject(with: Data(output[start...].utf8)),
        let number = (object as? [String: Any])?[member] as? NSNumber
      else { return nil }
      return number.doubleValue
    }
  }

  /// A row of the table; one that several tasks share has the median of their values.
  package struct Row: Sendable {
    let name: String
    let measure: Measure

    init(_ name: String, _ measure: Measure) {
      self.name = name
      self.measure = measure
    }
  }

  package let arguments: [String]
  /// What an older executable takes in their place, if it doesn't understand them.
  let olderArguments: [String]
  let rows: [Row]
  /// The repaired twin of the scenario, for rows that compare the two.
  let twin: String?

  init(_ arguments: [String], older: [String] = [], twin: String? = nil, _ rows: [Row]) {
    self.arguments = arguments
    olderArguments = older
    self.twin = twin
    self.rows = rows
  }

  /// The same runs of the twin, which finds nothing; nil without a twin.
  func twinArguments(after process: ChildProcess) -> [String]? {
    guard let twin, let runs = Measure.number("runs", in: process.output) else { return nil }
    return ["--scenario", twin, "--seed", "1", "--iterations", "\(Int(runs))"]
  }
}

// MARK: - The tasks

extension UserTask {
  /// The search for the first finding in a deliberately broken scenario, shrunk and certified.
  package static func firstFinding(in scenario: String, twin: String) -> UserTask {
    UserTask(
      ["--scenario", scenario, "--seed", "1", "--stop-after", "1"],
      twin: twin,
      [
        Row("first finding, median bug", .milliseconds),
        Row("from failure to report, median bug", .millisecondsBeyondTwin),
        Row("shrinking, median bug", .count("shrinkingRuns")),
        Row("first finding, \(scenario)", .milliseconds),
      ]
    )
  }

  /// A campaign of so many runs, all in the row of that name.
  package static func campaign(of scenario: String, runs: Int, row: String) -> UserTask {
    UserTask(
      ["--scenario", scenario, "--seed", "1", "--iterations", "\(runs)"],
      [Row(row, .perSecond("runs"))]
    )
  }

  /// A complete exploration of the runs of so many user steps.
  package static func exploration(of scenario: String, steps: Int, remembers: Bool) -> UserTask {
    let name = "exploration \(remembers ? "with" : "without") memory"
    let arguments = ["explore", scenario, "--steps", "\(steps)"]
    return UserTask(
      arguments + [remembers ? "--fingerprints" : "--no-fingerprints"],
      older: remembers ? [] : arguments,  // Idle states were remembered on demand only.
      [
        Row(name, .milliseconds), Row(name, .perSecond("executions")),
        Row(name, .perSecond("states")),
      ]
    )
  }

  /// What the table of `vcfuzz-lab bench users` consists of.
  @MainActor package static var all: [UserTask] {
    let explored = Scenario.gallery.map(\.repaired.name)
    let container = "second-operation-repaired"
    return explored.map { campaign(of: $0, runs: 2_000, row: "campaign, median container") }
      + [
        campaign(of: "uikit", runs: 2_000, row: "campaign, uikit"),
        exploration(of: container, steps: 3, remembers: false),
        exploration(of: container, steps: 3, remembers: true),
      ]
      + Scenario.faultyEntries.map {
        firstFinding(in: $0.faulty.name, twin: $0.repaired.name)
      }
  }
}
