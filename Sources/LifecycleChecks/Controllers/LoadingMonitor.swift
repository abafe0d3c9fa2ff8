// INV-4 load before appearance, INV-5 loaded once.

internal import VCLifecycle

/// The loading of one controller's view (STATE-6, STATE-7).
struct LoadingMonitor: Sendable {
  private var carriesLoadView = false
  /// Loads without a loadView, until the trace shows that it records loadView at all.
  private var held = HeldViolations()

  /// Checks a callback that needs a loaded view.
  func observeUse(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    guard was[.isSeen], was.records(.viewDidLoad) else { return }
    let isUnloaded = context.holds(.usedUnloaded, !was[.isLoaded]) { excuse in
      excuse("restoredTabUnloaded") {
        moment.kind == .viewWillDisappear
          && context.hasQuirk(.tabSelectedInLoadDisappears, at: moment)
      }
    }
    guard isUnloaded else { return }
    context.report(.usedUnloaded, moment)
    context.entries[moment.controller][.isLoaded] = true
  }

  mutating func observeLoadView(_ moment: Moment, _ context: inout Context) {
    carriesLoadView = true
    held.report(.loadViewMissing, &context)
    let isAgain = moment.was.loadViewCount > 0 && moment.was.records(.viewDidLoad)
    context.check(.loadViewTwice, isAgain, moment)
  }

  mutating func observeDidLoad(_ moment: Moment, _ context: inout Context) {
    let was = moment.was
    let isOnScreen = was.phase != .disappeared && was.phase != .unknown
    if context.check(.loadedTwice, was[.hasDidLoad] && !was[.wasUnloaded], moment) { return }
    let isLate =
      was[.isSeen] && isOnScreen && !was[.hasDidLoad] && was[.isLoaded] && !was[.wasUnloaded]
    if context.check(
      .loadedLate,
      isLate && !was[.isWhole] && was.appear.index >= 0,
      moment,
      related: [was.appear.index]
    ) {
      return
    }
    // A log of a class that does not override loadView has none; a recording has them all.
    guard context.ledger.carries(.transactions), was.records(.loadView),
      context.holds(.loadViewMissing, was.loadViewCount == 0)
    else { return }
    held.add(Int32(moment.index), moment.controller)
    if carriesLoadView { held.report(.loadViewMissing, &context) }
  }

  func rest(_ controller: Int32, at index: Int, _ context: inout Context) {
    let entry = context.entries[controller]
    let isMissing = entry.loadViewCount > 0 && entry.records(.viewDidLoad)
    guard context.holds(.didLoadMissing, isMissing) else { return }
    context.entries[controller].loadViewCount = 0
    context.report(.didLoadMissing, at: index, controller: controller)
  }
}

// MARK: - State

extension LoadingMonitor {
  func addState(to words: inout StateWords) {
    words.add(carriesLoadView)
    held.addState(to: &words)
  }
}
