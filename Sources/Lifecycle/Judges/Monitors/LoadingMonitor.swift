// INV-4 load before appearance, INV-5 loaded once.

/// The loading of one controller's view (STATE-6, STATE-7).
struct LoadingMonitor: Sendable {
  private var carriesLoadView = false

  /// Judges a callback that needs a loaded view.
  func observeUse(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    guard was.isSeen, bench.holds(.usedUnloaded, !was.isLoaded) else { return }
    let isQuirk =
      moment.event.kind == .viewWillDisappear
      && bench.profile.quirks.contains(.tabSelectedInLoadDisappears)
    if bench.holds(.quirk9Loading, isQuirk) { return }
    bench.report(
      .usedUnloaded,
      moment,
      expected: "viewDidLoad before \(moment.event.kind.words)",
      found: "\(moment.event.kind.words) before viewDidLoad"
    )
    bench.ledger.entries[moment.controller].isLoaded = true
  }

  mutating func observeLoadView(_ moment: Moment, _ bench: inout Bench) {
    carriesLoadView = true
    if bench.holds(.loadViewTwice, moment.was.loadViewCount > 0) {
      bench.report(
        .loadViewTwice,
        moment,
        expected: "viewDidLoad",
        found: "loadView called twice"
      )
    }
  }

  func observeDidLoad(_ moment: Moment, _ bench: inout Bench) {
    let was = moment.was
    let isOnScreen = was.phase != .disappeared && was.phase != .unknown
    if bench.holds(.loadedTwice, was.hasDidLoad && !was.wasUnloaded) {
      bench.report(
        .loadedTwice,
        moment,
        expected: "one viewDidLoad per loaded view",
        found: "viewDidLoad called twice"
      )
      return
    }
    let isLate = was.isSeen && isOnScreen && !was.hasDidLoad && was.isLoaded && !was.wasUnloaded
    if bench.holds(.loadedLate, isLate && !was.isWhole && was.appear.index >= 0) {
      bench.report(
        .loadedLate,
        moment,
        expected: "viewDidLoad before viewWillAppear",
        found: "viewDidLoad after viewWillAppear",
        related: [was.appear.index]
      )
      return
    }
    // A log of a class that does not override loadView has none; a recording has them all.
    let isTold = carriesLoadView && bench.ledger.carried.contains(.transactions)
    if bench.holds(.loadViewMissing, isTold && was.loadViewCount == 0) {
      bench.report(
        .loadViewMissing,
        moment,
        expected: "loadView before viewDidLoad",
        found: "viewDidLoad without loadView"
      )
    }
  }
}
