// INV-12 animated flags, INV-13 and INV-14 transactions.

internal import Lifecycle

/// What ties a callback to the will before it (STATE-11, APPEAR-2, APPEAR-3).
struct TimingMonitor: Sendable {
  /// Judges a did that is a legal edge.
  func observeDid(_ moment: Moment, _ bench: inout Bench) {
    let isAppear = moment.event.kind == .viewDidAppear
    let will = isAppear ? moment.was.appear : moment.was.disappear
    let isTied = moment.was.phase == (isAppear ? .appearing : .disappearing) && will.index >= 0
    guard isTied else { return }
    judgeAnimated(moment, will, isAppear ? .animatedAppear : .animatedDisappear, &bench)
    judgeTransaction(moment, will, &bench)
  }

  func observeIsAppearing(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    guard was.phase == .appearing, was.appear.index >= 0, was.isAppearingCount == 0,
      !moment.isDirect
    else { return }
    judgeAnimated(moment, was.appear, .animatedIs, &bench)
    guard let transaction = moment.event.transaction, was.appear.transaction >= 0 else { return }
    let isByHand = !moment.isByUIKit || was.beginDepth > 0
    if bench.holds(.exemptByHand, isByHand) || bench.holds(.exemptOutside, was.inWindow == .no) {
      return
    }
    if bench.holds(.isAppearingLater, Int32(transaction) != was.appear.transaction) {
      bench.report(
        .isAppearingLater,
        moment,
        expected: "viewIsAppearing in the transaction of viewWillAppear",
        found: "viewIsAppearing in transaction \(transaction) after viewWillAppear in "
          + "\(was.appear.transaction)",
        related: [was.appear.index]
      )
    }
  }

  private func judgeAnimated(
    _ moment: Moment,
    _ will: Ledger.Will,
    _ clause: Clause,
    _ bench: inout Bench
  ) {
    guard let animated = moment.event.animated, let expected = will.animated.bool else { return }
    guard bench.holds(clause, animated != expected) else { return }
    let isQuirk =
      bench.profile.quirks.contains(.presenterDidFlagFalse) && expected && !animated
      && clause != .animatedIs
    if bench.holds(.quirk4, isQuirk) { return }
    bench.report(
      clause,
      moment,
      expected: "animated: \(expected), as in the will",
      found: "\(moment.event.kind.words) animated: \(animated)",
      related: [will.index]
    )
    // The will may be the wrong one: the did is not held to it again.
    bench.ledger.entries[moment.controller].appear.animated = .untold
  }

  /// Whether will and did come together at the end of a sheet's drag (V-SHEET-CANCEL).
  private func isSilentDrag(_ moment: Moment, _ bench: Bench) -> Bool {
    bench.profile.sheetCancel == .silentDrag
      && bench.ledger.open.contains { $0.kind == .sheetDrag && !$0.isImplied }
  }

  private func judgeTransaction(_ moment: Moment, _ will: Ledger.Will, _ bench: inout Bench) {
    guard let transaction = moment.event.transaction, will.transaction >= 0, moment.isByUIKit,
      moment.was.beginDepth == 0
    else { return }
    let number = Int32(transaction)
    if bench.holds(.didBeforeWill, number < will.transaction) {
      bench.report(
        .didBeforeWill,
        moment,
        expected: "a did not in an earlier transaction than its will",
        found: "\(moment.event.kind.words) in an earlier transaction",
        related: [will.index]
      )
      return
    }
    let isAnimated = will.animated == .yes
    // What the app began is not UIKit's to time, even if a transition of UIKit's ends it (INV-14).
    let isBegunByApp = will.origin == .begin
    let isExempt =
      bench.holds(.exemptCompensatingDid, moment.isCompensating || will.isCompensating)
      || bench.holds(.exemptBegunByApp, isBegunByApp) || isSilentDrag(moment, bench)
    if isAnimated && !isExempt && bench.holds(.didNotLater, number == will.transaction) {
      bench.report(
        .didNotLater,
        moment,
        expected: "\(moment.event.kind.words) after the animation",
        found: "\(moment.event.kind.words) in the transaction of its animated will",
        related: [will.index]
      )
    }
  }
}
