// INV-12 animated flags, INV-13 and INV-14 transactions.

internal import Lifecycle

/// What ties a callback to the will before it (STATE-11, APPEAR-2, APPEAR-3).
struct TimingMonitor: Sendable {
  /// Checks a did that is a legal edge.
  func observeDid(_ moment: EventContext, _ context: inout CheckingContext) {
    let isAppear = moment.event.kind == .viewDidAppear
    let will = isAppear ? moment.was.appear : moment.was.disappear
    let isTied = moment.was.phase == (isAppear ? .appearing : .disappearing) && will.index >= 0
    guard isTied else { return }
    checkAnimated(moment, will, isAppear ? .animatedAppear : .animatedDisappear, &context)
    checkTransaction(moment, will, &context)
  }

  func observeIsAppearing(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    guard was.phase == .appearing, was.appear.index >= 0, was.isAppearingCount == 0,
      !moment.isDirect
    else { return }
    checkAnimated(moment, was.appear, .animatedIs, &context)
    guard let transaction = moment.event.transaction, was.appear.transaction >= 0 else { return }
    let isByHand = !moment.isByUIKit || was.beginDepth > 0
    if context.holds(.exemptByHand, isByHand) || context.holds(.exemptOutside, was.inWindow == .no)
    {
      return
    }
    context.check(
      .isAppearingLater,
      Int32(transaction) != was.appear.transaction,
      moment,
      with: ["\(transaction)", "\(was.appear.transaction)"],
      related: [was.appear.index]
    )
  }

  private func checkAnimated(
    _ moment: EventContext,
    _ will: Ledger.Will,
    _ clause: Clause,
    _ context: inout CheckingContext
  ) {
    guard let animated = moment.event.animated, let expected = will.animated.bool else { return }
    guard context.holds(clause, animated != expected) else { return }
    let isQuirk =
      expected && !animated && clause != .animatedIs
      && context.hasQuirk(.presenterDidFlagFalse, at: moment)
    if context.holds(.quirk4, isQuirk) { return }
    context.report(
      clause,
      moment,
      with: ["\(expected)", "\(animated)"],
      related: [will.index]
    )
    // The will may be the wrong one: the did is not held to it again.
    context.ledger.entries[moment.controller].appear.animated = .unknown
  }

  /// Whether the container was itself driven meanwhile: when its own transition then ends is
  /// unknown, as its animations end with its view's time in the window (CHILD-39).
  private func isCutOff(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    moment.slot >= 0 && !context.ledger.open[moment.slot].disturbed.isEmpty
  }

  /// Whether will and did come together at the end of a sheet's drag (V-SHEET-CANCEL).
  private func isSilentDrag(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    context.profile.sheetCancel == .silentDrag
      && context.ledger.open.contains { $0.kind == .sheetDrag && !$0.isImplied }
  }

  private func checkTransaction(
    _ moment: EventContext,
    _ will: Ledger.Will,
    _ context: inout CheckingContext
  ) {
    guard let transaction = moment.event.transaction, will.transaction >= 0, moment.isByUIKit,
      moment.was.beginDepth == 0
    else { return }
    let number = Int32(transaction)
    if context.check(.didBeforeWill, number < will.transaction, moment, related: [will.index]) {
      return
    }
    let isAnimated = will.animated == .yes
    // What the app began is not UIKit's to time, even if a transition of UIKit's ends it (INV-14).
    let isBegunByApp = will.origin == .begin
    let isExempt =
      context.holds(.exemptCompensatingDid, moment.isCompensating || will.isCompensating)
      || context.holds(.exemptBegunByApp, isBegunByApp)
      || context.holds(.exemptCutOff, isCutOff(moment, context)) || isSilentDrag(moment, context)
    if isAnimated && !isExempt && context.holds(.didNotLater, number == will.transaction) {
      context.report(.didNotLater, moment, related: [will.index])
    }
  }
}
