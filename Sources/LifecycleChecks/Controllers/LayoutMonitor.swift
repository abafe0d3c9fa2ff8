// INV-9 layout bracketed, INV-10 layout not early. INV-11: the number of passes is free.

internal import VCLifecycle

/// The layout callbacks of one controller (LAYOUT-1, LAYOUT-3).
struct LayoutMonitor: Sendable {
  func observeWill(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let isTwice = was[.isLayingOut] && was.records(.viewDidLayoutSubviews)
    context.check(.layoutTwice, isTwice, moment)
    guard was.earlyLayout < 0, isEarly(was, context),
      !context.excuse("forced", .layoutBeforeWill, if: moment.event.isForced),
      !context.excuse("layoutOutside", .layoutBeforeWill, if: context.ledger.isKnownOutside(was)),
      !context.excuse("layoutBefore", .layoutBeforeWill, if: context.wasInWindowBefore(was))
    else { return }
    context.ledger.entries[moment.controller].earlyLayout = Int32(moment.index)
  }

  private func isEarly(_ was: Ledger.Entry, _ context: CheckingContext) -> Bool {
    switch was.phase {
    case .disappeared: context.holds(.layoutBeforeWill, was[.awaitsFirst])
    case .appearing:
      context.holds(.layoutBeforeIs, was[.isFirstAppearance] && was.isAppearingCount == 0)
    case .appeared, .disappearing, .unknown: false
    }
  }

  func observeDid(_ moment: EventContext, _ context: inout CheckingContext) {
    guard moment.was[.isSeen], moment.was.records(.viewWillLayoutSubviews) else { return }
    context.check(.layoutUnopened, !moment.was[.isLayingOut], moment)
  }

  /// A pass was early only if the callback that it should have followed does come.
  func observeAppearance(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    guard was.earlyLayout >= 0 else { return }
    context.ledger.entries[moment.controller].earlyLayout = -1
    // A second will of an open appearance makes no pass early that followed the first.
    let isOwed =
      moment.event.kind == .viewIsAppearing
      ? was.phase == .appearing : moment.event.kind == .viewWillAppear && was.phase != .appearing
    guard isOwed else { return }
    let clause: Clause =
      moment.event.kind == .viewIsAppearing ? .layoutBeforeIs : .layoutBeforeWill
    // Without events of windows the view may have been there before (LAYOUT-3).
    let isCertain =
      was.inWindow == .yes
      || (moment.slot >= 0 && !context.ledger.open[moment.slot].isDrivenByHand)
    context.report(
      clause,
      at: Int(was.earlyLayout),
      controller: Int32(moment.controller),
      related: [Int32(moment.index)],
      severity: isCertain ? .violation : .fragile,
      moment: moment
    )
  }

  func rest(_ controller: Int, at index: Int, _ context: inout CheckingContext) {
    let entry = context.ledger.entries[controller]
    let isOpen = entry[.isLayingOut] && entry.records(.viewDidLayoutSubviews)
    if context.holds(.layoutOpenAtRest, isOpen) {
      context.ledger.entries[controller][.isLayingOut] = false
      context.report(.layoutOpenAtRest, at: index, controller: Int32(controller))
    }
  }
}
