// INV-23 and INV-24 in a log without markers whose one transition is known by its kind.

internal import VCLifecycle

extension OrderMonitor {
  /// Every word that a transition may show from its start to its end; nil where none is fixed.
  private func permittedWords(
    _ transition: OpenTransition,
    _ context: CheckingContext
  ) -> [OrderWord]? {
    var words: [OrderWord] = []
    words += OrderTable.finished(transition, context.profile) ?? []
    if let wills = OrderTable.beforeRelease(transition, context.profile),
      let ends = OrderTable.cancelled(transition, context.profile)
    {
      words += wills.flatMap { ends.map($0.followed) }
    }
    return words.isEmpty ? nil : words
  }

  /// Reports a word as soon as no permitted word begins with it; returns whether it does.
  func reportImpossible(_ moment: EventContext, _ context: inout CheckingContext) -> Bool {
    let transition = context.ledger.open[moment.slot]
    guard let permitted = permittedWords(transition, context) else { return false }
    let letters = checkedLetters(of: transition, context)
    let word = transition.orderBefore.followed(by: transition.orderAfter).filtered(by: letters)
    let isImpossible = !permitted.contains { $0.filtered(by: letters).begins(with: word) }
    let clause: Clause = transition.isCancelReleased ? .orderCancelled : .orderFinished
    guard context.holds(clause, isImpossible) else { return false }
    conclude(
      clause,
      moment.slot,
      at: moment.index,
      &context,
      [Self.words(permitted, letters), word.fullText],
      .violation
    )
    context.ledger.markOrderReported(moment.slot)
    return true
  }

  /// Reports a side of the transition that is known and received no will or did until idle.
  func checkSilentSide(at index: Int, _ context: inout CheckingContext) {
    let transition = context.ledger.open[0]
    // The word names both sides only if both are assumed to be there.
    var assumed = transition
    if assumed.old < 0 { assumed.old = Int32(context.ledger.entries.count) }
    if assumed.new < 0 { assumed.new = Int32(context.ledger.entries.count) }
    guard !transition.isReported,
      context.ledger.entries.contains(where: { $0.lastKind != nil }),
      let word = OrderTable.finished(assumed, context.profile)?.first
    else { return }
    for isOld in [true, false] where (isOld ? transition.old : transition.new) < 0 {
      let missing = word.letters.filter {
        $0.isOld == isOld && OrderTable.isProjected($0, transition.kind)
      }
      guard
        let side = context.ledger.entries.indices.first(where: { controller in
          isSilentSide(controller, isOld, transition, context)
            && missing.contains { isRecorded($0.kind, of: controller, context) }
        })
      else { continue }
      guard context.holds(.orderFinished, true) else { continue }
      let found = transition.orderBefore.followed(by: transition.orderAfter)
      context.report(
        .orderFinished,
        at: index,
        controller: Int32(side),
        slot: 0,
        with: [word.fullText, found.fullText],
        others: [isOld ? transition.new : transition.old]
      )
      context.ledger.markOrderReported(0)
      context.ledger.markReported(Int32(side))
      return
    }
  }

  /// Whether a controller without a will or did is known to be one side of a transition: by its
  /// state before the trace, or because it was loaded, added or removed in it.
  private func isSilentSide(
    _ controller: Int,
    _ isOld: Bool,
    _ transition: OpenTransition,
    _ context: CheckingContext
  ) -> Bool {
    let entry = context.ledger.entries[controller]
    guard transition.role(of: Int32(controller)) == .none, entry.lastKind == nil,
      entry.firstChild < 0, !entry[.isDead], entry.container?.isOfUIKit != true
    else { return false }
    let hasMoved = entry.moveIndex >= 0
    if isOld { return entry.lastPhase == .appeared || (hasMoved && entry.move == .leaving) }
    return entry.lastPhase == .disappeared
      || (hasMoved && (entry.move == .moving || entry.move == .moved))
  }

  /// Whether the trace records a callback of a controller.
  ///
  /// One of which it shows no will or did at all is taken to be recorded if any will or did is.
  private func isRecorded(
    _ kind: Event.Kind,
    of controller: Int,
    _ context: CheckingContext
  ) -> Bool {
    context.ledger.entries[controller].records(kind)
      || context.ledger.entries.contains { $0.lastKind != nil }
  }
}
