// The end of a run's objects: what still exists after everything was released (INV-57).

internal import HeadlessUIKit
internal import VCLifecycle

extension Run {
  static let releaseInvariant = "INV-57"

  /// Releases the window, the root and the scenario's objects, and reports what still exists.
  ///
  /// The run is over: its controllers are gone, its events and its verdict stay.
  package func release() {
    guard failure == nil, finalRoles == nil, stage.isAtRest else { return }
    let end = stage.eventCount
    noteRoles(of: stage.livingControllers)
    live.release()
    stage.releaseEverything()
    if !stage.livingControllers.isEmpty { takeAgain() }
    stage.record(survivors: stage.livingControllers, from: end)
    collectViolations()
  }

  /// Takes the same steps once more in another run.
  ///
  /// A cache outside of the runs that holds the last of everything then releases what is in it.
  private func takeAgain() {
    let again = Run(scenario, configuration, isProbe: true)
    for step in path { again.take(step) }
    again.finish()
  }
}
