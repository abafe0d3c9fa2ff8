// INV-26 completions after dids.

internal import VCLifecycle

/// The completion blocks of present and dismiss (MODAL-6, DELEG-2).
struct CompletionMonitor: Sendable {
  func observePresent(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    context.entries[moment.controller].presentedIndex = Int32(moment.index)
    if isAgain(moment, was.presentedIndex, since: was.appear.index, &context) { return }
    let isNever = was.phase == .disappeared && was.appear.index < 0 && was[.isWhole]
    let isEarly = was.phase == .appearing || isNever
    if context.check(.presentedEarly, isEarly, moment, related: [was.appear.index]) { return }
    if moment.slot >= 0 {
      context.check(.presentedCancelled, context.open[moment.slot].isCancelReleased, moment)
    }
  }

  /// Checks that one operation completes once; the other one may complete meanwhile (MODAL-6).
  private func isAgain(
    _ moment: Moment,
    _ last: Int32,
    since index: Int32,
    _ context: inout Context
  ) -> Bool {
    guard index >= 0 else { return false }
    let operation = moment.kind == .presentCompletion ? "present" : "dismiss"
    return context.check(.completedAgain, last > index, moment, with: [operation], related: [last])
  }

  func observeDismiss(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    context.entries[moment.controller].dismissedIndex = Int32(moment.index)
    if isAgain(moment, was.dismissedIndex, since: was.disappear.index, &context) { return }
    if moment.slot >= 0,
      context.check(.dismissedCancelled, context.open[moment.slot].isCancelReleased, moment)
    {
      return
    }
    let isEarly = was.phase == .disappearing
    if context.check(.dismissedEarly, isEarly, moment, related: [was.disappear.index]) { return }
    let named = moment.event.other?.index ?? -1
    let presenter = named >= 0 || moment.slot < 0 ? named : context.open[moment.slot].new
    // A presenter that goes and comes meanwhile with what is around it does not return by this.
    let isReturning = moment.slot < 0 || context.open[moment.slot].role(of: presenter) != .none
    if presenter >= 0, isReturning, context.entries[presenter].appear.index > was.disappear.index {
      let isAppearing = context.entries[presenter].phase == .appearing
      context.check(.dismissedBeforePresenter, isAppearing, moment, others: [presenter])
    }
    let isLate = was[.isDead] && !was[.isDeathReported]
    if context.check(.diedBeforeCompletion, isLate, moment, severity: .fragile) {
      context.entries[moment.controller][.isDeathReported] = true
    }
  }
}
