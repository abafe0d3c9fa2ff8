// INV-6 viewIsAppearing exactly once, INV-7 between will and did, INV-8 not before iOS 13.

internal import Lifecycle

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
      context.holds(.isAppearingMissing, was.isAppearingCount == 0), !isExempt(moment, context)
    else { return }
    context.ledger.entries[moment.controller].missingIsAppearing = Int32(moment.index)
  }

  private func isExempt(_ moment: EventContext, _ context: CheckingContext) -> Bool {
    let was = moment.was
    let profile = context.profile
    let isBack = was.appear.isCompensating || was.appear.before == .disappearing
    if context.holds(.exemptCompensation, profile.isAppearingCancel == .none && isBack) {
      return true
    }
    let isByHand = was.beginDepth > 0 || moment.event.origin == .end
    if context.holds(
      .exemptEnd,
      profile.endIsAppearing == .none && isByHand && was.inWindow != .yes
    ) {
      return true
    }
    let isTold = context.ledger.carried.contains(.tree)
    let parent = was.parent >= 0 ? context.ledger.entries[Int(was.parent)].container : nil
    switch profile.isAppearingChild {
    case .delivered: return false
    case .missingAll: return context.holds(.exemptAnyChild, was.parent >= 0 || !isTold)
    case .missing:
      let isPlain = parent == nil || parent == .automatic || parent == .manual
      return context.holds(.exemptChild, !isTold || (was.parent >= 0 && isPlain))
    }
  }

  /// Reports a missing callback once nothing can make up for it.
  mutating func settle(_ controller: Int, _ context: inout CheckingContext) {
    let position = context.ledger.entries[controller].missingIsAppearing
    if position < 0 { return }
    context.ledger.entries[controller].missingIsAppearing = -1
    if context.ledger.carried.contains(.isAppearing) {
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
