// What shrinking comes to.

/// A shrunk path and what it took.
public struct ShrinkResult<Step> {
  /// The steps that still fail in the same way.
  public let steps: [Step]
  /// What shrinking did.
  public let statistics: ShrinkStatistics
}

extension ShrinkResult: Sendable where Step: Sendable {}
