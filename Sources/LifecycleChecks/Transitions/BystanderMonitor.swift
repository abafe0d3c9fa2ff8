// INV-25 bystanders silent.

internal import VCLifecycle

/// Controllers that a transition does not concern (NAV-8, MODAL-3, CHILD-34).
struct BystanderMonitor: Sendable {
  func observe(_ moment: Moment, _ context: inout Context) {
    guard moment.isByUIKit else { return }
    let slot = moment.slot >= 0 ? moment.slot : implicated(moment, context)
    guard slot >= 0 else { return }
    let kind = context.open[slot].kind
    let isKept =
      (kind == .presentKeeping && moment.role == .old)
      || ((kind == .dismissKeeping || kind == .sheetDrag) && moment.role == .new)
    if context.holds(.keptPresenter, isKept) {
      return report(.keptPresenter, moment, slot, &context)
    }
    let transition = context.open[slot]
    guard moment.role == .none, !transition.isImplied else { return }
    let isOutside = isOutside(moment.controller, transition, context.entries)
    let isBystander = context.holds(.bystander, isOutside) {
      isExcused($0, moment, slot, context)
    }
    if isBystander { report(.bystander, moment, slot, &context) }
  }

  /// Asked apart from the check: closures in it would need a copy of the context.
  private func isExcused(
    _ excuse: Excuses,
    _ moment: Moment,
    _ slot: Int,
    _ context: Context
  ) -> Bool {
    let transition = context.open[slot]
    return excuse("ownChange", if: transition.isDrivenByHand)
      || excuse("completingBystander", if: context.isCompleting(moment, since: transition.start))
      || context.holds(.knownBystander, isFollowing(moment, context))
  }

  /// Whether the parent, which forwarded the callback, has been reported.
  private func isFollowing(_ moment: Moment, _ context: Context) -> Bool {
    moment.event.origin == .forward && moment.was.parent >= 0
      && context.entries[moment.was.parent][.isReported]
  }

  private func isOutside(
    _ controller: Int32,
    _ transition: OpenTransition,
    _ entries: [Ledger.Entry]
  ) -> Bool {
    !entries.isWithin(controller, transition.old) && !entries.isWithin(controller, transition.new)
      && !(transition.more ?? []).contains { entries.isWithin(controller, $0.controller) }
  }

  /// The transition that must have caused a callback for which none is named: the only one that
  /// is open, if the controller is its container or a sibling of its roots.
  private func implicated(_ moment: Moment, _ context: Context) -> Int {
    guard context.open.count == 1, !context.ledger.carriesCaused, moment.event.transition == nil
    else { return -1 }
    let transition = context.open[0]
    if moment.controller == transition.container {
      switch transition.kind {
      case .presentKeeping, .dismissKeeping, .sheetDrag: return 0
      default: return -1
      }
    }
    let parent = moment.was.parent
    if parent < 0 || moment.was.move.state == .moving { return -1 }
    return parent == transition.container ? 0 : -1
  }

  private func report(_ clause: Clause, _ moment: Moment, _ slot: Int, _ context: inout Context) {
    let transition = context.open[slot]
    context.report(
      clause,
      moment,
      slot: slot,
      related: [transition.start],
      severity: transition.kind == .popTo ? .fragile : .violation
    )
    context.entries.markReported(moment.controller)
  }
}
