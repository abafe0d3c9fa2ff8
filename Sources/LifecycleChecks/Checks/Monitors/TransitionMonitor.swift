// INV-46 transition conservation, INV-48 one transition per container.

internal import Lifecycle

/// The markers of transitions (COORD-5, NAV-12).
struct TransitionMonitor: Sendable {
  func observeStart(_ moment: Moment, _ bench: inout Bench) {
    if bench.holds(.startedTwice, moment.slot >= 0) {
      bench.report(
        .startedTwice,
        moment,
        expected: "a number of its own for each transition",
        found: "a transition started twice"
      )
    }
    guard let started = bench.ledger.open.last, started.container >= 0 else { return }
    for (slot, transition) in bench.ledger.open.dropLast().enumerated()
    where transition.container == started.container && !transition.isImplied {
      // A controller may present while its own children change: two contexts.
      let isOther = transition.kind.isPresentation != started.kind.isPresentation
      if bench.holds(.exemptOtherContext, isOther) { continue }
      // What was asked for earlier did not wait for the end, whatever was sent just before it.
      let isAfterEnd = transition.isEnding && !transition.awaiting.contains(started.number)
      if bench.holds(.exemptEndPhase, isAfterEnd) { continue }
      if bench.holds(.overlapping, transition.number != started.number) {
        bench.report(
          .overlapping,
          moment,
          expected: "the end of the \(transition.kind.words) first",
          found: "a second transition of one container",
          related: [transition.start]
        )
        bench.ledger.taint(slot)
        bench.ledger.taint(bench.ledger.open.count - 1)
        bench.ledger.entries[Int(started.container)].isOverlapped = true
        return
      }
    }
  }

  func observeRelease(_ moment: Moment, _ bench: inout Bench) {
    guard moment.slot >= 0 else { return stray(moment, &bench) }
    let transition = bench.ledger.open[moment.slot]
    if bench.holds(.releaseNotInteractive, transition.isInteractive == false) {
      bench.report(
        .releaseNotInteractive,
        moment,
        expected: "no release: it is not interactive",
        found: "release",
        related: [transition.start]
      )
    } else if bench.holds(
      .releaseTwice,
      transition.releases > 1 && bench.profile.os.major < 10
    ) {
      bench.report(
        .releaseTwice,
        moment,
        expected: "one release before iOS 10",
        found: "a second release",
        related: [transition.start]
      )
    }
  }

  func observeEnd(_ moment: Moment, _ bench: inout Bench) {
    guard moment.slot >= 0 else { return stray(moment, &bench) }
    let transition = bench.ledger.open[moment.slot]
    let isCancel = moment.event.kind == .transitionCancel
    if let release = transition.release,
      bench.holds(.endAgainstRelease, (release == .cancel) != isCancel)
    {
      bench.report(
        .endAgainstRelease,
        moment,
        expected: "the end that the release announced",
        found: isCancel ? "cancelled after a release to finish" : "finished after a cancellation",
        related: [transition.releaseIndex]
      )
      bench.ledger.taint(moment.slot)
    } else if isCancel,
      bench.holds(.cancelNotInteractive, transition.isInteractive == false)
    {
      bench.report(
        .cancelNotInteractive,
        moment,
        expected: "only interactive transitions are cancelled",
        found: "cancelled",
        related: [transition.start]
      )
      bench.ledger.taint(moment.slot)
    } else if transition.isInteractive == true,
      bench.holds(.releaseMissing, transition.releases == 0)
    {
      bench.report(
        .releaseMissing,
        moment,
        expected: "a release before the end",
        found: "no release",
        related: [transition.start]
      )
    }
  }

  private func stray(_ moment: Moment, _ bench: inout Bench) {
    if bench.holds(.endUnstarted, true) {
      bench.report(
        .endUnstarted,
        moment,
        expected: "exactly one end per started transition",
        found: "\(moment.event.kind.words) of a transition that is not open"
      )
    }
  }

  func rest(at index: Int, _ bench: inout Bench) {
    let open = bench.ledger.open
    for (slot, transition) in open.enumerated() where !transition.isImplied {
      if bench.holds(.openAtRest, true) {
        let also = excuse(transition, &bench)
        bench.report(
          .openAtRest,
          at: index,
          controller: transition.container,
          slot: slot,
          expected: "\(transition.kind.words): an end",
          found: "never finished nor cancelled",
          related: [transition.start],
          also: also
        )
      }
    }
    bench.ledger.open.removeAll { !$0.isImplied }
  }

  /// What is left half done because a transition never ended is no defect of its own.
  ///
  /// Returns the invariants that it breaks.
  private func excuse(_ transition: OpenTransition, _ bench: inout Bench) -> [String] {
    let roots = [transition.old, transition.new] + transition.more.map(\.controller)
    var isHalfOpen = false
    for controller in bench.ledger.entries.indices
    where roots.contains(where: { bench.ledger.isWithin(controller, $0) }) {
      if bench.ledger.entries[controller].phase.isHalfOpen { isHalfOpen = true }
      bench.ledger.markReported(Int32(controller))
    }
    for root in roots where root >= 0 {
      bench.ledger.markReported(root)
      bench.ledger.entries[Int(root)].isMoveAdvised = true
    }
    var also = isHalfOpen ? ["INV-15"] : []
    if transition.container >= 0, !transition.kind.isPresentation,
      bench.ledger.entries[Int(transition.container)].shownNextIndex >= transition.start,
      bench.ledger.entries[Int(transition.container)].shownNext >= 0
    {
      bench.ledger.entries[Int(transition.container)].shownNext = -1
      also.append("INV-43")
    }
    return also
  }
}
