// INV-26 completions after dids.

internal import Lifecycle

/// The completion blocks of present and dismiss (MODAL-6, DELEG-2).
struct CompletionMonitor: Sendable {
  func observePresent(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    if isAgain(moment, since: was.appear.index, &bench) { return }
    let isNever = was.phase == .disappeared && was.appear.index < 0 && was.isWhole
    if bench.holds(.presentedEarly, was.phase == .appearing || isNever) {
      bench.report(
        .presentedEarly,
        moment,
        expected: "viewDidAppear before the completion of present",
        found: "completion of present before viewDidAppear",
        related: [was.appear.index]
      )
    } else if moment.slot >= 0,
      bench.holds(.presentedCancelled, bench.ledger.open[moment.slot].isCancelReleased)
    {
      bench.report(
        .presentedCancelled,
        moment,
        expected: "no completion of a cancelled presentation",
        found: "completion of present"
      )
    }
  }

  /// One operation completes once.
  private func isAgain(_ moment: Moment, since index: Int32, _ bench: inout Bench) -> Bool {
    let last = moment.was.completionIndex
    bench.ledger.entries[moment.controller].completionIndex = Int32(moment.index)
    guard index >= 0, bench.holds(.completedAgain, last > index) else { return false }
    bench.report(
      .completedAgain,
      moment,
      expected: "one completion",
      found: "completion of \(moment.event.kind == .presentCompletion ? "present" : "dismiss") "
        + "called twice",
      related: [last]
    )
    return true
  }

  func observeDismiss(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    if isAgain(moment, since: was.disappear.index, &bench) { return }
    if moment.slot >= 0,
      bench.holds(.dismissedCancelled, bench.ledger.open[moment.slot].isCancelReleased)
    {
      bench.report(
        .dismissedCancelled,
        moment,
        expected: "no completion of a cancelled dismissal",
        found: "completion of dismiss"
      )
      return
    }
    if bench.holds(.dismissedEarly, was.phase == .disappearing) {
      bench.report(
        .dismissedEarly,
        moment,
        expected: "viewDidDisappear before the completion of dismiss",
        found: "completion of dismiss before viewDidDisappear",
        related: [was.disappear.index]
      )
      return
    }
    let named = moment.event.other?.index ?? -1
    let presenter = named >= 0 || moment.slot < 0 ? named : bench.ledger.open[moment.slot].new
    if presenter >= 0, bench.ledger.entries[Int(presenter)].appear.index > was.disappear.index,
      bench.holds(
        .dismissedBeforePresenter,
        bench.ledger.entries[Int(presenter)].phase == .appearing
      )
    {
      bench.report(
        .dismissedBeforePresenter,
        moment,
        expected: "viewDidAppear of the presenter before the completion of dismiss",
        found: "completion of dismiss before the presenter's viewDidAppear",
        others: [presenter]
      )
    }
    if bench.holds(.diedBeforeCompletion, was.isDead && !was.isDeathReported) {
      bench.ledger.entries[moment.controller].isDeathReported = true
      bench.report(
        .diedBeforeCompletion,
        moment,
        expected: "deinit after the completion of dismiss",
        found: "completion of dismiss after deinit",
        severity: .suspect
      )
    }
  }
}
