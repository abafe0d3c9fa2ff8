// INV-22 universal orders, INV-23 and INV-24 order per kind, INV-28 no did of the loser.

internal import Lifecycle

/// The order of wills and dids of a pair in one transition (STATE-12, spec 2.6).
struct OrderMonitor: Sendable {
  /// Checks a root's will or did when it comes.
  func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let transition = context.ledger.open[moment.slot]
    guard !transition.isOrderUnchecked, transition.kind != .rootSwap,
      !context.holds(.exemptHandOrder, transition.isDrivenByHand)
    else { return }
    if transition.isImplied, reportImpossible(moment, &context) { return }
    if transition.isCancelReleased {
      let isLoserDid =
        (moment.event.kind == .viewDidAppear && moment.role == .new)
        || (moment.event.kind == .viewDidDisappear && moment.role == .old)
      if context.holds(.loserDid, isLoserDid) {
        report(.loserDid, moment, &context)
      }
      return
    }
    let word = transition.orderBefore
    let isFirst =
      word.index(of: .oldWillDisappear) == word.length - 1
      || word.index(of: .newWillAppear) == word.length - 1
    guard isFirst else { return }
    if moment.event.kind == .viewWillDisappear && moment.role == .old,
      context.holds(.universalOne, word.contains(.newDidAppear))
    {
      report(.universalOne, moment, &context)
    } else if moment.event.kind == .viewWillAppear && moment.role == .new,
      context.holds(.universalTwo, word.contains(.oldDidDisappear))
    {
      report(.universalTwo, moment, &context)
    }
  }

  private func report(
    _ clause: Clause,
    _ moment: EventContext,
    _ context: inout CheckingContext
  ) {
    let transition = context.ledger.open[moment.slot]
    context.report(
      clause,
      moment,
      others: [moment.role == .old ? transition.new : transition.old],
      related: [transition.start]
    )
    context.ledger.markOrderReported(moment.slot)
    context.ledger.markReported(transition.old)
    context.ledger.markReported(transition.new)
  }

  // MARK: - The end of a transition

  func finish(_ slot: Int, at index: Int, _ context: inout CheckingContext) {
    let transition = context.ledger.open[slot]
    guard !transition.isOrderUnchecked, transition.old != transition.new,
      let table = OrderTable.finished(transition, context.profile)
    else { return }
    let expected = narrowed(table, transition, context)
    let found = narrowed(transition.orderBefore, transition, context)
    if context.holds(.orderFinished, expected != found) {
      let severity: Violation.Severity = transition.kind == .pageCurl ? .suspect : .fault
      conclude(.orderFinished, slot, at: index, &context, [expected.text, found.text], severity)
    }
  }

  func cancel(_ slot: Int, at index: Int, _ context: inout CheckingContext) {
    let transition = context.ledger.open[slot]
    guard !transition.isOrderUnchecked, transition.old != transition.new else { return }
    let before = transition.orderBefore
    let isDecided = before.contains(.newDidAppear) || before.contains(.oldDidDisappear)
    if context.holds(.loserDidBefore, isDecided) {
      conclude(.loserDidBefore, slot, at: index, &context, [before.text], .fault)
      return
    }
    guard transition.releases > 0 || transition.isImplied,
      let wills = OrderTable.beforeRelease(transition, context.profile),
      let words = OrderTable.cancelled(transition, context.profile)
    else { return }
    let severity: Violation.Severity =
      switch transition.kind {
      case .pageCurl, .pageScroll, .sheetDrag: .suspect
      default: .fault
      }
    let expectedBefore = narrowed(wills, transition, context)
    let foundBefore = narrowed(before, transition, context)
    if context.holds(.orderBeforeRelease, expectedBefore != foundBefore) {
      let texts = [expectedBefore.text, foundBefore.text]
      conclude(.orderBeforeRelease, slot, at: index, &context, texts, severity)
      return
    }
    let after = narrowed(transition.orderAfter, transition, context)
    let permitted = words.map { narrowed($0, transition, context) }
    if context.holds(.orderCancelled, !permitted.contains(after)) {
      let texts = [permitted.map(\.text).joined(separator: " or "), after.text]
      conclude(.orderCancelled, slot, at: index, &context, texts, severity)
    }
  }

  /// Leaves out the letters of sides that the transition does not have, and of callbacks that the
  /// trace does not record.
  func narrowed(
    _ word: OrderWord,
    _ transition: OpenTransition,
    _ context: CheckingContext
  ) -> OrderWord {
    word.filtered { letter in
      let side = letter.isOld ? transition.old : transition.new
      return OrderTable.isProjected(letter, transition.kind) && side >= 0
        && context.ledger.entries[Int(side)].records(letter.kind)
    }
  }

  func conclude(
    _ clause: Clause,
    _ slot: Int,
    at index: Int,
    _ context: inout CheckingContext,
    _ values: [String],
    _ severity: Violation.Severity
  ) {
    let transition = context.ledger.open[slot]
    context.report(
      clause,
      at: index,
      controller: transition.old >= 0 ? transition.old : transition.new,
      slot: slot,
      with: values,
      others: transition.old >= 0 ? [transition.new] : [],
      related: [transition.start],
      severity: severity
    )
    context.ledger.markReported(transition.old)
    context.ledger.markReported(transition.new)
  }
}
