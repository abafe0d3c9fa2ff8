// Missing callbacks that count only if the trace records such callbacks at all.

internal import VCLifecycle

/// Violations that a monitor reports once the trace shows a callback of the missing kind.
struct HeldViolations: Sendable {
  private var items: [(position: Int32, controller: Int32)] = []
  private static let itemsMax = 16

  mutating func add(_ position: Int32, _ controller: Int32) {
    if items.count < Self.itemsMax { items.append((position, controller)) }
  }

  /// Reports the violations in the order in which they were added.
  mutating func report(_ clause: Clause, _ context: inout Context) {
    if items.isEmpty { return }
    for item in items {
      context.report(clause, at: Int(item.position), controller: item.controller)
    }
    items.removeAll()
  }
}

extension HeldViolations {
  func addState(to words: inout StateWords) {
    for item in items { words.add(controller: item.controller) }
    words.add(items.count)
  }
}
