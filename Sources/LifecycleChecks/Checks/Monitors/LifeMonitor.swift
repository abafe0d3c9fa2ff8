// INV-16 bracket closed at the end of life, INV-17 nothing after it, INV-47 orphans that die,
// INV-52 kept alive during a transition.

internal import Lifecycle

/// The end of a controller's life (STATE-15).
struct LifeMonitor: Sendable {
  func observeDead(_ moment: Moment, _ bench: inout Bench) {
    if moment.was.isDeathReported { return }
    if bench.holds(.afterDeath, moment.was.isDead) {
      bench.ledger.entries[moment.controller].isDeathReported = true
      bench.report(
        .afterDeath,
        moment,
        expected: "nothing after deinit",
        found: "\(moment.event.kind.words) after deinit"
      )
    }
  }

  func observeDestroyed(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    if was.isDead { return observeDead(moment, &bench) }
    let isClosed = was.phase == .disappeared || was.phase == .unknown
    if moment.slot >= 0, moment.role != .none, isNeeded(moment, bench) {
      die(.deadInTransition, moment, &bench, "alive until both did callbacks of the transition")
    } else if !isClosed && bench.holds(.orphanDies, bench.ledger.isOrphan(moment.controller)) {
      die(.orphanDies, moment, &bench, "addChild, so that a parent owns it", also: ["INV-16"])
    } else if bench.holds(.exemptPageEarly, bench.isEarlyPage(moment.controller)) {
      return
    } else if was.isWhole && bench.holds(.diesOnScreen, !isClosed) {
      die(.diesOnScreen, moment, &bench, "viewDidDisappear before deinit")
    }
  }

  private func isNeeded(_ moment: Moment, _ bench: Bench) -> Bool {
    let transition = bench.ledger.open[moment.slot]
    if transition.isImplied || transition.isDrivenByHand { return false }
    let hasEnded: Bool
    if transition.isCancelReleased {
      hasEnded =
        moment.role == .new ? moment.was.phase == .disappeared : moment.was.phase == .appeared
    } else {
      // A presenter that stays visible has nothing to wait for.
      let isKept = transition.kind == .dismissKeeping || transition.kind == .sheetDrag
      let isNewThere =
        isKept || transition.new < 0 || transition.orderBefore.contains(.newDidAppear)
      hasEnded = moment.was.phase == .disappeared && isNewThere
    }
    return bench.holds(.deadInTransition, !hasEnded)
  }

  private func die(
    _ clause: Clause,
    _ moment: Moment,
    _ bench: inout Bench,
    _ expected: String,
    also: [String] = []
  ) {
    bench.ledger.entries[moment.controller].isDeathReported = true
    bench.report(
      clause,
      moment,
      expected: expected,
      found: "deinit after \(moment.was.lastKind?.words ?? "\(moment.was.phase)")",
      related: [moment.was.lastIndex],
      also: also
    )
    if clause == .deadInTransition { bench.ledger.taint(moment.slot) }
  }
}
