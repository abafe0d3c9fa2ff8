// INV-23 and INV-24 in a log without markers whose one transition is known by its kind.

internal import VCLifecycle

extension OrderMonitor {
  /// Every word that a transition may show from its start to its end; nil where none is fixed.
  private func permittedWords(_ transition: OpenTransition, _ context: Context) -> [OrderWord]? {
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
  func reportImpossible(_ moment: Moment, _ context: inout Context) -> Bool {
    let transition = context.open[moment.slot]
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
    context.open.markReported(moment.slot)
    return true
  }

  /// Reports a side of the transition that is known and received no will or did until idle.
  func checkSilentSide(at index: Int, _ context: inout Context) {
    let transition = context.open[0]
    // The word names both sides only if both are assumed to be there.
    var assumed = transition
    if assumed.old < 0 { assumed.old = context.entries.controllers.upperBound }
    if assumed.new < 0 { assumed.new = context.entries.controllers.upperBound }
    // One side that shows no will or did at all is taken to be recorded if any will or did is.
    guard !transition.isReported, context.entries.contains(where: { $0.lastKind != nil }),
      let word = OrderTable.finished(assumed, context.profile)?.first
    else { return }
    for isOld in [true, false] where (isOld ? transition.old : transition.new) < 0 {
      let isProjected = word.letters.contains {
        $0.isOld == isOld && OrderTable.isProjected($0, transition.kind)
      }
      let side = context.entries.controllers.first {
        isProjected && isSilentSide($0, isOld, transition, context.entries[$0])
      }
      guard let side, context.holds(.orderFinished, true) else { continue }
      let found = transition.orderBefore.followed(by: transition.orderAfter)
      context.report(
        .orderFinished,
        at: index,
        controller: side,
        slot: 0,
        with: [word.fullText, found.fullText],
        others: [isOld ? transition.new : transition.old]
      )
      context.open.markReported(0)
      context.entries.markReported(side)
      return
    }
  }

  /// Whether a controller without a will or did is known to be one side of a transition: by its
  /// state before the trace, or because it was loaded, added or removed in it.
  private func isSilentSide(
    _ controller: Int32,
    _ isOld: Bool,
    _ transition: OpenTransition,
    _ entry: Ledger.Entry
  ) -> Bool {
    guard transition.role(of: controller) == .none, entry.lastKind == nil, entry.firstChild < 0,
      !entry[.isDead], !entry.isOfUIKit
    else { return false }
    let hasMoved = entry.move.index >= 0
    if isOld { return entry.lastPhase == .appeared || (hasMoved && entry.move.state == .leaving) }
    return entry.lastPhase == .disappeared
      || (hasMoved && (entry.move.state == .moving || entry.move.state == .moved))
  }
}
