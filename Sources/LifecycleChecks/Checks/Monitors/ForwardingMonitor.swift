// INV-20 balance of begin and end, INV-21 one driver.

internal import Lifecycle

/// Forwarding by hand (CHILD-20 to CHILD-28).
struct ForwardingMonitor: Sendable {
  func observe(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    let isEnd = moment.event.kind == .endAppearance
    let name = isEnd ? "endAppearanceTransition" : "beginAppearanceTransition"
    let isUnopened = was.beginDepth == 0 && !was.isAbbreviated
    if isEnd && was.isSeen && bench.holds(.endUnopened, isUnopened) {
      bench.report(
        .endUnopened,
        moment,
        expected: "beginAppearanceTransition first",
        found: "Unbalanced calls: endAppearanceTransition without beginAppearanceTransition",
        related: [was.beginIndex]
      )
    }
    if let caller = moment.event.other, was.parent >= 0,
      bench.holds(.foreignCaller, caller.index != was.parent)
    {
      bench.report(
        .foreignCaller,
        moment,
        expected: "\(name) from the parent only",
        found: "\(name) from another controller",
        others: [caller.index]
      )
    }
    if !bench.ledger.open.isEmpty { judgeDriver(moment, name, &bench) }
  }

  private func judgeDriver(_ moment: Moment, _ name: String, _ bench: inout Bench) {
    let parent = moment.was.parent
    let isManual = parent >= 0 && bench.ledger.entries[Int(parent)].container == .manual
    if bench.holds(.exemptManual, isManual) { return }
    for (slot, transition) in bench.ledger.open.enumerated() where !transition.isImplied {
      if bench.holds(.exemptOwnTransition, transition.isDrivenByHand) { continue }
      let isInside =
        bench.ledger.isWithin(moment.controller, transition.old)
        || bench.ledger.isWithin(moment.controller, transition.new)
      if bench.holds(.secondDriver, isInside) {
        bench.report(
          .secondDriver,
          at: moment.index,
          controller: Int32(moment.controller),
          slot: slot,
          expected: "UIKit alone drives the controllers of its transition",
          found: "\(name) on a controller that UIKit is moving",
          related: [transition.start]
        )
        bench.ledger.taint(slot)
        return
      }
    }
  }
}
