// Which kinds of step were taken on which kinds of controller.

internal import HeadlessUIKit
internal import Lifecycle

/// The pairs of a controller's role and a kind of step that runs have shown.
package struct CampaignCoverage: Sendable {
  /// How often each pair was taken.
  private var seen: [UInt64: Int] = [:]

  package init() {}

  /// What was seen of the labels that exploration can reach.
  package private(set) var reached = LabelSet()

  /// How many different pairs were seen.
  package var count: Int { seen.count }

  /// Notes the labels of a run.
  package mutating func note(_ labels: [StepLabel]) {
    reached.note(labels, within: ReachableLabels.table)
  }

  /// Notes the steps of a run of the scenario with that number.
  package mutating func note(_ path: [Step], from configuration: Configuration, scenario: Int) {
    var roles: [Tree.Role] = []
    for tree in configuration.trees { tree.collectRoles(into: &roles) }
    for step in path {
      let (slot, kind, isOfScenario) = step.kind
      let known = slot.map(roles.indices.contains) ?? false
      let role = known ? slot.flatMap { Tree.Role.allCases.firstIndex(of: roles[$0]) } : nil
      let owner = UInt64(isOfScenario ? scenario + 1 : 0)
      seen[owner << 32 | UInt64((role ?? -1) + 1) << 24 | UInt64(kind), default: 0] += 1
    }
  }

  /// Whether so much of the reachable pairs of consecutive steps was seen, in percent.
  package func reaches(_ percent: Int) -> Bool {
    reached.pairs.count * 100 >= percent * ReachableLabels.table.pairs.count
  }

  /// The numbers of labels and pairs that were seen, of those that can be reached.
  package var fractions: [ReachableLabels.Fraction] { ReachableLabels.fractions(of: reached) }

  // MARK: Telling

  /// How often each kind of step was taken on each kind of controller.
  package struct Table: Sendable {
    /// The roles of controllers, the app and the scenario's own calls among them.
    package let columns: [String]
    package let rows: [(step: String, counts: [Int])]
  }

  /// The pairs as a table, steps of one kind together.
  package var table: Table {
    let roles = ["app", "scenario"] + Tree.Role.allCases.map(\.rawValue)
    var counts = Self.groups.map { _ in roles.map { _ in 0 } }
    for (key, count) in seen.sorted(by: { $0.key < $1.key }) {
      let role = Int(key >> 24 & 0xFF)
      let kind = Int(key & 0xFF_FFFF)
      let column = role > 0 ? role + 1 : key >> 32 > 0 ? 1 : 0
      let row = Self.groups.firstIndex { $0.kinds.contains(kind) } ?? Self.groups.count - 1
      counts[row][column] += count
    }
    let used = roles.indices.filter { column in counts.contains { $0[column] > 0 } }
    return Table(
      columns: used.map { roles[$0] },
      rows: zip(Self.groups, counts).filter { $1.contains { $0 > 0 } }
        .map { group, row in (group.name, used.map { row[$0] }) }
    )
  }

  /// What the numbers of `Step.kind` mean.
  private static let groups: [(name: String, kinds: Range<Int>)] = {
    let phases = Stage.GesturePhase.allCases.count
    let fingers = [
      "swipe back", "tap on a tab", "page forward", "page backward", "recognizer", "scroll view",
      "drag of a sheet", "tap outside", "alert's button",
    ].enumerated().map { place, name in
      ("finger: " + name, (0x100 + place * phases)..<(0x100 + (place + 1) * phases))
    }
    let verbs = TreeOperation.Verb.allCases.filter { $0 != .misuse }.map { verb in
      ("call: \(verb)", (0x200 + Int(verb.rawValue))..<(0x201 + Int(verb.rawValue)))
    }
    let inside = Step.Trigger.callbacks.map { callback in
      (
        "inside \(callback.name)",
        (0x400 + Int(callback.rawValue))..<(0x401 + Int(callback.rawValue))
      )
    }
    let time = [("commit", 1), ("end of an animation", 2), ("queued block", 3), ("timer", 4)]
      .map { ($0.0, $0.1..<($0.1 + 1)) }
    let rest: [(String, Range<Int>)] = [
      ("tap on a segue", 5..<6), ("the app as a whole", 0x300..<0x400),
      ("misuse", 0x1200..<0x1_0000), ("the scenario's calls", 0x1_0000..<0x2_0000),
      ("the scenario's gestures", 0x2_0000..<0x100_0000),
    ]
    return (time + verbs + fingers + inside + rest).map { (name: $0.0, kinds: $0.1) }
  }()
}

extension Tree {
  /// The roles in the order of the slots: a container before what it holds.
  fileprivate func collectRoles(into roles: inout [Role]) {
    roles.append(role)
    for child in children { child.collectRoles(into: &roles) }
  }
}

extension Step {
  /// On whom the step acts, a number for what it does, and whether that number is the scenario's.
  fileprivate var kind: (slot: Slot?, number: Int, isOfScenario: Bool) {
    switch self {
    case .commit: return (nil, 1, false)
    case .endAnimation: return (nil, 2, false)
    case .runQueued: return (nil, 3, false)
    case .fireTimer: return (nil, 4, false)
    case .finger(let id, let phase):
      let (slot, kind) = id.kind
      let phases = Stage.GesturePhase.allCases
      return (slot, 0x100 + kind * phases.count + (phases.firstIndex(of: phase) ?? 0), false)
    case .segue(let slot, _): return (slot, 5, false)
    case .call(let number): return (nil, 0x1_0000 + number, true)
    case .gesture(let number, let phase):
      let phases = Stage.GesturePhase.allCases
      let place = phases.firstIndex(of: phase) ?? 0
      return (nil, 0x2_0000 + number * phases.count + place, true)
    case .operate(let operation):
      let misuse = operation.verb == .misuse ? 0x1000 + operation.number : 0
      return (operation.target, 0x200 + Int(operation.verb.rawValue) + misuse, false)
    case .app(let step): return (nil, 0x300 + step.kind, false)
    case .inside(let moment, _):
      return (moment.slot, 0x400 + Int(moment.callback.rawValue), false)
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
