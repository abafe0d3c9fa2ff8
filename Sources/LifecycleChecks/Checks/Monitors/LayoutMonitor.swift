// INV-9 layout bracketed, INV-10 layout not early. INV-11: the number of passes is free.

internal import Lifecycle

/// The layout callbacks of one controller (LAYOUT-1, LAYOUT-3).
struct LayoutMonitor: Sendable {
  func observeWill(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let isTwice = was[.isLayingOut] && was.records(.viewDidLayoutSubviews)
    context.check(.layoutTwice, isTwice, moment)
    if context.holds(.exemptForced, moment.event.isForced) { return }
    let isEarly: Bool
    switch was.phase {
    case .disappeared:
      // Layout outside a window is not checked.
      let isOutside =
        was.inWindow == .no || (was.inWindow == .unknown && context.ledger.carriesWindows)
      let isSilent = context.holds(
        .exemptEarlyParent,
        isUnderEarlyAppearance(moment.controller, context)
      )
      isEarly = context.holds(.layoutBeforeWill, was[.awaitsFirst] && !isOutside && !isSilent)
    case .appearing:
      isEarly = context.holds(
        .layoutBeforeIs,
        was[.isFirstAppearance] && was.isAppearingCount == 0
      )
    case .appeared, .disappearing, .unknown: isEarly = false
    }
    if isEarly && was.earlyLayout < 0 {
      context.ledger.entries[moment.controller].earlyLayout = Int32(moment.index)
    }
  }

  /// Whether its parent appeared in a page controller that was not on screen (PAGE-6): what was
  /// added meanwhile enters the window with it and receives no callback until it appears again.
  private func isUnderEarlyAppearance(_ controller: Int, _ context: CheckingContext) -> Bool {
    let ledger = context.ledger
    return ledger.askUpwards(from: ledger.entries[controller].parent) { index in
      ledger.entries[index][.isEarlyAppearance] ? ledger.entries[index].phase == .appeared : nil
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
    let isOwed =
      moment.event.kind == .viewIsAppearing
      ? was.phase == .appearing : moment.event.kind == .viewWillAppear
    guard isOwed else { return }
    let clause: Clause =
      moment.event.kind == .viewIsAppearing ? .layoutBeforeIs : .layoutBeforeWill
    context.report(
      clause,
      at: Int(was.earlyLayout),
      controller: Int32(moment.controller),
      related: [Int32(moment.index)],
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
