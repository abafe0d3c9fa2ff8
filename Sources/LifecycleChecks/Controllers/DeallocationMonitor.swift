// INV-16 bracket closed before deallocation, INV-17 no event after it, INV-47 deallocated orphans,
// INV-52 retained during a transition, INV-57 released at the end.

internal import VCLifecycle

/// The deallocation of controllers (STATE-15).
struct DeallocationMonitor: Sendable {
  func observeDead(_ moment: Moment, _ context: inout Context) {
    if moment.was[.isDeathReported] { return }
    if context.check(.afterDeath, moment.was[.isDead], moment) {
      context.entries[moment.controller][.isDeathReported] = true
    }
  }

  func observeDestroyed(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    if was[.isDead] { return observeDead(moment, &context) }
    let isClosed = was.possiblePhases.contains(.disappeared)
    if moment.slot >= 0, moment.role != .none, isNeeded(moment, context) {
      die(.deadInTransition, moment, &context)
    } else if !isClosed && context.holds(.orphanDies, context.ledger.isOrphan(moment.controller)) {
      die(.orphanDies, moment, &context, also: ["INV-16"])
    } else if was[.isWhole] || was[.hasDidLoad] {
      let isOnScreen = context.holds(.diesOnScreen, !isClosed) { excuse in
        excuse("earlyPage", if: context.entries.isWithinEarlyPage(moment.controller))
      }
      if isOnScreen { die(.diesOnScreen, moment, &context) }
    }
  }

  /// Nothing refers to it but what it refers to itself, or what outlives the run.
  func observeOutlived(_ moment: Moment, _ context: inout Context) {
    context.ledger.carry(.release)
    guard moment.controller >= 0 else { return }
    context.check(.neverReleased, !moment.was[.isDead], moment, severity: .advice)
  }

  private func isNeeded(_ moment: Moment, _ context: Context) -> Bool {
    let transition = context.open[moment.slot]
    if transition.isImplied { return false }
    let hasEnded: Bool
    if transition.isCancelReleased {
      hasEnded = moment.was.phase == (moment.role == .new ? .disappeared : .appeared)
    } else {
      // A presenter that stays visible receives no callback.
      let isKept = transition.kind == .dismissKeeping || transition.kind == .sheetDrag
      let isNewThere =
        isKept || transition.new < 0 || transition.orderBefore.contains(.newDidAppear)
      hasEnded = moment.was.phase == .disappeared && isNewThere
    }
    return context.holds(.deadInTransition, !hasEnded) { excuse in
      excuse("ownChange", if: transition.isDrivenByHand)
    }
  }

  private func die(
    _ clause: Clause,
    _ moment: Moment,
    _ context: inout Context,
    also: [String] = []
  ) {
    context.entries[moment.controller][.isDeathReported] = true
    context.report(clause, moment, related: [moment.was.lastIndex], also: also)
    if clause == .deadInTransition { context.open.markReported(moment.slot) }
  }
}
