// INV-20 balance of begin and end, INV-21 one driver.

internal import Lifecycle

/// Forwarding by hand (CHILD-20 to CHILD-28).
struct ForwardingMonitor: Sendable {
  func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let isEnd = moment.event.kind == .endAppearance
    let name = isEnd ? "endAppearanceTransition" : "beginAppearanceTransition"
    let isUnopened = was.beginDepth == 0 && !was.isAbbreviated
    if isEnd && was.isSeen && context.holds(.endUnopened, isUnopened) {
      context.report(
        .endUnopened,
        moment,
        expected: "beginAppearanceTransition first",
        found: "Unbalanced calls: endAppearanceTransition without beginAppearanceTransition",
        related: [was.beginIndex]
      )
    }
    if let caller = moment.event.other, was.parent >= 0,
      context.holds(.foreignCaller, caller.index != was.parent)
    {
      context.report(
        .foreignCaller,
        moment,
        expected: "\(name) from the parent only",
        found: "\(name) from another controller",
        others: [caller.index]
      )
    }
    if !context.ledger.open.isEmpty { judgeDriver(moment, name, &context) }
  }

  private func judgeDriver(_ moment: EventContext, _ name: String, _ context: inout CheckingContext)
  {
    let parent = moment.was.parent
    let isManual = parent >= 0 && context.ledger.entries[Int(parent)].container == .manual
    if context.holds(.exemptManual, isManual) { return }
    for (slot, transition) in context.ledger.open.enumerated() where !transition.isImplied {
      if context.holds(.exemptOwnTransition, transition.isDrivenByHand) { continue }
      let isInside =
        context.ledger.isWithin(moment.controller, transition.old)
        || context.ledger.isWithin(moment.controller, transition.new)
      if context.holds(.secondDriver, isInside) {
        context.report(
          .secondDriver,
          at: moment.index,
          controller: Int32(moment.controller),
          slot: slot,
          expected: "UIKit alone drives the controllers of its transition",
          found: "\(name) on a controller that UIKit is moving",
          related: [transition.start]
        )
        context.ledger.taint(slot)
        return
      }
    }
  }
}
