// Whom a step is about.

internal import HeadlessUIKit

extension Step {
  /// The controllers that the step names, in the order of its text.
  var slots: [Slot] {
    switch self {
    case .commit, .endAnimation, .runQueued, .runBackground, .fireTimer, .call, .gesture, .app:
      return []
    case .finger(let id, _): return [id.kind.slot].compactMap { $0 }
    case .segue(let slot, _): return [slot]
    case .operate(let operation): return [operation.object, operation.target]
    case .inside(let trigger, .call): return [trigger.slot]
    case .inside(let trigger, .operate(let operation)):
      return [trigger.slot, operation.object, operation.target]
    }
  }
}
