// INV-46 transition conservation, INV-48 one transition per container.

internal import VCLifecycle

/// The markers of transitions (COORD-5, NAV-12).
struct TransitionMonitor: Sendable {
  func observeStart(_ moment: Moment, _ context: inout Context) {
    context.check(.startedTwice, moment.slot >= 0, moment)
    guard let started = context.open.last, started.container >= 0 else { return }
    for (slot, transition) in context.open.dropLast().enumerated()
    where transition.container == started.container && !transition.isImplied {
      let isOther = transition.number != started.number
      let isOverlapping = context.holds(.overlapping, isOther) { excuse in
        excuse("otherContext") {
          transition.kind.isPresentation != started.kind.isPresentation
        }
          || excuse("endPhase") {
            transition.isEnding && transition.awaiting?.contains(started.number) != true
          }
      }
      guard isOverlapping else { continue }
      let words = transition.kind.words
      context.report(.overlapping, moment, with: [words], related: [transition.start])
      context.open.markReported(slot)
      context.open.markReported(context.open.count - 1)
      context.entries[started.container][.isOverlapped] = true
      return
    }
  }

  func observeRelease(_ moment: Moment, _ context: inout Context) {
    guard moment.slot >= 0 else { return stray(moment, &context) }
    let transition = context.open[moment.slot]
    let start = transition.start
    let isForeign = transition.isInteractive == false
    let isUnasked = context.holds(.releaseNotInteractive, isForeign) { excuse in
      excuse("reportedFalse") {
        context.profile.completeFalse == .cancels && transition.isCancelReleased
      }
    }
    if isUnasked { return context.report(.releaseNotInteractive, moment, related: [start]) }
    let isAgain = transition.releases > 1 && context.profile.os.major < 10
    context.check(.releaseTwice, isAgain, moment, related: [start])
  }

  func observeEnd(_ moment: Moment, _ context: inout Context) {
    guard moment.slot >= 0 else { return stray(moment, &context) }
    let transition = context.open[moment.slot]
    let isCancel = moment.kind == .transitionCancel
    let start = transition.start
    if let release = transition.contradiction ?? transition.release,
      context.holds(.endAgainstRelease, (release == .cancel) != isCancel)
    {
      let found = isCancel ? "cancelled after a release to finish" : "finished after a cancellation"
      let related = [transition.releaseIndex]
      context.report(.endAgainstRelease, moment, with: [found], related: related)
      context.open.markReported(moment.slot)
    } else if isCancel,
      context.holds(
        .cancelNotInteractive,
        transition.isInteractive == false && transition.releases == 0
      )
    {
      context.report(.cancelNotInteractive, moment, related: [start])
      context.open.markReported(moment.slot)
    } else if transition.isInteractive == true {
      context.check(.releaseMissing, transition.releases == 0, moment, related: [start])
    }
  }

  private func stray(_ moment: Moment, _ context: inout Context) {
    context.check(.endUnstarted, true, moment)
  }

  func rest(at index: Int, _ context: inout Context) {
    let open = context.open
    if open.isEmpty { return }
    for (slot, transition) in open.enumerated() where !transition.isImplied {
      if context.holds(.openAtRest, true) {
        let also = markConsequences(of: transition, &context)
        context.report(
          .openAtRest,
          at: index,
          controller: transition.container,
          slot: slot,
          related: [transition.start],
          also: also
        )
      }
    }
    context.open.removeAll { !$0.isImplied }
  }

  /// Suppresses the reports that follow from a transition without an end.
  ///
  /// Returns the invariants that it breaks.
  private func markConsequences(of transition: OpenTransition, _ context: inout Context)
    -> [String]
  {
    let roots = [transition.old, transition.new] + (transition.more ?? []).map(\.controller)
    var isHalfOpen = false
    for controller in context.entries.controllers
    where roots.contains(where: { context.entries.isWithin(controller, $0) }) {
      if context.entries[controller].phase.isHalfOpen { isHalfOpen = true }
      context.entries.markReported(controller)
    }
    for root in roots where root >= 0 {
      context.entries.markReported(root)
      context.entries[root][.isMoveAdvised] = true
    }
    var also = isHalfOpen ? ["INV-15"] : []
    if transition.container >= 0, !transition.kind.isPresentation,
      context.entries[transition.container].announced.index >= transition.start,
      context.entries[transition.container].announced.controller >= 0
    {
      context.entries[transition.container].announced.controller = -1
      also.append("INV-43")
    }
    return also
  }
}
