// The conditions of the excuses that need more than an expression: transitions, the background.

internal import VCLifecycle

extension Context {
  /// Whether a did completes what began after a position.
  func isCompleting(_ moment: Moment, since start: Int32) -> Bool {
    moment.isDid && moment.was.phase == moment.begun && moment.will.index > start
  }

  /// Whether the window drives a child of a plain container on screen, which sends no callback of
  /// its own accord: the app put the view in or took it out (table 1.10c).
  func isDrivenByWindowAlone(_ moment: Moment) -> Bool {
    guard moment.event.origin == .uikit, moment.was.parent >= 0 else { return false }
    let parent = entries[moment.was.parent]
    return parent.container == .automatic && parent.phase == .appeared
  }

  /// Whether a controller that was not on screen appears: it is the first callback that is printed.
  func isFirstOfAppearance(_ moment: Moment) -> Bool {
    let was = moment.was
    let first: Event.Kind = was.records(.viewWillAppear) ? .viewWillAppear : .viewDidAppear
    return moment.kind == first && (was.phase == .disappeared || was.phase == .unknown)
  }

  /// Whether a did ends what began after a position.
  func endsWhatBegan(_ moment: Moment, since marker: Int32) -> Bool {
    moment.isDid && moment.was.phase == moment.begun && moment.was.lastIndex > marker
  }
}
