// What a replay needs that leaves out the snapshots which an earlier run has taken.

package import VCLifecycle

extension Stage {
  /// Whether the code under test has asked for events that lack their snapshots.
  package var hasShownIncompleteEvents: Bool { runtime.recorder.hasShownIncompleteEvents }

  /// Replaces the events so far by those of an earlier run that did the same, and records snapshots
  /// from now on.
  package func takeOver(_ events: [Event]) { runtime.recorder.takeOver(events) }

  /// Calls `body` with every event as it is recorded, and its position; it reads no snapshots.
  package func listen(_ body: @escaping (Event, Int) -> Void) {
    runtime.recorder.onEvent = body
  }
}
