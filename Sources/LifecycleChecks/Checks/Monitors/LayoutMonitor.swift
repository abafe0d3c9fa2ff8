// INV-9 layout bracketed, INV-10 layout not early. INV-11: the number of passes is free.

internal import Lifecycle

/// The layout callbacks of one controller (LAYOUT-1, LAYOUT-3).
struct LayoutMonitor: Sendable {
  func observeWill(_ moment: EventContext, _ context: inout CheckingContext) {
    let was = moment.was
    let isTwice = was[.isLayingOut] && was.records(.viewDidLayoutSubviews)
    context.check(.layoutTwice, isTwice, moment)
    if context.holds(.exemptForced, moment.event.isForced) { return }
    let isEarly =
      switch was.phase {
      case .disappeared:
        context.holds(
          .layoutBeforeWill,
          was[.awaitsFirst] && !isForeign(was, was.inWindow, context)
        )
      case .appearing:
        context.holds(
          .layoutBeforeIs,
          was[.isFirstAppearance] && was.isAppearingCount == 0
            && !isForeign(was, was.appear.inWindow, context)
        )
      case .appeared, .disappearing, .unknown: false
      }
    if isEarly && was.earlyLayout < 0 {
      context.ledger.entries[moment.controller].earlyLayout = Int32(moment.index)
    }
  }

  /// Whether this layout is not part of the appearance, which LAYOUT-3 speaks of.
  ///
  /// A view outside of a window is laid out when the app wants it, and one that was in the window
  /// before its appearance began whenever the window is; what a transition of UIKit's brings into
  /// the window belongs to the appearance.
  private func isForeign(
    _ was: Ledger.Entry,
    _ inWindowBefore: Ledger.Known,
    _ context: CheckingContext
  ) -> Bool {
    if was[.enteredWindowInTransition] { return false }
    switch was.inWindow {
    case .no: return true
    case .unknown: return context.ledger.carriesWindows
    case .yes: return inWindowBefore == .yes
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
