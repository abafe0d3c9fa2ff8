// The targets of a control or gesture recogniser: who receives which action. Targets are weak, as
// in UIKit.

/// The registered targets with their actions, in the order of registration.
@MainActor
package struct TargetActions<Events: OptionSet & Equatable> {
  private struct Entry {
    weak var target: AnyObject?
    /// Whether the target was nil from the start: the responder chain provides one then.
    let isChained: Bool
    let action: Selector
    var events: Events
  }

  private var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }
  package var targets: [AnyObject] { entries.compactMap(\.target) }

  package mutating func add(_ target: AnyObject?, _ action: Selector, for events: Events) {
    let match = entries.firstIndex {
      $0.target === target && $0.isChained == (target == nil) && $0.action == action
    }
    if let match {
      entries[match].events.formUnion(events)
    } else {
      entries.append(
        Entry(target: target, isChained: target == nil, action: action, events: events)
      )
    }
  }

  /// Removes the events from all entries of that target and action; nil stands for any.
  package mutating func remove(_ target: AnyObject?, _ action: Selector?, for events: Events) {
    for index in entries.indices
    where (target == nil || entries[index].target === target)
      && (action == nil || entries[index].action == action)
    {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets that events reach now; a nil target stands for the responder chain.
  package func receivers(of events: Events) -> [(target: AnyObject?, action: Selector)] {
    entries.compactMap { entry in
      guard !entry.events.isDisjoint(with: events), entry.isChained || entry.target != nil
      else { return nil }
      return (entry.target, entry.action)
    }
  }

  package func actions(of target: AnyObject?, for events: Events) -> [Selector] {
    entries.filter { $0.target === target && !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
