// INV-22 universal orders, INV-23 and INV-24 order per kind, INV-28 no did of the loser.

internal import VCLifecycle

/// The order of wills and dids of a pair in one transition (STATE-12, spec 2.6).
struct OrderMonitor: Sendable {
  /// Checks a root's will or did when it comes.
  func observe(_ moment: Moment, _ context: inout Context) {
    let transition = context.open[moment.slot]
    if transition.isReported || transition.contradiction != nil { return }
    if transition.isImplied, reportImpossible(moment, &context) { return }
    if transition.isCancelReleased {
      let isLoserDid =
        (moment.kind == .viewDidAppear && moment.role == .new)
        || (moment.kind == .viewDidDisappear && moment.role == .old)
      let isLoser = context.holds(.loserDid, isLoserDid) { excuse in
        excuse("disturbed", if: transition.disturbed.contains(.init(moment.role)))
      }
      guard isLoser else { return checkContinuation(moment, transition, &context) }
      let excuse = context.excuses(at: .loserDid)
      let isGone = excuse("goneWithContainer") {
        moment.role == .old && context.entries.isUnderLeaving(moment.controller)
      }
      if isGone { return context.ledger.disturb(.old, of: moment.slot, by: .leftWithContainer) }
      return report(.loserDid, moment, &context)
    }
    let word = transition.orderBefore
    let isFirst =
      word.index(of: .oldWillDisappear) == word.length - 1
      || word.index(of: .newWillAppear) == word.length - 1
    func isBroken(_ clause: Clause, after letter: OrderWord.Letter) -> Bool {
      context.holds(clause, word.contains(letter)) { excuse in
        excuse("ownChange", if: transition.isDrivenByHand)
          || excuse("rootSwap") {
            transition.kind == .rootSwap && context.profile.rootSwap == .oldOutNewIn
          }
          || excuse("disturbed", if: !transition.disturbed.isEmpty)
      }
    }
    switch (moment.kind, moment.role) {
    case (.viewWillDisappear, .old) where isFirst && isBroken(.universalOne, after: .newDidAppear):
      report(.universalOne, moment, &context)
    case (.viewWillAppear, .new) where isFirst && isBroken(.universalTwo, after: .oldDidDisappear):
      report(.universalTwo, moment, &context)
    default: checkContinuation(moment, transition, &context)
    }
  }

  /// Reports a word that begins no permitted word: later callbacks can't make it right.
  private func checkContinuation(
    _ moment: Moment,
    _ transition: OpenTransition,
    _ context: inout Context
  ) {
    let isBack = transition.isCancelReleased
    let words =
      isBack
      ? OrderTable.cancelled(transition, context.profile)
      : OrderTable.finished(transition, context.profile)
    guard !transition.isImplied, transition.old != transition.new, let words else { return }
    let letters = checkedLetters(of: transition, context)
    let found = (isBack ? transition.orderAfter : transition.orderBefore).filtered(by: letters)
    let isPermitted = words.contains { $0.filtered(by: letters).begins(with: found) }
    let clause: Clause = isBack ? .orderStrayedBack : .orderStrayed
    if context.holds(clause, !isPermitted) {
      let texts = [Self.words(words, letters), found.fullText]
      let also = clause == .orderStrayed && isLate(moment, transition) ? ["INV-22"] : []
      conclude(clause, moment.slot, at: moment.index, &context, texts, severity(transition), also)
      context.open.markReported(moment.slot)
    }
  }

  /// Whether a did comes before the will of the other side, which no order permits (INV-22).
  private func isLate(_ moment: Moment, _ transition: OpenTransition) -> Bool {
    switch moment.kind {
    case .viewDidAppear where moment.role == .new:
      !transition.orderBefore.contains(.oldWillDisappear)
    case .viewDidDisappear where moment.role == .old:
      !transition.orderBefore.contains(.newWillAppear)
    default: false
    }
  }

  static func words(_ permitted: [OrderWord], _ letters: OrderWord.Letters) -> String {
    var texts: [String] = []
    for word in permitted.map({ $0.filtered(by: letters).fullText }) where !texts.contains(word) {
      texts.append(word)
    }
    return texts.joined(separator: " or ")
  }

  /// Curls, and what a cancelled scroll or drag sends, have a single source.
  private func severity(_ transition: OpenTransition, isCancelled: Bool = false) -> Grade {
    switch transition.kind {
    case .pageCurl: .fragile
    case .pageScroll, .sheetDrag: isCancelled || transition.isCancelReleased ? .fragile : .violation
    default: .violation
    }
  }

  private func report(_ clause: Clause, _ moment: Moment, _ context: inout Context) {
    let transition = context.open[moment.slot]
    context.report(
      clause,
      moment,
      others: [moment.role == .old ? transition.new : transition.old],
      related: [transition.start]
    )
    context.open.markReported(moment.slot)
    context.entries.markReported(transition.old)
    context.entries.markReported(transition.new)
  }

  // MARK: - The end of a transition

  func finish(_ slot: Int, at index: Int, _ context: inout Context) {
    let transition = context.open[slot]
    guard !transition.isReported, transition.old != transition.new,
      let words = OrderTable.finished(transition, context.profile)
    else { return }
    let letters = checkedLetters(of: transition, context)
    let found = transition.orderBefore.filtered(by: letters)
    if context.holds(.orderFinished, !words.contains { $0.filtered(by: letters) == found }) {
      let texts = [Self.words(words, letters), found.fullText]
      conclude(.orderFinished, slot, at: index, &context, texts, severity(transition))
    }
  }

  func cancel(_ slot: Int, at index: Int, _ context: inout Context) {
    let transition = context.open[slot]
    guard !transition.isReported, transition.old != transition.new else { return }
    let before = transition.orderBefore
    let excuse = context.excuses(at: .loserDidBefore)
    let isDecided =
      (before.contains(.newDidAppear)
        && !excuse("disturbed", if: transition.disturbed.contains(.new)))
      || (before.contains(.oldDidDisappear)
        && !excuse("disturbed", if: transition.disturbed.contains(.old)))
    if context.holds(.loserDidBefore, isDecided) {
      conclude(.loserDidBefore, slot, at: index, &context, [before.fullText], .violation)
      return
    }
    guard transition.releases > 0 || transition.isImplied,
      let wills = OrderTable.beforeRelease(transition, context.profile),
      let words = OrderTable.cancelled(transition, context.profile)
    else { return }
    let severity = severity(transition, isCancelled: true)
    let letters = checkedLetters(of: transition, context)
    let foundBefore = before.filtered(by: letters)
    // Which release counted was open until now: the word before it is the whole.
    let isWhole = transition.contradiction != nil
    let permitted = isWhole ? wills.flatMap { will in words.map(will.followed) } : wills
    let isExpected = permitted.contains { $0.filtered(by: letters) == foundBefore }
    if context.holds(.orderBeforeRelease, !isExpected) {
      let texts = [Self.words(permitted, letters), foundBefore.fullText]
      conclude(.orderBeforeRelease, slot, at: index, &context, texts, severity)
      return
    }
    if isWhole { return }
    let after = transition.orderAfter.filtered(by: letters)
    if context.holds(.orderCancelled, !words.contains { $0.filtered(by: letters) == after }) {
      let texts = [Self.words(words, letters), after.fullText]
      conclude(.orderCancelled, slot, at: index, &context, texts, severity)
    }
  }

  /// The letters that are compared: none of sides that the transition lacks, that the trace has
  /// never shown to print, or whose order is unknown.
  func checkedLetters(of transition: OpenTransition, _ context: Context)
    -> OrderWord.Letters
  {
    let clause: Clause = transition.isCancelReleased ? .orderCancelled : .orderFinished
    let excuse = context.excuses(at: clause)
    func isChecked(_ root: Int32, _ side: OpenTransition.Sides) -> Bool {
      guard root >= 0, context.entries[root][.isSeen] else { return false }
      return !excuse("disturbed", if: transition.disturbed.contains(side))
    }
    let isOldChecked = isChecked(transition.old, .old)
    let isNewChecked = isChecked(transition.new, .new)
    if isOldChecked, isNewChecked, OrderTable.isProjected(.oldWillAppear, transition.kind),
      OrderTable.isProjected(.newWillAppear, transition.kind),
      context.entries[transition.old].unrecorded.isEmpty,
      context.entries[transition.new].unrecorded.isEmpty
    {
      return .all
    }
    var letters: OrderWord.Letters = []
    for letter in OrderWord.Letter.allCases where letter.isOld ? isOldChecked : isNewChecked {
      let side = letter.isOld ? transition.old : transition.new
      if OrderTable.isProjected(letter, transition.kind),
        context.entries[side].records(letter.kind)
      {
        letters.insert(.init(letter))
      }
    }
    return letters
  }

  func conclude(
    _ clause: Clause,
    _ slot: Int,
    at index: Int,
    _ context: inout Context,
    _ values: [String],
    _ severity: Grade,
    _ also: [String] = []
  ) {
    let transition = context.open[slot]
    context.report(
      clause,
      at: index,
      controller: transition.old >= 0 ? transition.old : transition.new,
      slot: slot,
      with: values,
      others: transition.old >= 0 ? [transition.new] : [],
      related: [transition.start],
      severity: severity,
      also: also
    )
    context.entries.markReported(transition.old)
    context.entries.markReported(transition.new)
  }
}
