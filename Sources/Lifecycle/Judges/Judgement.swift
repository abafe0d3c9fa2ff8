// What the judges say of a whole trace.

/// The violations of a trace, and what could not be judged.
public struct Judgement: Sendable {
  public let violations: [Violation]
  /// What is legal but fragile.
  public let advice: [Violation]
  /// What was not judged, for want of data.
  public let skipped: [Skip]
  /// How many violations were found beyond the budget, and not kept.
  public let omitted: Int
  /// What the trace carries.
  public let carried: Invariant.Needs

  /// Whether no invariant is broken.
  public var isPermitted: Bool { violations.isEmpty }

  /// An invariant that was not judged.
  public struct Skip: Sendable {
    public let invariant: Invariant
    /// What the trace lacks: the shortest list of the invariant's alternatives.
    public let missing: Invariant.Needs
  }
}
