// What may stand for a step, the simplest first; and what becomes of it in a simpler configuration.

internal import HeadlessUIKit

extension Step {
  /// Simpler steps that do nearly the same.
  func simpler(_ words: Vocabulary) -> [Step] {
    switch self {
    case .endAnimation(let place): return place > 0 ? [.endAnimation(0)] : []
    case .runBackground(let place): return place > 0 ? [.runBackground(0)] : []
    case .finger(let id, .cancel): return [.finger(id, .finish)]
    case .gesture(let number, .cancel): return [.gesture(number, .finish)]
    case .call(let number):
      return words.calls.indices.prefix(number)
        .filter { Self.callName(words.calls[$0]) == Self.callName(words.calls[number]) }
        .map(Step.call)
    case .operate(let operation): return operation.simpler(words.cast).map(Step.operate)
    case .inside(_, .call(let number)): return [.call(number)]
    case .inside(let trigger, .operate(let operation)):
      return [.operate(operation)]
        + operation.simpler(words.cast).map { .inside(trigger, .operate($0)) }
    default: return []
    }
  }

  /// The name of a call without its argument.
  private static func callName(_ label: String) -> Substring {
    label.lastIndex(of: " ").map { label[..<$0] } ?? label[...]
  }

  /// The step in a configuration whose slots have moved; nil if it is about one that is gone.
  func moved(_ slots: [Slot?]) -> Step? {
    switch self {
    case .commit, .endAnimation, .runQueued, .runBackground, .fireTimer, .call, .gesture, .app:
      return self
    case .finger(let id, let phase):
      return id.mapped { slots.indices.contains($0) ? slots[$0] : $0 }.map { .finger($0, phase) }
    case .segue(let slot, let identifier):
      guard slots.indices.contains(slot) else { return self }
      return slots[slot].map { .segue($0, identifier) }
    case .operate(let operation): return operation.moved(slots).map(Step.operate)
    case .inside(let trigger, let deed):
      guard slots.indices.contains(trigger.slot), let slot = slots[trigger.slot] else { return nil }
      let moved = Trigger(trigger.callback, of: slot)
      guard case .operate(let operation) = deed else { return .inside(moved, deed) }
      return operation.moved(slots).map { .inside(moved, .operate($0)) }
    }
  }
}

extension TreeOperation {
  /// Simpler calls: the plainer verb, not animated, lower numbers, controllers named earlier.
  fileprivate func simpler(_ cast: Cast) -> [TreeOperation] {
    var operations: [TreeOperation] = []
    if let simpler = verb.row.simpler { operations.append(with(\.verb, simpler)) }
    if isAnimated { operations.append(with(\.isAnimated, false)) }
    if verb != .misuse {
      for lower in 0..<number { operations.append(with(\.number, lower)) }
    }
    for part in [\TreeOperation.object, \.target] {
      let slot = self[keyPath: part]
      for lower in 0..<max(0, slot) where cast[lower].role == cast[slot].role {
        operations.append(with(part, lower))
      }
    }
    return operations
  }

  private func with<Value>(
    _ part: WritableKeyPath<TreeOperation, Value>,
    _ value: Value
  ) -> TreeOperation {
    var changed = self
    changed[keyPath: part] = value
    return changed
  }

  fileprivate func moved(_ slots: [Slot?]) -> TreeOperation? {
    var changed = self
    guard slots.indices.contains(target), let newTarget = slots[target] else { return nil }
    changed.target = newTarget
    if slots.indices.contains(object) {
      guard let newObject = slots[object] else { return nil }
      changed.object = newObject
    }
    return changed
  }
}
