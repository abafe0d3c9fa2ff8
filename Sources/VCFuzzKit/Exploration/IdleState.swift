// The state of an idle run as numbers, to compare it with other runs.

internal import HeadlessUIKit
internal import VCLifecycle

/// Everything that decides how an idle run can continue and how that is checked.
@MainActor
struct IdleState {
  /// The state as numbers; nil if not all of it can be seen.
  let words: [UInt64]?
  /// What cannot be seen.
  let unknown: String
  /// The numbers of the controllers in the state, by their identities in the trace.
  let controllers: [Int32: Int]

  /// Reads the state of a run; nil if something has failed or is under way, but for a finger that
  /// rests on the scenario's own container and timers.
  init?(of run: Run) {
    guard run.failure == nil, run.reactions.count == 0, run.stage.isStill else { return nil }
    if run.live.subject.readsEvents {
      words = nil
      unknown = "an invariant over the events of the run"
      controllers = [:]
      return
    }
    let subjectState = run.live.subject.state
    let state = RestState(of: run.stage, readsAppClasses: subjectState == nil)
    state.add(run.live)
    if let subjectState {
      let count = run.stage.eventCount
      state.add(described: run.observer.executing(.invariant) { subjectState() })
      if run.stage.eventCount != count {
        state.setUnknown("a state that changes what it describes")
      }
    }
    words = state.finished { words in
      words.add(run.gesture.number ?? -1)
      words.add(run.gesture.isWatched)
      run.verdict.addState(to: &words)
    }
    unknown = state.unknown ?? "a violation"
    controllers = state.controllers
  }
}

extension Subject {
  /// Whether an invariant may ask for any event of the run.
  var readsEvents: Bool { invariants.contains(where: \.readsEvents) }
}
