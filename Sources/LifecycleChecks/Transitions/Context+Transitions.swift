// The conditions of the excuses that need more than an expression: transitions, the background.

internal import VCLifecycle

extension CheckingContext {
  /// Whether a did completes what began after a position.
  func isCompleting(_ moment: EventContext, since start: Int32) -> Bool {
    let was = moment.was
    switch moment.event.kind {
    case .viewDidAppear: return was.phase == .appearing && was.appear.index > start
    case .viewDidDisappear: return was.phase == .disappearing && was.disappear.index > start
    default: return false
    }
  }

  /// Whether the window drives a child of a plain container on screen, which sends no callback of
  /// its own accord: the app put the view in or took it out (table 1.10c).
  func isDrivenByWindowAlone(_ moment: EventContext) -> Bool {
    guard moment.event.origin == .uikit, moment.was.parent >= 0 else { return false }
    let parent = ledger.entries[Int(moment.was.parent)]
    return parent.container == .automatic && parent.phase == .appeared
  }

  /// Whether a controller that was not on screen appears: it is the first callback that is printed.
  func isFirstOfAppearance(_ moment: EventContext) -> Bool {
    let was = moment.was
    let first: Event.Kind = was.records(.viewWillAppear) ? .viewWillAppear : .viewDidAppear
    return moment.event.kind == first && (was.phase == .disappeared || was.phase == .unknown)
  }

  /// Whether a did ends what began after a position.
  func endsWhatBegan(_ moment: EventContext, since marker: Int32) -> Bool {
    let begun: Ledger.Phase? =
      switch moment.event.kind {
      case .viewDidAppear: .appearing
      case .viewDidDisappear: .disappearing
      default: nil
      }
    return moment.was.phase == begun && moment.was.lastIndex > marker
  }
}
