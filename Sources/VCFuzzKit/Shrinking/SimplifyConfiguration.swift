// The pass that simplifies what a run starts from, one edit at a time.

/// Simplifies the configuration of a path.
enum SimplifyConfiguration {
  @MainActor
  static func apply(to path: inout RunPath, keepsProfile: Bool, _ trials: ShrinkTrials) {
    var hasProgress = true
    while hasProgress && !trials.isSpent {
      hasProgress = false
      for edit in path.configuration.simpler(keepsProfile: keepsProfile) {
        guard let taken = trials.take(path.edited(edit)) else { continue }
        path = taken
        hasProgress = true
        break
      }
    }
  }
}
