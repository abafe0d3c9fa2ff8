// INV-54: what has appeared can be seen, and what can be seen has appeared.

internal import VCLifecycle

/// What the user can see, compared with what has appeared (CHILD-4, CHILD-7).
///
/// UIKit does not look at frames, so a container may decide otherwise: the finding is fragile.
struct SightMonitor: Sendable {
  /// What was recorded at the present position: the next event may make it untrue.
  private var seen: [Item] = []

  private struct Item: Sendable {
    let controller: Int32
    let isVisible: Bool
  }

  mutating func observe(_ event: Event) {
    guard let controller = event.controller, let isVisible = event.flag else { return }
    seen.append(Item(controller: controller.index, isVisible: isVisible))
  }

  /// Forgets what may have changed.
  mutating func forget() {
    if !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
  }

  /// Whether a part of a controller's view can be seen now; nil if that is not recorded.
  func isVisible(_ controller: Int32) -> Bool? {
    seen.last { $0.controller == controller }?.isVisible
  }

  /// Compares what can be seen with what has appeared, once nothing is under way.
  mutating func rest(at index: Int, _ context: inout Context) {
    for item in seen where context.entries.controllers.contains(item.controller) {
      check(item, at: index, &context)
    }
    forget()
  }

  private func check(_ item: Item, at index: Int, _ context: inout Context) {
    let entry = context.entries[item.controller]
    guard entry.parent >= 0, !entry[.isReported], !entry[.isOrphanReported] else { return }
    let above = context.entries[entry.parent]
    // UIKit decides about its own containers, and a container off screen shows nothing.
    guard above.phase == .appeared, above.container?.isOfUIKit != true else { return }
    let isUnseen = !item.isVisible && entry.phase == .appeared
    // Where UIKit forwards, it decides what a child that comes into sight receives.
    let isByHand = above.container == .manual
    let isSilent = isByHand && item.isVisible && entry.phase == .disappeared
    for (clause, isBroken) in [(Clause.appearedUnseen, isUnseen), (.seenSilent, isSilent)]
    where context.holds(clause, isBroken) {
      context.report(
        clause,
        at: index,
        controller: item.controller,
        others: [entry.parent],
        related: [entry.lastIndex],
        severity: .fragile
      )
    }
  }
}

extension SightMonitor {
  func addState(to words: inout StateWords) {
    words.add(seen.count)
    for item in seen {
      words.add(existing: item.controller)
      words.add(item.isVisible)
    }
  }
}
