// INV-9 layout bracketed, INV-10 layout not early. INV-11: the number of passes is free.

internal import VCLifecycle

/// The layout callbacks of one controller (LAYOUT-1, LAYOUT-3).
struct LayoutMonitor: Sendable {
  func observeWill(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    let isTwice = was[.isLayingOut] && was.records(.viewDidLayoutSubviews)
    context.check(.layoutTwice, isTwice, moment)
    guard was.earlyLayout < 0, isEarly(was, context) else { return }
    let excuse = context.excuses(at: .layoutBeforeWill)
    if excuse("forced", if: moment.event.isForced)
      || excuse("layoutOutside", if: context.ledger.isKnownOutside(was))
      || excuse("layoutBefore", if: was.wasInWindowBefore())
    {
      return
    }
    context.entries[moment.controller].earlyLayout = Int32(moment.index)
  }

  private func isEarly(_ was: Ledger.Entry, _ context: Context) -> Bool {
    switch was.phase {
    case .disappeared: context.holds(.layoutBeforeWill, was[.awaitsFirst])
    case .appearing:
      context.holds(.layoutBeforeIs, was[.isFirstAppearance] && was.isAppearingCount == 0)
    case .appeared, .disappearing, .unknown: false
    }
  }

  func observeDid(_ moment: Moment, _ context: inout Context) {
    guard moment.was[.isSeen], moment.was.records(.viewWillLayoutSubviews) else { return }
    context.check(.layoutUnopened, !moment.was[.isLayingOut], moment)
  }

  /// A pass was early only if the callback that it should have followed does come.
  func observeAppearance(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    guard was.earlyLayout >= 0 else { return }
    context.entries[moment.controller].earlyLayout = -1
    // A second will of an open appearance makes no pass early that followed the first.
    let isOwed =
      moment.kind == .viewIsAppearing
      ? was.phase == .appearing : moment.kind == .viewWillAppear && was.phase != .appearing
    guard isOwed else { return }
    let clause: Clause = moment.kind == .viewIsAppearing ? .layoutBeforeIs : .layoutBeforeWill
    // Without events of windows the view may have been there before (LAYOUT-3).
    let isCertain =
      was.inWindow == .yes
      || (moment.slot >= 0 && !context.open[moment.slot].isDrivenByHand)
    context.report(
      clause,
      at: Int(was.earlyLayout),
      controller: moment.controller,
      related: [Int32(moment.index)],
      severity: isCertain ? .violation : .fragile,
      moment: moment
    )
  }

  func rest(_ controller: Int32, at index: Int, _ context: inout Context) {
    let entry = context.entries[controller]
    let isOpen = entry[.isLayingOut] && entry.records(.viewDidLayoutSubviews)
    if context.holds(.layoutOpenAtRest, isOpen) {
      context.entries[controller][.isLayingOut] = false
      context.report(.layoutOpenAtRest, at: index, controller: controller)
    }
  }
}
