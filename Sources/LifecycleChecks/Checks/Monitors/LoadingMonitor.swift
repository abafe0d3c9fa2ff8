// INV-4 load before appearance, INV-5 loaded once.

internal import Lifecycle

/// The loading of one controller's view (STATE-6, STATE-7).
struct LoadingMonitor: Sendable {
  private var carriesLoadView = false
  /// Loads without a loadView, until the trace shows that it records loadView at all.
  private var held: [(position: Int32, controller: Int32)] = []
  private static let heldMax = 16

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
    for item in held { reportMissing(item.position, item.controller, &bench) }
    held.removeAll()
    if bench.holds(.loadViewTwice, moment.was.loadViewCount > 0) {
      bench.report(
        .loadViewTwice,
        moment,
        expected: "viewDidLoad",
        found: "loadView called twice"
      )
    }
  }

  mutating func observeDidLoad(_ moment: Moment, _ bench: inout Bench) {
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
    guard bench.ledger.carried.contains(.transactions),
      bench.holds(.loadViewMissing, was.loadViewCount == 0)
    else { return }
    if carriesLoadView {
      reportMissing(Int32(moment.index), Int32(moment.controller), &bench)
    } else if held.count < Self.heldMax {
      held.append((Int32(moment.index), Int32(moment.controller)))
    }
  }

  private func reportMissing(_ position: Int32, _ controller: Int32, _ bench: inout Bench) {
    bench.report(
      .loadViewMissing,
      at: Int(position),
      controller: controller,
      expected: "loadView before viewDidLoad",
      found: "viewDidLoad without loadView"
    )
  }

  func rest(_ controller: Int, at index: Int, _ bench: inout Bench) {
    guard bench.holds(.didLoadMissing, bench.ledger.entries[controller].loadViewCount > 0) else {
      return
    }
    bench.ledger.entries[controller].loadViewCount = 0
    bench.report(
      .didLoadMissing,
      at: index,
      controller: Int32(controller),
      expected: "viewDidLoad",
      found: "viewDidLoad not called after loadView"
    )
  }
}

// MARK: - State

extension LoadingMonitor {
  func addState(to words: inout StateWords) {
    words.add(carriesLoadView)
    for item in held { words.add(item.controller) }  // in their order
    words.add(held.count)
  }
}
