// The checks of an idle state: INV-15, INV-20, INV-30, INV-32, INV-34, INV-47.

internal import VCLifecycle

/// The invariants that hold when nothing is under way.
struct IdleMonitor: Sendable {
  func observe(_ controllers: ArraySlice<Int>, at index: Int, _ context: inout CheckingContext) {
    let visibility = context.ledger.carries(.windows) ? Visibility.demanded(by: context) : nil
    for controller in controllers {
      let entry = context.ledger.entries[controller]
      checkOrphan(controller, entry, at: index, &context)
      if entry[.isReported] || entry[.isDead] { continue }
      let demand = visibility?.demands[controller] ?? .unjudged
      if check(controller, entry, demand, at: index, &context) {
        context.ledger.resynchronise(controller)
      }
    }
  }

  /// Checks one controller; one defect is reported once, by the most specific invariant.
  private func check(
    _ controller: Int,
    _ entry: Ledger.Entry,
    _ demand: Visibility.Demand,
    at index: Int,
    _ context: inout CheckingContext
  ) -> Bool {
    let isWrong =
      (demand == .visible && entry.phase != .appeared)
      || (demand == .hidden && entry.phase != .disappeared)
    let visibility = isWrong ? ["INV-32"] : []
    func report(_ clause: Clause, _ also: [String], with values: [String] = []) -> Bool {
      context.report(
        clause,
        at: index,
        controller: Int32(controller),
        with: values,
        others: entry.parent >= 0 ? [entry.parent] : [],
        related: [entry.lastIndex],
        also: also
      )
      return true
    }
    if context.holds(.beginOpenAtRest, entry.beginDepth > 0) {
      return report(.beginOpenAtRest, ["INV-15"] + visibility)
    }
    if entry.isHalfOpen,
      !context.excuse(
        "hiddenChild",
        .appearingAtRest,
        if: context.ledger.entries[controller].lastPhase == .appearing
          && context.hasQuirk(.hiddenChildNeverAppears, of: controller)
      ),
      !context.excuse(
        "abbreviatedUnmarked",
        .appearingAtRest,
        if: context.profile.navCancel == .abbrev && !context.ledger.carries(.markers)
          && context.hasComeWhileAnotherTurned(context.ledger.entries[controller])
      )
    {
      let clause: Clause = entry.lastPhase == .appearing ? .appearingAtRest : .disappearingAtRest
      if context.holds(clause, true) { return report(clause, visibility) }
    }
    guard entry.phase != .unknown else { return false }
    if entry.phase == .appeared, let clause = misplaced(controller, entry, context) {
      if clause == .appearedOutside { return report(clause, visibility) }
      let above = entry.parent >= 0 ? context.ledger.entries[Int(entry.parent)].phase : .unknown
      return report(clause, ["INV-29"] + visibility, with: ["\(above)"])
    }
    if demand == .visible && context.holds(.visibleSilent, entry.phase != .appeared) {
      return report(.visibleSilent, [])
    }
    if demand == .hidden && context.holds(.hiddenAppeared, entry.phase != .disappeared),
      !context.excuse(
        "earlyPage",
        .hiddenAppeared,
        if: context.ledger.isWithinEarlyPage(controller)
      )
    {
      return report(.hiddenAppeared, [])
    }
    return false
  }

  /// The clause that a controller breaks by having appeared where it cannot be seen.
  private func misplaced(
    _ controller: Int,
    _ entry: Ledger.Entry,
    _ context: CheckingContext
  ) -> Clause? {
    let above = entry.parent >= 0 ? context.ledger.entries[Int(entry.parent)].phase : .unknown
    let isAlone = above == .disappeared || above == .disappearing || above == .appearing
    if context.holds(.appearedUnderGone, isAlone),
      !context.excuse("orphan", .appearedUnderGone, if: context.ledger.isOrphan(controller)),
      !context.excuse(
        "earlyPage",
        .appearedUnderGone,
        if: context.ledger.isWithinEarlyPage(controller)
      )
    {
      return .appearedUnderGone
    }
    // A controller without an owner was removed without its disappearance (INV-34).
    let isOwned = entry.parent >= 0 || entry.presenter >= 0 || entry[.isWindowRoot]
    let isOutside =
      entry.inWindow == .no
      || (!isOwned && entry[.isWhole] && context.ledger.carriesWindows
        && entry.inWindow == .unknown)
    guard context.holds(.appearedOutside, isOutside),
      !context.excuse(
        "earlyPage",
        .appearedOutside,
        if: context.ledger.isWithinEarlyPage(controller)
      ),
      !context.excuse(
        "byHandAtRest",
        .appearedOutside,
        if: isOwned && context.ledger.isDrivenOffWindow(controller)
      )
    else { return nil }
    return .appearedOutside
  }

  private func checkOrphan(
    _ controller: Int,
    _ entry: Ledger.Entry,
    at index: Int,
    _ context: inout CheckingContext
  ) {
    if entry[.isOrphanReported] || entry[.isDead] { return }
    let isTold =
      context.ledger.carriesParents || context.ledger.carriesWindows || entry[.isWhole]
    guard isTold, context.holds(.orphan, context.ledger.isOrphan(controller)) else { return }
    context.ledger.entries[controller][.isOrphanReported] = true
    // Of a controller that is older than the trace, the parent may be older as well.
    let isKnownAlone = entry.parent < 0 && entry.move != .unknown
    context.report(
      .orphan,
      at: index,
      controller: Int32(controller),
      with: [
        entry.parent < 0
          ? "its view is in a window but it has no parent"
          : "its view is in a window but its parent's is not"
      ],
      others: entry.parent < 0 ? [] : [entry.parent],
      severity: isKnownAlone && !entry[.isTopmost] ? .violation : .advice
    )
  }
}
