// INV-9 layout bracketed, INV-10 layout not early. INV-11: the number of passes is free.

internal import Lifecycle

/// The layout callbacks of one controller (LAYOUT-1, LAYOUT-3).
struct LayoutMonitor: Sendable {
  func observeWill(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    if bench.holds(.layoutTwice, was.isLayingOut) {
      bench.report(
        .layoutTwice,
        moment,
        expected: "viewDidLayoutSubviews",
        found: "viewWillLayoutSubviews called twice"
      )
    }
    if bench.holds(.exemptForced, moment.event.isForced) { return }
    let isEarly: Bool
    switch was.phase {
    case .disappeared:
      // Layout outside a window is not judged.
      let isOutside =
        was.inWindow == .no || (was.inWindow == .untold && bench.ledger.carriesWindows)
      let isSilent = bench.holds(
        .exemptEarlyParent,
        isUnderEarlyAppearance(moment.controller, bench)
      )
      isEarly = bench.holds(.layoutBeforeWill, was.awaitsFirst && !isOutside && !isSilent)
    case .appearing:
      isEarly = bench.holds(
        .layoutBeforeIs,
        was.isFirstAppearance && was.isAppearingCount == 0
      )
    case .appeared, .disappearing, .unknown: isEarly = false
    }
    if isEarly && was.earlyLayout < 0 {
      bench.ledger.entries[moment.controller].earlyLayout = Int32(moment.index)
    }
  }

  /// Whether its parent appeared in a page controller that was not on screen (PAGE-6): what was
  /// added meanwhile comes into the window with it and hears nothing until it appears again.
  private func isUnderEarlyAppearance(_ controller: Int, _ bench: Bench) -> Bool {
    let ledger = bench.ledger
    return ledger.askUpwards(from: ledger.entries[controller].parent) { index in
      ledger.entries[index].isEarlyAppearance ? ledger.entries[index].phase == .appeared : nil
    }
  }

  func observeDid(_ moment: Moment, _ bench: inout Bench) {
    guard moment.was.isSeen else { return }
    if bench.holds(.layoutUnopened, !moment.was.isLayingOut) {
      bench.report(
        .layoutUnopened,
        moment,
        expected: "viewWillLayoutSubviews first",
        found: "viewDidLayoutSubviews without viewWillLayoutSubviews"
      )
    }
  }

  /// A pass was early only if the callback that it should have followed does come.
  func observeAppearance(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    guard was.earlyLayout >= 0 else { return }
    bench.ledger.entries[moment.controller].earlyLayout = -1
    let isOwed =
      moment.event.kind == .viewIsAppearing
      ? was.phase == .appearing : moment.event.kind == .viewWillAppear
    guard isOwed else { return }
    let clause: Clause =
      moment.event.kind == .viewIsAppearing ? .layoutBeforeIs : .layoutBeforeWill
    bench.report(
      clause,
      at: Int(was.earlyLayout),
      controller: Int32(moment.controller),
      expected: "\(moment.event.kind.words) before the first viewWillLayoutSubviews",
      found: "viewWillLayoutSubviews before \(moment.event.kind.words)",
      related: [Int32(moment.index)]
    )
  }

  func rest(_ controller: Int, at index: Int, _ bench: inout Bench) {
    if bench.holds(.layoutOpenAtRest, bench.ledger.entries[controller].isLayingOut) {
      bench.ledger.entries[controller].isLayingOut = false
      bench.report(
        .layoutOpenAtRest,
        at: index,
        controller: Int32(controller),
        expected: "viewDidLayoutSubviews",
        found: "viewDidLayoutSubviews not called"
      )
    }
  }
}
