// A step of an exploration: the choice of a start, or a step of the run.

/// A step of an exploration.
package enum ExploredStep: Hashable, Sendable {
  /// The run begins with the setting of that number; the first step where there are several.
  case begin(Int)
  case take(Step)

  /// The step of the run; nil for the choice of the start.
  package var step: Step? {
    if case .take(let step) = self { step } else { nil }
  }
}
