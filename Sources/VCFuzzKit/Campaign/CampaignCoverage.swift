// Which kinds of step were taken on which kinds of controller.

internal import HeadlessUIKit

/// The pairs of a controller's role and a kind of step that runs have shown.
package struct CampaignCoverage: Codable, Sendable {
  /// The pairs that were taken.
  private var seen: Set<Pair> = []
  /// How often each kind of step was taken on each kind of controller, by the table's places.
  private var counts = rows.map { _ in columns.map { _ in 0 } }

  /// A kind of step, in as much detail as coverage distinguishes, on a kind of controller.
  private struct Pair: Hashable, Codable {
    let column: Int
    let row: Int
    /// Which call, which misuse, which phase of a gesture, which event of the app.
    let detail: Int
    /// The scenario whose call or gesture it is; nil for UIKit's.
    let scenario: Int?
  }

  package init() {}

  /// What was seen of the labels that can be reached.
  package private(set) var reached = LabelSet()

  /// The invariants for which some run had what they need: the bits of their numbers.
  package internal(set) var exercised: UInt64 = 0

  /// How many different pairs were seen.
  package var count: Int { seen.count }

  /// Notes the labels of a run.
  package mutating func note(_ labels: [StepLabel]) {
    reached.note(labels, within: ReachableLabels.all)
  }

  /// Notes the steps of a run of the scenario with that number.
  package mutating func note(_ path: [Step], from configuration: Configuration, scenario: Int) {
    note(Self.marks(of: path, from: configuration), scenario: scenario)
  }

  /// Notes what was counted of the steps of a run of the scenario with that number.
  mutating func note(_ marks: [StepMark], scenario: Int) {
    for mark in marks {
      let row = Int(mark.row)
      let column = Int(mark.column)
      let owner = row >= Self.rows.count - 2 ? scenario : nil
      seen.insert(Pair(column: column, row: row, detail: Int(mark.detail), scenario: owner))
      counts[row][column] += 1
    }
  }

  /// What coverage counts of the steps of a run.
  static func marks(of path: [Step], from configuration: Configuration) -> [StepMark] {
    if path.isEmpty { return [] }
    let members = Cast(configuration).members
    return path.map { step in
      let (row, slot, detail) = step.kind
      var column = row >= rows.count - 2 ? 1 : 0
      if let slot, members.indices.contains(slot) {
        column = 2 + Int(members[slot].role.rawValue)
      }
      return StepMark(
        row: UInt16(row),
        column: UInt16(column),
        detail: UInt16(truncatingIfNeeded: detail)
      )
    }
  }

  /// Whether so much of the labels was seen, in percent.
  package func reaches(_ percent: Int) -> Bool {
    reached.singles.count * 100 >= percent * ReachableLabels.all.singles.count
  }

  // MARK: As a table

  /// How often each kind of step was taken on each kind of controller.
  package struct Table: Sendable {
    /// The roles of controllers, the app and the scenario's own calls among them.
    package let columns: [String]
    package let rows: [(step: String, counts: [Int])]
  }

  /// The pairs as a table, steps of one kind together.
  package var table: Table {
    let used = Self.columns.indices.filter { column in counts.contains { $0[column] > 0 } }
    return Table(
      columns: used.map { Self.columns[$0] },
      rows: zip(Self.rows, counts).filter { $1.contains { $0 > 0 } }
        .map { name, row in (name, used.map { row[$0] }) }
    )
  }

  private static let columns = ["app", "scenario"] + ControllerRole.allCases.map(\.name)

  /// The kinds of step by the rows of `Step.kind`; the scenario's own are last.
  fileprivate static let rows: [String] =
    ["commit", "end of an animation", "queued block", "timer", "work in the background"]
    + Grammar.plainVerbs.map { "call: \($0)" }
    + [
      "swipe back", "tap on a tab", "page forward", "page backward", "recognizer", "scroll view",
      "drag of a sheet", "tap outside", "alert's button",
    ].map { "finger: " + $0 }
    + Step.Trigger.callbacks.map { "inside \($0.name)" }
    + [
      "tap on a segue", "the app as a whole", "misuse", "the scenario's calls",
      "the scenario's gestures",
    ]
}

extension RunResult {
  /// What coverage counts of its steps.
  package var coverageMarks: [StepMark] {
    marks ?? CampaignCoverage.marks(of: path, from: configuration)
  }

  /// Whether it could take no step; it counts for nothing then.
  package var isEmpty: Bool { coverageMarks.isEmpty && failure == nil }
}

extension StepMark {
  /// The scenario's call or gesture that it is, if it is one.
  var operation: Step.Operation? {
    switch Int(row) - CampaignCoverage.rows.count {
    case -2: .call(Int(detail))
    case -1: .gesture(Int(detail) / Stage.GesturePhase.allCases.count)
    default: nil
    }
  }
}

extension Step {
  /// The row of the step in the table, the controller that it acts on, and its detail.
  fileprivate var kind: (row: Int, slot: Slot?, detail: Int) {
    let fingersStart = 5 + Grammar.plainVerbs.count
    let insidesStart = fingersStart + Stage.GestureID.kindWords.count
    let restStart = insidesStart + Trigger.callbacks.count
    let phases = Stage.GesturePhase.allCases
    switch self {
    case .commit: return (0, nil, 0)
    case .endAnimation: return (1, nil, 0)
    case .runQueued: return (2, nil, 0)
    case .fireTimer: return (3, nil, 0)
    case .runBackground: return (4, nil, 0)
    case .operate(let operation) where operation.verb == .misuse:
      return (restStart + 2, operation.target, operation.number)
    case .operate(let operation): return (5 + Int(operation.verb.rawValue), operation.target, 0)
    case .finger(let id, let phase):
      let (slot, kind) = id.kind
      return (fingersStart + kind, slot, phases.firstIndex(of: phase) ?? 0)
    case .inside(let trigger, _):
      let place = Trigger.callbacks.firstIndex(of: trigger.callback) ?? 0
      return (insidesStart + place, trigger.slot, 0)
    case .segue(let slot, _): return (restStart, slot, 0)
    case .app(let step): return (restStart + 1, nil, step.kind)
    case .call(let number): return (restStart + 3, nil, number)
    case .gesture(let number, let phase):
      return (restStart + 4, nil, number * phases.count + (phases.firstIndex(of: phase) ?? 0))
    }
  }
}

extension Stage.EnvironmentStep {
  fileprivate var kind: Int {
    switch self {
    case .rotate: 0
    case .resize: 1
    case .enterBackground: 2
    case .enterForeground: 3
    case .sendMemoryWarning: 4
    case .disconnectScene: 5
    case .showKeyboard: 6
    case .hideKeyboard: 7
    case .hideWindow: 8
    case .showWindow: 9
    }
  }
}
