// The pass that lets the container appear before the first action.
//
// A commit costs a reader nothing, and what happens before it is seldom what users do.

/// Puts a commit before the first action.
enum AppearFirst {
  /// Returns whether the run fails then as well.
  @MainActor
  static func apply(to path: inout RunPath, _ trials: ShrinkTrials) -> Bool {
    path.isEarly
      && trials.replace(&path, by: RunPath(path.configuration, [.commit] + path.steps))
  }
}
