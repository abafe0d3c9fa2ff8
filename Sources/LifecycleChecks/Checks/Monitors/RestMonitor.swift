// What is judged when nothing is under way: INV-15, INV-20, INV-30, INV-32, INV-34, INV-47.

internal import Lifecycle

/// The demands at rest.
struct RestMonitor: Sendable {
  func observe(_ controllers: [Int], at index: Int, _ bench: inout Bench) {
    let visibility =
      bench.ledger.carried.contains(.windows) ? Visibility(bench) : nil
    for controller in controllers {
      let entry = bench.ledger.entries[controller]
      judgeOrphan(controller, entry, at: index, &bench)
      if entry.isReported || entry.isDead { continue }
      if bench.holds(.exemptAbbreviated, bench.isLeftOpen(controller)) { continue }
      let demand = visibility?.demands[controller] ?? .unjudged
      if judge(controller, entry, demand, at: index, &bench) {
        bench.ledger.entries[controller].isReported = true
        bench.ledger.entries[controller].beginDepth = 0
      }
    }
  }

  /// Judges one controller; one defect is reported once, by the most specific invariant.
  private func judge(
    _ controller: Int,
    _ entry: Ledger.Entry,
    _ demand: Visibility.Demand,
    at index: Int,
    _ bench: inout Bench
  ) -> Bool {
    let isWrong =
      (demand == .visible && entry.phase != .appeared)
      || (demand == .hidden && entry.phase != .disappeared)
    let also = isWrong ? ["INV-32"] : []
    func report(_ clause: Clause, _ expected: String, _ found: String, _ also: [String]) {
      bench.report(
        clause,
        at: index,
        controller: Int32(controller),
        expected: expected,
        found: found,
        others: entry.parent >= 0 ? [entry.parent] : [],
        related: [entry.lastIndex],
        also: also
      )
    }
    if bench.holds(.beginOpenAtRest, entry.beginDepth > 0) {
      report(
        .beginOpenAtRest,
        "endAppearanceTransition",
        "endAppearanceTransition not called",
        ["INV-15"] + also
      )
      return true
    }
    if entry.phase.isHalfOpen, !isExempt(entry, bench) {
      let clause: Clause = entry.phase == .appearing ? .appearingAtRest : .disappearingAtRest
      if bench.holds(clause, true) {
        let missing = entry.phase == .appearing ? "viewDidAppear" : "viewDidDisappear"
        report(clause, missing, "\(missing) not called", also)
        return true
      }
    }
    guard entry.phase != .unknown else { return false }
    if entry.phase == .appeared, let found = misplaced(controller, entry, bench) {
      report(found.clause, found.expected, found.found, found.also + also)
      return true
    }
    if bench.holds(.exemptEarlyPage, bench.isWithinEarlyPage(controller)) { return false }
    if demand == .visible && bench.holds(.visibleSilent, entry.phase != .appeared) {
      report(
        .visibleSilent,
        "viewDidAppear: it is on screen",
        "viewDidAppear not called",
        []
      )
      return true
    }
    if demand == .hidden && bench.holds(.hiddenAppeared, entry.phase != .disappeared) {
      report(
        .hiddenAppeared,
        "viewDidDisappear: it is not on screen",
        "viewDidDisappear not called",
        []
      )
      return true
    }
    return false
  }

  /// What is wrong with a controller that has appeared where it cannot be seen.
  private func misplaced(
    _ controller: Int,
    _ entry: Ledger.Entry,
    _ bench: Bench
  ) -> (clause: Clause, expected: String, found: String, also: [String])? {
    let above = entry.parent >= 0 ? bench.ledger.entries[Int(entry.parent)].phase : .unknown
    let isAlone = above == .disappeared || above == .disappearing || above == .appearing
    let isForeign = bench.holds(.exemptOrphanAlone, bench.ledger.isOrphan(controller))
    let isEarly =
      isForeign || bench.holds(.exemptEarlyPageAlone, bench.isWithinEarlyPage(controller))
    if !isEarly && bench.holds(.appearedUnderGone, isAlone) {
      return (
        .appearedUnderGone, "viewDidDisappear with the parent",
        "appeared under a parent that is \(above)", ["INV-29"]
      )
    }
    let isByHand = bench.holds(.exemptByHandAtRest, bench.ledger.isDrivenOffWindow(controller))
    if !isEarly && !isByHand && bench.holds(.appearedOutside, entry.inWindow == .no) {
      return (
        .appearedOutside, "no appearance without a window",
        "appeared while its view is in no window", []
      )
    }
    return nil
  }

  private func isExempt(_ entry: Ledger.Entry, _ bench: Bench) -> Bool {
    bench.holds(
      .quirk6,
      entry.phase == .appearing && bench.profile.quirks.contains(.hiddenChildNeverAppears)
    )
  }

  private func judgeOrphan(
    _ controller: Int,
    _ entry: Ledger.Entry,
    at index: Int,
    _ bench: inout Bench
  ) {
    if entry.isOrphanReported || entry.isDead { return }
    let isTold =
      bench.ledger.carriesParents || bench.ledger.carriesWindows || entry.isWhole
    guard isTold, bench.holds(.orphan, bench.ledger.isOrphan(controller)) else { return }
    bench.ledger.entries[controller].isOrphanReported = true
    bench.report(
      .orphan,
      at: index,
      controller: Int32(controller),
      expected: "addChild before its view is added",
      found: entry.parent < 0
        ? "its view is in a window but it has no parent"
        : "its view is in a window but its parent's is not",
      others: entry.parent < 0 ? [] : [entry.parent],
      severity: .advice
    )
  }
}
