// The checks of an idle state: INV-15, INV-20, INV-30, INV-32, INV-34, INV-47.

internal import VCLifecycle

/// The invariants that hold when nothing is under way.
struct IdleMonitor: Sendable {
  func observe(_ controllers: ArraySlice<Int32>, at index: Int, _ context: inout Context) {
    let visibility = context.ledger.carries(.windows) ? Visibility.demanded(by: context) : nil
    for controller in controllers {
      let entry = context.entries[controller]
      checkOrphan(controller, entry, at: index, &context)
      if entry[.isReported] || entry[.isDead] { continue }
      let demand = visibility?.demands[Int(controller)] ?? .unjudged
      if check(controller, entry, demand, at: index, &context) {
        context.entries[controller].resynchronise()
      }
    }
  }

  /// Checks one controller; one defect is reported once, by the most specific invariant.
  private func check(
    _ controller: Int32,
    _ entry: Ledger.Entry,
    _ demand: Visibility.Demand,
    at index: Int,
    _ context: inout Context
  ) -> Bool {
    let isWrong =
      (demand == .visible && entry.phase != .appeared)
      || (demand == .hidden && entry.phase != .disappeared)
    let visibility = isWrong ? ["INV-32"] : []
    func report(_ clause: Clause, _ also: [String], with values: [String] = []) -> Bool {
      context.report(
        clause,
        at: index,
        controller: controller,
        with: values,
        others: entry.parent >= 0 ? [entry.parent] : [],
        related: [entry.lastIndex],
        also: also
      )
      return true
    }
    if context.holds(.beginOpenAtRest, entry.begins.depth > 0) {
      return report(.beginOpenAtRest, ["INV-15"] + visibility)
    }
    if entry.isHalfOpen, !isAppearingExcused(controller, entry, context) {
      let clause: Clause = entry.lastPhase == .appearing ? .appearingAtRest : .disappearingAtRest
      if context.holds(clause, true) { return report(clause, visibility) }
    }
    guard entry.phase != .unknown else { return false }
    if entry.phase == .appeared, let clause = misplaced(controller, entry, context) {
      if clause == .appearedOutside { return report(clause, visibility) }
      let above = entry.parent >= 0 ? context.entries[entry.parent].phase : .unknown
      return report(clause, ["INV-29"] + visibility, with: ["\(above)"])
    }
    if demand == .visible && context.holds(.visibleSilent, entry.phase != .appeared) {
      return report(.visibleSilent, [])
    }
    guard demand == .hidden else { return false }
    let hasStayed = context.holds(.hiddenAppeared, entry.phase != .disappeared) { excuse in
      excuse("earlyPage", if: context.entries.isWithinEarlyPage(controller))
    }
    return hasStayed && report(.hiddenAppeared, [])
  }

  private func isAppearingExcused(
    _ controller: Int32,
    _ entry: Ledger.Entry,
    _ context: Context
  ) -> Bool {
    let excuse = context.excuses(at: .appearingAtRest)
    return excuse("hiddenChild") {
      entry.lastPhase == .appearing && context.hasQuirk(.hiddenChildNeverAppears, of: controller)
    }
      || excuse("abbreviatedUnmarked") {
        context.profile.navCancel == .abbrev && !context.ledger.carries(.markers)
          && context.entries.hasComeWhileAnotherTurned(entry)
      }
  }

  /// The clause that a controller breaks by having appeared where it cannot be seen.
  private func misplaced(
    _ controller: Int32,
    _ entry: Ledger.Entry,
    _ context: Context
  ) -> Clause? {
    let above = entry.parent >= 0 ? context.entries[entry.parent].phase : .unknown
    let isAlone = above == .disappeared || above == .disappearing || above == .appearing
    let isBelowGone = context.holds(.appearedUnderGone, isAlone) { excuse in
      excuse("orphan", if: context.ledger.isOrphan(controller))
        || excuse("earlyPage", if: context.entries.isWithinEarlyPage(controller))
    }
    if isBelowGone { return .appearedUnderGone }
    // A controller without an owner was removed without its disappearance (INV-34).
    let isOwned = entry.parent >= 0 || entry.presenter >= 0 || entry[.isWindowRoot]
    let isOutside =
      entry.inWindow == .no
      || (!isOwned && entry[.isWhole] && context.ledger.carries(.windowChanges)
        && entry.inWindow == .unknown)
    let isMisplaced = context.holds(.appearedOutside, isOutside) { excuse in
      excuse("earlyPage", if: context.entries.isWithinEarlyPage(controller))
        || excuse("byHandAtRest", if: isOwned && context.entries.isDrivenOffWindow(controller))
    }
    return isMisplaced ? .appearedOutside : nil
  }

  private func checkOrphan(
    _ controller: Int32,
    _ entry: Ledger.Entry,
    at index: Int,
    _ context: inout Context
  ) {
    if entry[.isOrphanReported] || entry[.isDead] { return }
    let isTold =
      context.ledger.carries(.parentLinks) || context.ledger.carries(.windowChanges)
      || entry[.isWhole]
    guard isTold, context.holds(.orphan, context.ledger.isOrphan(controller)) else { return }
    context.entries[controller][.isOrphanReported] = true
    // Of a controller that is older than the trace, the parent may be older as well.
    let isKnownAlone = entry.parent < 0 && entry.move.state != .unknown
    let owner = entry.parent < 0 ? "it has no parent" : "its parent's is not"
    context.report(
      .orphan,
      at: index,
      controller: controller,
      with: ["its view is in a window but \(owner)"],
      others: entry.parent < 0 ? [] : [entry.parent],
      severity: isKnownAlone && !entry[.isTopmost] ? .violation : .advice
    )
  }
}
