// INV-25 bystanders silent.

internal import Lifecycle

/// Controllers that a transition does not concern (NAV-8, MODAL-3, CHILD-34).
struct BystanderMonitor: Sendable {
  func observe(_ moment: Moment, _ bench: inout Bench) {
    guard moment.isByUIKit else { return }
    let slot = moment.slot >= 0 ? moment.slot : implicated(moment, bench)
    guard slot >= 0 else { return }
    let transition = bench.ledger.open[slot]
    if transition.isImplied || bench.holds(.exemptHandBystander, transition.isDrivenByHand) {
      return
    }
    let isKept =
      (transition.kind == .presentKeeping && moment.role == .old)
      || ((transition.kind == .dismissKeeping || transition.kind == .sheetDrag)
        && moment.role == .new)
    if bench.holds(.keptPresenter, isKept) {
      report(.keptPresenter, moment, slot, &bench, "nothing: the presenter stays visible")
      return
    }
    // Who only hears it from its parent is judged with that one.
    if moment.role == .none, !isFollowing(moment, bench), !isCompleting(moment, transition),
      bench.holds(.bystander, isOutside(moment.controller, slot, bench))
    {
      report(.bystander, moment, slot, &bench, "nothing: the transition does not concern it")
    }
  }

  private func isFollowing(_ moment: Moment, _ bench: Bench) -> Bool {
    guard moment.event.origin == .forward, moment.was.parent >= 0 else { return false }
    let above = bench.ledger.entries[Int(moment.was.parent)]
    return above.lastKind == moment.event.kind && above.lastIndex < Int32(moment.index)
      && above.lastIndex > moment.was.lastIndex
  }

  /// Whether the did completes what began in the transition: whoever is taken out of it meanwhile
  /// hears its end nevertheless (STATE-2).
  private func isCompleting(_ moment: Moment, _ transition: OpenTransition) -> Bool {
    let was = moment.was
    switch moment.event.kind {
    case .viewDidAppear: return was.phase == .appearing && was.appear.index > transition.start
    case .viewDidDisappear:
      return was.phase == .disappearing && was.disappear.index > transition.start
    default: return false
    }
  }

  private func isOutside(_ controller: Int, _ slot: Int, _ bench: Bench) -> Bool {
    let transition = bench.ledger.open[slot]
    if bench.ledger.isWithin(controller, transition.old) { return false }
    if bench.ledger.isWithin(controller, transition.new) { return false }
    for root in transition.more where bench.ledger.isWithin(controller, root.controller) {
      return false
    }
    return true
  }

  /// The transition that must have caused a callback for which none is named: the only one that
  /// is open, if the controller is its container or a sibling of its roots.
  private func implicated(_ moment: Moment, _ bench: Bench) -> Int {
    let ledger = bench.ledger
    guard ledger.open.count == 1, !ledger.carriesCaused, moment.event.transition == nil else {
      return -1
    }
    let transition = ledger.open[0]
    if Int32(moment.controller) == transition.container {
      switch transition.kind {
      case .presentKeeping, .dismissKeeping, .sheetDrag: return 0
      default: return -1
      }
    }
    let parent = moment.was.parent
    if parent < 0 || moment.was.move == .moving { return -1 }
    return parent == transition.container ? 0 : -1
  }

  private func report(
    _ clause: Clause,
    _ moment: Moment,
    _ slot: Int,
    _ bench: inout Bench,
    _ expected: String
  ) {
    let transition = bench.ledger.open[slot]
    bench.report(
      clause,
      at: moment.index,
      controller: Int32(moment.controller),
      slot: slot,
      expected: expected,
      found: "\(moment.event.kind.words) of a bystander",
      related: [transition.start],
      severity: transition.kind == .popTo ? .suspect : .fault
    )
    bench.ledger.markReported(Int32(moment.controller))
  }
}
