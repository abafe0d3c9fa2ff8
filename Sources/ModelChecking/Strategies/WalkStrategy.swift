// How a random walk picks its steps.

/// A way to pick the steps of a random walk.
public protocol WalkStrategy {
  /// Prepares a walk of at most `stepsMax` steps.
  mutating func begin(stepsMax: Int, source: inout RandomSource)

  /// Returns the index of the step to take.
  mutating func index(for choice: Choice, source: inout RandomSource) -> Int
}
