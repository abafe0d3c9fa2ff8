// The result of shrinking a path.

/// A shrunk path and the statistics of shrinking it.
public struct ShrinkResult<Step> {
  /// The steps that still fail in the same way.
  public let steps: [Step]
  /// The statistics.
  public let statistics: ShrinkStatistics
}

extension ShrinkResult: Sendable where Step: Sendable {}
