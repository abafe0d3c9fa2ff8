// The pass that puts the plainest run that fails in the same way in place of what was found.

/// Replaces a path by a plain one.
enum ReplaceByPlain {
  /// Returns whether there is a plain path that fails in the same way and costs no more.
  @MainActor
  static func apply(to path: inout RunPath, among runs: CanonicalRuns, _ trials: ShrinkTrials)
    -> Bool
  {
    let cost = path.cost
    for run in runs.all(after: path.steps) {
      if cost < run.cost || trials.isSpent { return false }
      if trials.replace(&path, by: run) { return true }
    }
    return false
  }
}
