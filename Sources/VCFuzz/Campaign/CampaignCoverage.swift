// Which kinds of step were taken on which kinds of controller.

internal import HeadlessUIKit
internal import Lifecycle

/// The pairs of a controller's role and a kind of step that runs have shown.
package struct CampaignCoverage: Sendable {
  private var seen: Set<UInt64> = []

  package init() {}

  /// How many different pairs were seen.
  package var count: Int { seen.count }

  /// Notes the steps of a run of the scenario with that number.
  package mutating func note(_ path: [Step], from setting: Setting, scenario: Int) {
    var roles: [Tree.Role] = []
    for tree in setting.trees { tree.collectRoles(into: &roles) }
    for step in path {
      let (slot, kind, isOfScenario) = step.kind
      let known = slot.map(roles.indices.contains) ?? false
      let role = known ? slot.flatMap { Tree.Role.allCases.firstIndex(of: roles[$0]) } : nil
      let owner = UInt64(isOfScenario ? scenario + 1 : 0)
      seen.insert(owner << 32 | UInt64((role ?? -1) + 1) << 24 | UInt64(kind))
    }
  }
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

extension Stage.GestureID {
  fileprivate var kind: (slot: Slot?, number: Int) {
    switch self {
    case .interactivePop(let slot): (slot, 0)
    case .tab(let slot, _): (slot, 1)
    case .pageForward(let slot): (slot, 2)
    case .pageBackward(let slot): (slot, 3)
    case .recognizer: (nil, 4)
    case .scroll: (nil, 5)
    case .sheetDrag(let slot): (slot, 6)
    case .tapOutside(let slot): (slot, 7)
    case .alertAction(let slot, _): (slot, 8)
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
