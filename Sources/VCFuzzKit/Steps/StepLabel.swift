// What coverage counts: a kind of step on a kind of controller in a phase of its appearance.

internal import HeadlessUIKit
internal import VCLifecycle

/// A kind of step, on whom, and in which phase that controller was.
package struct StepLabel: Hashable, Comparable, Sendable {
  /// Role, phase and kind in one number.
  package let bits: UInt16

  package init(bits: UInt16) { self.bits = bits }

  init(role: ControllerRole?, phase: Phase, kind: Int) {
    let place = role.map { Int($0.rawValue) } ?? ContainerRow.all.count
    bits = UInt16(place << 12 | phase.rawValue << 8 | kind)
  }

  init(role: ControllerRole, phase: Phase, verb: TreeOperation.Verb) {
    self.init(role: role, phase: phase, kind: Self.verbsStart + Int(verb.rawValue))
  }

  init(
    role: ControllerRole,
    phase: Phase = .appeared,
    finger kind: String,
    _ gesture: Stage.GesturePhase
  ) {
    guard let place = Self.kindWords.firstIndex(of: "\(kind) \(gesture.rawValue)") else {
      preconditionFailure("no gesture is called \(kind)")
    }
    self.init(role: role, phase: phase, kind: place)
  }

  /// The phase of a controller's appearance, or of the stage for steps without a controller.
  enum Phase: Int, CaseIterable {
    case absent
    case disappeared
    case appearing
    case appeared
    case disappearing
    case rest
    case underWay

    init(_ state: AppearanceState) {
      switch state {
      case .disappeared: self = .disappeared
      case .appearing: self = .appearing
      case .appeared: self = .appeared
      case .disappearing: self = .disappearing
      }
    }
  }

  package static func < (left: StepLabel, right: StepLabel) -> Bool { left.bits < right.bits }

  /// The label in words: `nav appeared push`.
  package var words: String {
    let phase = Self.phaseWords[Int(bits >> 8 & 0xF)]
    return "\(Self.roleWords[Int(bits >> 12)]) \(phase) \(Self.kindWords[Int(bits & 0xFF)])"
  }

  /// The role of the controller that the step acts on; nil for the stage.
  var role: ControllerRole? { ControllerRole(rawValue: UInt8(bits >> 12)) }

  var phase: Phase? { Phase(rawValue: Int(bits >> 8 & 0xF)) }

  /// Whether the controller is seen, or about to be.
  var isOnScreen: Bool {
    switch phase {
    case .appearing, .appeared, .disappearing: true
    default: false
    }
  }

  /// The operation on the tree, if it is one.
  var verb: TreeOperation.Verb? {
    let verbs = TreeOperation.Verb.allCases
    let place = Int(bits & 0xFF) - Self.verbsStart
    return verbs.indices.contains(place) ? verbs[place] : nil
  }

  /// The words for roles and the stage, by the number of each in the bits.
  static let roleWords = ControllerRole.allCases.map(\.name) + ["stage"]

  static let phaseWords = Phase.allCases.map { "\($0)" }

  static let kindWords: [String] =
    [
      "commit", "end", "queued", "timer", "segue", "call", "gesture", "app", "inside",
      "background",
    ]
    + TreeOperation.Verb.allCases.map { "\($0)" }
    + Stage.GestureID.kindWords.flatMap { kind in
      Stage.GesturePhase.allCases.map { "\(kind) \($0.rawValue)" }
    }

  static let insideKind = 8
  fileprivate static let verbsStart = 10
  fileprivate static let fingersStart = verbsStart + TreeOperation.Verb.allCases.count
}

extension Step {
  /// The controller that the step acts on, if there is one, and the number of the step's kind.
  var labelParts: (slot: Slot?, kind: Int) {
    switch self {
    case .commit: return (nil, 0)
    case .endAnimation: return (nil, 1)
    case .runQueued: return (nil, 2)
    case .fireTimer: return (nil, 3)
    case .runBackground: return (nil, 9)
    case .segue(let slot, _): return (slot, 4)
    case .call: return (nil, 5)
    case .gesture: return (nil, 6)
    case .app: return (nil, 7)
    case .inside(let trigger, _): return (trigger.slot, StepLabel.insideKind)
    case .operate(let operation):
      return (operation.target, StepLabel.verbsStart + Int(operation.verb.rawValue))
    case .finger(let id, let phase):
      let (slot, kind) = id.kind
      let phases = Stage.GesturePhase.allCases
      let place = phases.firstIndex(of: phase) ?? 0
      return (slot, StepLabel.fingersStart + kind * phases.count + place)
    }
  }
}
