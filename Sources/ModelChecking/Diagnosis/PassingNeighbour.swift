// The path most like a failing one that does not fail: what made the difference.

/// A path that breaks nothing and differs from a failing one in a single step.
public struct PassingNeighbour<Step> {
  /// The index, in the failing path, of the step that differs.
  public let index: Int
  /// The step taken instead, or `nil` if the step was left out.
  public let replacement: Step?
  /// The path, without the steps that were no longer enabled.
  public let path: Path<Step>
}

extension PassingNeighbour: Sendable where Step: Sendable {}

extension ReplayedSystem {
  /// Returns the nearest path that breaks nothing: it differs as late as possible, by one step.
  ///
  /// At each step, from the last to the first, another enabled step is tried in its place, then
  /// none.
  /// Among those that differ at the same step, the one that keeps the most steps is nearest.
  public mutating func nearestPassingNeighbour(of failing: Path<Step>) -> PassingNeighbour<Step>? {
    for index in failing.steps.indices.reversed() {
      let prefix = Array(failing.steps[..<index])
      let rest = Array(failing.steps[(index + 1)...])
      _ = follow(prefix)
      let others: [Step?] = enabledSteps().filter { $0 != failing.steps[index] } + [nil]
      var best: PassingNeighbour<Step>?
      for other in others {
        let (path, outcome) = complete(prefix + (other.map { [$0] } ?? []) + rest)
        guard case .taken = outcome, path.count > best?.path.count ?? -1 else { continue }
        best = PassingNeighbour(index: index, replacement: other, path: path)
      }
      if let best { return best }
    }
    return nil
  }
}
