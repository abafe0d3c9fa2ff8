// INV-25 bystanders silent.

internal import VCLifecycle

/// Controllers that a transition does not concern (NAV-8, MODAL-3, CHILD-34).
struct BystanderMonitor: Sendable {
  func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.isByUIKit else { return }
    let slot = moment.slot >= 0 ? moment.slot : implicated(moment, context)
    guard slot >= 0 else { return }
    let kind = context.ledger.open[slot].kind
    let isKept =
      (kind == .presentKeeping && moment.role == .old)
      || ((kind == .dismissKeeping || kind == .sheetDrag) && moment.role == .new)
    if context.holds(.keptPresenter, isKept) {
      report(.keptPresenter, moment, slot, &context)
    } else if moment.role == .none, !context.ledger.open[slot].isImplied,
      context.holds(.bystander, isOutside(moment.controller, slot, context)),
      !context.holds(.knownBystander, isFollowing(moment, context)),
      !context.excuse("ownChange", .bystander, if: context.ledger.open[slot].isDrivenByHand),
      !context.excuse(
        "completingBystander",
        .bystander,
        if: context.isCompleting(moment, since: context.ledger.open[slot].start)
      )
    {
      report(.bystander, moment, slot, &context)
    }
  }

  /// Whether the parent, which forwarded the callback, has been reported.
  private func isFollowing(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    moment.event.origin == .forward && moment.was.parent >= 0
      && context.ledger.entries[Int(moment.was.parent)][.isReported]
  }

  private func isOutside(_ controller: Int, _ slot: Int, _ context: CheckingContext) -> Bool {
    let transition = context.ledger.open[slot]
    if context.ledger.isWithin(controller, transition.old) { return false }
    if context.ledger.isWithin(controller, transition.new) { return false }
    for root in transition.more ?? [] where context.ledger.isWithin(controller, root.controller) {
      return false
    }
    return true
  }

  /// The transition that must have caused a callback for which none is named: the only one that
  /// is open, if the controller is its container or a sibling of its roots.
  private func implicated(_ moment: EventContext, _ context: CheckingContext) -> Int {
    let ledger = context.ledger
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
    _ moment: EventContext,
    _ slot: Int,
    _ context: inout CheckingContext
  ) {
    let transition = context.ledger.open[slot]
    context.report(
      clause,
      moment,
      slot: slot,
      related: [transition.start],
      severity: transition.kind == .popTo ? .fragile : .violation
    )
    context.ledger.markReported(Int32(moment.controller))
  }
}
