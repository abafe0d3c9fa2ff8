// INV-6 viewIsAppearing exactly once, INV-7 between will and did, INV-8 not before iOS 13.

internal import VCLifecycle

/// The callback viewIsAppearing (APPEAR-1 to APPEAR-12).
struct IsAppearingMonitor: Sendable {
  /// Appearances without it, until the trace shows that it records the callback at all.
  private var held = HeldViolations()

  mutating func observe(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let os = context.profile.os
    if context.check(.isAppearingEarlyVersion, os.major < 13, moment, with: ["\(os)"]) { return }
    if moment.isDirect { return }
    held.report(.isAppearingMissing, &context)
    if was.phase == .appearing {
      let isAgain = was.isAppearingCount > 0
      context.check(.isAppearingTwice, isAgain, moment, related: [was.appear.index])
    } else if context.check(
      .isAppearingOutside,
      was.phase != .unknown,
      moment,
      related: [was.lastIndex]
    ) {
      context.ledger.entries[moment.controller].missingIsAppearing = -1
    }
  }

  /// Checks a did-appear: its appearance must have had a viewIsAppearing.
  mutating func observeDidAppear(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    guard context.profile.os.major >= 13, was.phase == .appearing, was.appear.index >= 0,
      was.records(.viewIsAppearing),
      context.holds(.isAppearingMissing, was.isAppearingCount == 0), !isExcused(moment, context)
    else { return }
    context.ledger.entries[moment.controller].missingIsAppearing = Int32(moment.index)
  }

  private func isExcused(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    context.excuse(
      "turnedBack",
      .isAppearingMissing,
      if: context.profile.isAppearingCancel == .none && moment.was.appear.before == .disappearing
    )
      || context.excuse(
        "byHandOutside",
        .isAppearingMissing,
        if: context.profile.endIsAppearing == .none && moment.isByHand
          && moment.was.inWindow != .yes
      )
      || context.excuse(
        "anyChild",
        .isAppearingMissing,
        if: context.profile.isAppearingChild == .missingAll && context.mayHaveParent(moment.was)
      )
      || context.excuse(
        "plainChild",
        .isAppearingMissing,
        if: context.profile.isAppearingChild == .missing && context.mayHaveParent(moment.was)
          && context.mayBeAutomatic(moment.was.parent)
      )
  }

  /// Reports a missing callback once nothing can make up for it.
  mutating func settle(_ controller: Int, _ context: inout CheckingContext) {
    let position = context.ledger.entries[controller].missingIsAppearing
    if position < 0 { return }
    context.ledger.entries[controller].missingIsAppearing = -1
    if context.ledger.carries(.isAppearing) {
      context.report(.isAppearingMissing, at: Int(position), controller: Int32(controller))
    } else {
      held.add(position, Int32(controller))
    }
  }
}

// MARK: - State

extension IsAppearingMonitor {
  func addState(to words: inout StateWords) {
    held.addState(to: &words)
  }
}
