// What shrinking did, in numbers.

/// What one shrinking did.
public struct ShrinkStatistics: Hashable, Sendable {
  /// The number of steps given.
  public var stepsBefore = 0
  /// The number of steps left.
  public var stepsAfter = 0
  /// The replays spent, the first included.
  public var replays = 0
  /// The deletions that succeeded.
  public var deletions = 0
  /// The simplifications that succeeded.
  public var simplifications = 0
  /// The rounds of all passes.
  public var rounds = 0
  /// Whether no single step can be left out.
  public var isOneMinimal = false

  /// Creates the statistics of nothing.
  public init() {}
}
