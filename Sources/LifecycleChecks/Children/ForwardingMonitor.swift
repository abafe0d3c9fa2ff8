// INV-20 balance of begin and end, INV-21 one driver.

internal import VCLifecycle

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
      && was.presenter < 0 && was[.isWhole]
    if context.holds(.beginWithoutParent, isParentless),
      !context.excuse("drivenRoot", .beginWithoutParent, if: was[.isWindowRoot])
    {
      context.report(.beginWithoutParent, moment, with: [name])
    }
    if let caller = moment.event.other?.index, was.parent >= 0 {
      let isForeign = caller != was.parent
      context.check(.foreignCaller, isForeign, moment, with: [name], others: [caller])
    }
    if !isEnd { checkNesting(moment, name, &context) }
    if !context.ledger.open.isEmpty, checkDriver(moment, name, &context) { return }
    if !isEnd { checkForwarded(moment, name, &context) }
  }

  /// Advises against a begin that nests: the did waits for the last end (CHILD-22), and a driver
  /// whose end never comes keeps the child from its did.
  private func checkNesting(
    _ moment: EventContext,
    _ name: String,
    _ context: inout CheckingContext
  ) {
    let was = moment.was
    let appears = moment.event.flag ?? true
    let isNested = was.beginDepth > 0 && was[.beginsAppearance] == appears
    context.check(
      .nestedBegin,
      isNested && was.records(.endAppearance),
      moment,
      with: [name],
      related: [was.beginIndex],
      severity: .advice
    )
  }

  /// Checks that UIKit is not moving a child that the app begins: it forwards to it, or the window
  /// that its view was put into drives it (CHILD-4, CHILD-26).
  private func checkForwarded(
    _ moment: EventContext,
    _ name: String,
    _ context: inout CheckingContext
  ) {
    let was = moment.was
    guard was.parent >= 0, context.ledger.entries[Int(was.parent)].container != .manual else {
      return
    }
    let isForwarded =
      was.phase.isHalfOpen && was.lastOrigin.isDriverOfChildren && was.beginDepth == 0
    context.check(
      .secondDriver,
      isForwarded,
      moment,
      with: [name],
      others: [was.parent],
      related: [was.lastIndex]
    )
  }

  /// Checks that no transition of UIKit's moves the controller; returns whether one does.
  private func checkDriver(
    _ moment: EventContext,
    _ name: String,
    _ context: inout CheckingContext
  ) -> Bool {
    for (slot, transition) in context.ledger.open.enumerated() where !transition.isImplied {
      let isInside =
        context.ledger.isWithin(moment.controller, transition.old)
        || context.ledger.isWithin(moment.controller, transition.new)
      if context.holds(.secondDriver, isInside),
        !context.excuse(
          "childOfManual",
          .secondDriver,
          if: moment.was.parent >= 0
            && context.ledger.entries[Int(moment.was.parent)].container == .manual
        ),
        !context.excuse("ownChange", .secondDriver, if: transition.isDrivenByHand)
      {
        let related = [transition.start]
        context.report(.secondDriver, moment, slot: slot, with: [name], related: related)
        context.ledger.markOrderReported(slot)
        return true
      }
    }
    return false
  }
}
