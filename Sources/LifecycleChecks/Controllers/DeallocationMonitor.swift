// INV-16 bracket closed before deallocation, INV-17 no event after it, INV-47 deallocated orphans,
// INV-52 retained during a transition, INV-57 released at the end.

internal import VCLifecycle

/// The deallocation of controllers (STATE-15).
struct DeallocationMonitor: Sendable {
  func observeDead(_ moment: EventContext, _ context: inout CheckingContext) {
    if moment.was[.isDeathReported] { return }
    if context.check(.afterDeath, moment.was[.isDead], moment) {
      context.ledger.entries[moment.controller][.isDeathReported] = true
    }
  }

  func observeDestroyed(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    if was[.isDead] { return observeDead(moment, &context) }
    let isClosed = was.possiblePhases.contains(Ledger.Phases(.disappeared))
    if moment.slot >= 0, moment.role != .none, isNeeded(moment, context) {
      die(.deadInTransition, moment, &context)
    } else if !isClosed && context.holds(.orphanDies, context.ledger.isOrphan(moment.controller)) {
      die(.orphanDies, moment, &context, also: ["INV-16"])
    } else if was[.isWhole] || was[.hasDidLoad], context.holds(.diesOnScreen, !isClosed),
      !context.excuse(
        "earlyPage",
        .diesOnScreen,
        if: context.ledger.isWithinEarlyPage(moment.controller)
      )
    {
      die(.diesOnScreen, moment, &context)
    }
  }

  /// Nothing refers to it but what it refers to itself, or what outlives the run.
  func observeOutlived(_ moment: EventContext, _ context: inout CheckingContext) {
    context.ledger.carry(.release)
    guard moment.controller >= 0 else { return }
    context.check(.neverReleased, !moment.was[.isDead], moment, severity: .advice)
  }

  private func isNeeded(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    let transition = context.ledger.open[moment.slot]
    if transition.isImplied { return false }
    let hasEnded: Bool
    if transition.isCancelReleased {
      hasEnded =
        moment.role == .new ? moment.was.phase == .disappeared : moment.was.phase == .appeared
    } else {
      // A presenter that stays visible receives no callback.
      let isKept = transition.kind == .dismissKeeping || transition.kind == .sheetDrag
      let isNewThere =
        isKept || transition.new < 0 || transition.orderBefore.contains(.newDidAppear)
      hasEnded = moment.was.phase == .disappeared && isNewThere
    }
    return context.holds(.deadInTransition, !hasEnded)
      && !context.excuse("ownChange", .deadInTransition, if: transition.isDrivenByHand)
  }

  private func die(
    _ clause: Clause,
    _ moment: EventContext,
    _ context: inout CheckingContext,
    also: [String] = []
  ) {
    context.ledger.entries[moment.controller][.isDeathReported] = true
    context.report(clause, moment, related: [moment.was.lastIndex], also: also)
    if clause == .deadInTransition { context.ledger.markOrderReported(moment.slot) }
  }
}
