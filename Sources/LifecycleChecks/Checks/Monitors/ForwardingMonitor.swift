// INV-20 balance of begin and end, INV-21 one driver.

internal import Lifecycle

/// Forwarding by hand (CHILD-20 to CHILD-28).
struct ForwardingMonitor: Sendable {
  func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let isEnd = moment.event.kind == .endAppearance
    let name = isEnd ? "endAppearanceTransition" : "beginAppearanceTransition"
    let isUnopened = was.beginDepth == 0
    if isEnd && was[.isSeen] && was.records(.beginAppearance) {
      context.check(.endUnopened, isUnopened, moment, related: [was.beginIndex])
    }
    // Only a parent may begin an appearance, and addChild makes it one (CHILD-20).
    let isParentless =
      !isEnd && moment.event.flag != false && context.ledger.carriesParents && was.parent < 0
      && was[.isWhole]
    if context.holds(.beginWithoutParent, isParentless), !context.exemptsDrivenRoot(was) {
      context.report(.beginWithoutParent, moment, with: [name])
    }
    if let caller = moment.event.other?.index, was.parent >= 0 {
      let isForeign = caller != was.parent
      context.check(.foreignCaller, isForeign, moment, with: [name], others: [caller])
    }
    if !context.ledger.open.isEmpty { checkDriver(moment, name, &context) }
  }

  private func checkDriver(_ moment: EventContext, _ name: String, _ context: inout CheckingContext)
  {
    for (slot, transition) in context.ledger.open.enumerated() where !transition.isImplied {
      let isInside =
        context.ledger.isWithin(moment.controller, transition.old)
        || context.ledger.isWithin(moment.controller, transition.new)
      if context.holds(.secondDriver, isInside), !context.exemptsChildOfManual(moment.was),
        !context.exemptsOwnTransition(transition)
      {
        let related = [transition.start]
        context.report(.secondDriver, moment, slot: slot, with: [name], related: related)
        context.ledger.markOrderReported(slot)
        return
      }
    }
  }
}
