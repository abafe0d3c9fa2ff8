// INV-12 animated flags, INV-13 and INV-14 transactions.

internal import VCLifecycle

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
    guard context.holds(.isAppearingLater, Int32(transaction) != was.appear.transaction),
      !context.excuse("byHand", .isAppearingLater, if: moment.isByHand),
      !context.excuse("appearingOutside", .isAppearingLater, if: was.inWindow == .no),
      !context.excuse(
        "earlyPage",
        .isAppearingLater,
        if: context.ledger.isWithinEarlyPage(moment.controller)
      )
    else { return }
    context.report(
      .isAppearingLater,
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
    guard context.holds(clause, animated != expected),
      !context.excuse(
        "presenterFlag",
        clause,
        if: expected && moment.isDid && context.hasQuirk(.presenterDidFlagFalse, at: moment)
      )
    else { return }
    context.report(
      clause,
      moment,
      with: ["\(expected)", "\(animated)"],
      related: [will.index]
    )
    // The will may be the wrong one: the did is not held to it again.
    context.ledger.entries[moment.controller].appear.animated = .unknown
  }

  private func checkTransaction(
    _ moment: EventContext,
    _ will: Ledger.Will,
    _ context: inout CheckingContext
  ) {
    guard let transaction = moment.event.transaction, will.transaction >= 0 else { return }
    let number = Int32(transaction)
    if context.check(.didBeforeWill, number < will.transaction, moment, related: [will.index]) {
      return
    }
    let isWrong = will.animated == .yes && number == will.transaction
    if context.holds(.didNotLater, isWrong), !isExcused(moment, will, context) {
      context.report(.didNotLater, moment, related: [will.index])
    }
  }

  private func isExcused(_ moment: EventContext, _ will: Ledger.Will, _ context: CheckingContext)
    -> Bool
  {
    context.excuse("compensatingDid", .didNotLater, if: will.isCompensating)
      || context.excuse("begunByApp", .didNotLater, if: will.origin == .begin)
      || context.excuse("byHand", .didNotLater, if: moment.isByHand)
      || context.excuse(
        "cutOff",
        .didNotLater,
        if: context.ledger.open.contains { transition in
          !transition.disturbed.isEmpty
            && (context.ledger.isWithin(moment.controller, transition.old)
              || context.ledger.isWithin(moment.controller, transition.new))
        }
      )
      || context.excuse("joinedLate", .didNotLater, if: context.hasJoinedLate(moment, will))
      || context.excuse(
        "silentDrag",
        .didNotLater,
        if: context.profile.sheetCancel == .silentDrag
          && context.ledger.open.contains {
            $0.kind == .sheetDrag && context.ledger.isWithin(moment.controller, $0.old)
          }
      )
  }
}
