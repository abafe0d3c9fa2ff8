// INV-26 completions after dids.

internal import Lifecycle

/// The completion blocks of present and dismiss (MODAL-6, DELEG-2).
struct CompletionMonitor: Sendable {
  func observePresent(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    if isAgain(moment, since: was.appear.index, &context) { return }
    let isNever = was.phase == .disappeared && was.appear.index < 0 && was.isWhole
    if context.holds(.presentedEarly, was.phase == .appearing || isNever) {
      context.report(
        .presentedEarly,
        moment,
        expected: "viewDidAppear before the completion of present",
        found: "completion of present before viewDidAppear",
        related: [was.appear.index]
      )
    } else if moment.slot >= 0,
      context.holds(.presentedCancelled, context.ledger.open[moment.slot].isCancelReleased)
    {
      context.report(
        .presentedCancelled,
        moment,
        expected: "no completion of a cancelled presentation",
        found: "completion of present"
      )
    }
  }

  /// One operation completes once.
  private func isAgain(_ moment: EventContext, since index: Int32, _ context: inout CheckingContext)
    -> Bool
  {
    let last = moment.was.completionIndex
    context.ledger.entries[moment.controller].completionIndex = Int32(moment.index)
    guard index >= 0, context.holds(.completedAgain, last > index) else { return false }
    context.report(
      .completedAgain,
      moment,
      expected: "one completion",
      found: "completion of \(moment.event.kind == .presentCompletion ? "present" : "dismiss") "
        + "called twice",
      related: [last]
    )
    return true
  }

  func observeDismiss(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    if isAgain(moment, since: was.disappear.index, &context) { return }
    if moment.slot >= 0,
      context.holds(.dismissedCancelled, context.ledger.open[moment.slot].isCancelReleased)
    {
      context.report(
        .dismissedCancelled,
        moment,
        expected: "no completion of a cancelled dismissal",
        found: "completion of dismiss"
      )
      return
    }
    if context.holds(.dismissedEarly, was.phase == .disappearing) {
      context.report(
        .dismissedEarly,
        moment,
        expected: "viewDidDisappear before the completion of dismiss",
        found: "completion of dismiss before viewDidDisappear",
        related: [was.disappear.index]
      )
      return
    }
    let named = moment.event.other?.index ?? -1
    let presenter = named >= 0 || moment.slot < 0 ? named : context.ledger.open[moment.slot].new
    if presenter >= 0, context.ledger.entries[Int(presenter)].appear.index > was.disappear.index,
      context.holds(
        .dismissedBeforePresenter,
        context.ledger.entries[Int(presenter)].phase == .appearing
      )
    {
      context.report(
        .dismissedBeforePresenter,
        moment,
        expected: "viewDidAppear of the presenter before the completion of dismiss",
        found: "completion of dismiss before the presenter's viewDidAppear",
        others: [presenter]
      )
    }
    if context.holds(.diedBeforeCompletion, was.isDead && !was.isDeathReported) {
      context.ledger.entries[moment.controller].isDeathReported = true
      context.report(
        .diedBeforeCompletion,
        moment,
        expected: "deinit after the completion of dismiss",
        found: "completion of dismiss after deinit",
        severity: .suspect
      )
    }
  }
}
