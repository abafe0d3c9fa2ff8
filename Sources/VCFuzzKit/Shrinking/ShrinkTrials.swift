// What the passes of a shrinker ask.

/// Tries runs in the place of a failing one.
@MainActor
struct ShrinkTrials {
  /// Takes a path; returns the part that could be taken if it fails in the same way.
  let take: (RunPath) -> RunPath?
  /// How many more runs may be taken.
  let left: () -> Int
  /// The names that steps from a configuration refer to.
  let words: (Configuration) -> Vocabulary

  var isSpent: Bool { left() <= 0 }

  /// Whether all steps of a path can be taken, and fail in the same way.
  func fails(_ path: RunPath) -> Bool { take(path) == path }

  /// Puts a path in the place of another one if it fails in the same way as a whole.
  func replace(_ current: inout RunPath, by path: RunPath) -> Bool {
    guard fails(path) else { return false }
    current = path
    return true
  }
}
