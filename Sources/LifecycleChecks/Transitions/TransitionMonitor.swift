// INV-46 transition conservation, INV-48 one transition per container.

internal import VCLifecycle

/// The markers of transitions (COORD-5, NAV-12).
struct TransitionMonitor: Sendable {
  func observeStart(_ moment: EventContext, _ context: inout CheckingContext) {
    context.check(.startedTwice, moment.slot >= 0, moment)
    guard let started = context.ledger.open.last, started.container >= 0 else { return }
    for (slot, transition) in context.ledger.open.dropLast().enumerated()
    where transition.container == started.container && !transition.isImplied {
      if context.holds(.overlapping, transition.number != started.number),
        !context.excuse(
          "otherContext",
          .overlapping,
          if: transition.kind.isPresentation != started.kind.isPresentation
        ),
        !context.excuse(
          "endPhase",
          .overlapping,
          if: transition.isEnding && transition.awaiting?.contains(started.number) != true
        )
      {
        let words = transition.kind.words
        context.report(.overlapping, moment, with: [words], related: [transition.start])
        context.ledger.markOrderReported(slot)
        context.ledger.markOrderReported(context.ledger.open.count - 1)
        context.ledger.entries[Int(started.container)][.isOverlapped] = true
        return
      }
    }
  }

  func observeRelease(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.slot >= 0 else { return stray(moment, &context) }
    let transition = context.ledger.open[moment.slot]
    let isForeign = transition.isInteractive == false
    let start = transition.start
    if context.holds(.releaseNotInteractive, isForeign),
      !context.excuse(
        "reportedFalse",
        .releaseNotInteractive,
        if: context.profile.completeFalse == .cancels && transition.isCancelReleased
      )
    {
      return context.report(.releaseNotInteractive, moment, related: [start])
    }
    let isAgain = transition.releases > 1 && context.profile.os.major < 10
    context.check(.releaseTwice, isAgain, moment, related: [start])
  }

  func observeEnd(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.slot >= 0 else { return stray(moment, &context) }
    let transition = context.ledger.open[moment.slot]
    let isCancel = moment.event.kind == .transitionCancel
    let start = transition.start
    if let release = transition.contradiction ?? transition.release,
      context.holds(.endAgainstRelease, (release == .cancel) != isCancel)
    {
      let found = isCancel ? "cancelled after a release to finish" : "finished after a cancellation"
      let related = [transition.releaseIndex]
      context.report(.endAgainstRelease, moment, with: [found], related: related)
      context.ledger.markOrderReported(moment.slot)
    } else if isCancel,
      context.holds(
        .cancelNotInteractive,
        transition.isInteractive == false && transition.releases == 0
      )
    {
      context.report(.cancelNotInteractive, moment, related: [start])
      context.ledger.markOrderReported(moment.slot)
    } else if transition.isInteractive == true {
      context.check(.releaseMissing, transition.releases == 0, moment, related: [start])
    }
  }

  private func stray(_ moment: EventContext, _ context: inout CheckingContext) {
    context.check(.endUnstarted, true, moment)
  }

  func rest(at index: Int, _ context: inout CheckingContext) {
    let open = context.ledger.open
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
    context.ledger.open.removeAll { !$0.isImplied }
  }

  /// Suppresses the reports that follow from a transition without an end.
  ///
  /// Returns the invariants that it breaks.
  private func markConsequences(of transition: OpenTransition, _ context: inout CheckingContext)
    -> [String]
  {
    let roots = [transition.old, transition.new] + (transition.more ?? []).map(\.controller)
    var isHalfOpen = false
    for controller in context.ledger.entries.indices
    where roots.contains(where: { context.ledger.isWithin(controller, $0) }) {
      if context.ledger.entries[controller].phase.isHalfOpen { isHalfOpen = true }
      context.ledger.markReported(Int32(controller))
    }
    for root in roots where root >= 0 {
      context.ledger.markReported(root)
      context.ledger.entries[Int(root)][.isMoveAdvised] = true
    }
    var also = isHalfOpen ? ["INV-15"] : []
    if transition.container >= 0, !transition.kind.isPresentation,
      context.ledger.entries[Int(transition.container)].shownNextIndex >= transition.start,
      context.ledger.entries[Int(transition.container)].shownNext >= 0
    {
      context.ledger.entries[Int(transition.container)].shownNext = -1
      also.append("INV-43")
    }
    return also
  }
}
