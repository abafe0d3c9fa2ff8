// INV-6 viewIsAppearing exactly once, INV-7 between will and did, INV-8 not before iOS 13.

internal import VCLifecycle

/// The callback viewIsAppearing (APPEAR-1 to APPEAR-12).
struct IsAppearingMonitor: Sendable {
  /// Appearances without it, until the trace shows that it records the callback at all.
  private var held = HeldViolations()

  mutating func observe(_ moment: Moment, _ context: inout Context) {
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
      context.entries[moment.controller].missingIsAppearing = -1
    }
  }

  /// Checks a did-appear: its appearance must have had a viewIsAppearing.
  mutating func observeDidAppear(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    guard context.profile.os.major >= 13, was.phase == .appearing, was.appear.index >= 0,
      was.records(.viewIsAppearing)
    else { return }
    let profile = context.profile
    let isMissing = context.holds(.isAppearingMissing, was.isAppearingCount == 0) { excuse in
      excuse("turnedBack") {
        profile.isAppearingCancel == .none && was.appear.before == .disappearing
      }
        || excuse("byHandOutside") {
          profile.endIsAppearing == .none && moment.isByHand && was.inWindow != .yes
        }
        || excuse("anyChild") {
          profile.isAppearingChild == .missingAll && context.mayHaveParent(was)
        }
        || excuse("plainChild") {
          profile.isAppearingChild == .missing && context.mayHaveParent(was)
            && context.entries.mayBeAutomatic(was.parent)
        }
    }
    if isMissing { context.entries[moment.controller].missingIsAppearing = Int32(moment.index) }
  }

  /// Reports a missing callback once nothing can make up for it.
  mutating func settle(_ controller: Int32, _ context: inout Context) {
    let position = context.entries[controller].missingIsAppearing
    if position < 0 { return }
    context.entries[controller].missingIsAppearing = -1
    if context.ledger.carries(.isAppearing) {
      context.report(.isAppearingMissing, at: Int(position), controller: controller)
    } else {
      held.add(position, controller)
    }
  }
}

// MARK: - State

extension IsAppearingMonitor {
  func addState(to words: inout StateWords) {
    held.addState(to: &words)
  }
}
