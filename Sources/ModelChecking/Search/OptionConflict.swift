// Choices that would make a search unsound together, refused before it starts.

/// Why options were refused: together they could miss a breach without saying so.
public enum OptionConflict: String, Error, Hashable, Sendable {
  /// A reduction learns from finished paths which other orders matter.
  case reductionNeedsDepthFirst =
    "a reduction needs the depth-first order or iterative deepening: choose one, or no reduction"
  /// A path that ends at a known state hides the races behind it from a reduction.
  case reductionWithFingerprints =
    "a reduction and pruning by fingerprints exclude each other: switch one off"
  /// A property that compares independent steps would see one of their orders only.
  case reductionWithOrderSensitiveProperty =
    "a property compares the order of independent steps: switch the reduction off"
  /// Symmetry acts through fingerprints.
  case symmetryNeedsFingerprints =
    "symmetry acts through fingerprints: switch pruning by fingerprints on as well"
  /// A state reached at a higher cost would hide the paths left to it at a lower one.
  case fingerprintsWithCostBound =
    "a bound on delays or preemptions excludes pruning by fingerprints: switch one off"
  /// The system offers no fingerprint to prune by.
  case fingerprintsMissing =
    "the system offers no fingerprint, since not all its state can be seen: leave it out"
  /// A bound that is never raised never ends.
  case emptyDeepening =
    "iterative deepening needs a step of at least 1"
  /// What races have called for, and which states were met, is not kept.
  case checkpointOfThisSearch =
    "only a breadth-first or depth-first search, plain or with sleep sets, can be resumed"
}

extension OptionConflict: CustomStringConvertible {
  public var description: String { rawValue }
}
