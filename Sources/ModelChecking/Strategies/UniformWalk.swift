// The plainest walk: every enabled step is equally likely.

/// A walk that takes every enabled step with equal chance.
public struct UniformWalk: WalkStrategy {
  /// Creates the strategy.
  public init() {}

  public mutating func begin(stepsMax: Int, source: inout RandomSource) {}

  public mutating func index(for choice: Choice, source: inout RandomSource) -> Int {
    source.below(choice.actors.count)
  }
}
