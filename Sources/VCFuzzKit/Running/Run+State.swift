// The state of an idle run as numbers, to compare it with other runs.

internal import HeadlessUIKit
internal import VCLifecycle

extension Run {
  /// Whether nothing has failed and nothing is under way, but for a finger that rests on the
  /// scenario's own container and timers.
  var isComparable: Bool { failure == nil && !isWaiting && stage.isStill }

  /// Whether an invariant may ask for any event of the run.
  var readsEvents: Bool { live.subject.invariants.contains(where: \.readsEvents) }

  /// Everything that decides how an idle run can continue and how that is checked, as numbers, or
  /// what of it cannot be seen; and the numbers of the controllers in it.
  var restState: (words: [UInt64]?, unknown: String, controllers: [Int32: Int]) {
    if readsEvents {
      return (nil, "an invariant over the events of the run", [:])
    }
    let subjectState = live.subject.state
    let state = RestState(of: stage, readsAppClasses: subjectState == nil)
    state.add(live)
    if let subjectState {
      let count = stage.eventCount
      state.add(described: watch.executing(.invariant) { subjectState() })
      if stage.eventCount != count { state.setUnknown("a state that changes what it describes") }
    }
    let words = state.finished { words in
      words.add(gestureUnderWay ?? -1)
      words.add(isGestureWatched)
      addChecks(to: &words)
    }
    return (words, state.unknown ?? "a violation", state.controllers)
  }
}
