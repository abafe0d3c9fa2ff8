// The result of checking a whole trace.

/// The violations of a trace, and the invariants that could not be checked.
public struct CheckResult: Sendable {
  public let violations: [Violation]
  /// What is legal but fragile.
  public let advice: [Violation]
  /// How many violations were found beyond the budget, and not kept.
  public let omitted: Int
  /// What the trace carries.
  public let carried: CatalogueInvariant.Needs

  /// Whether no invariant is broken.
  public var isPermitted: Bool { violations.isEmpty }

  /// The invariants that were not checked for lack of data.
  public var skipped: [Skip] {
    CatalogueInvariant.all.compactMap { invariant in
      if !invariant.hasMonitor || invariant.isChecked(with: carried) { return nil }
      let lacks = invariant.needs.map { $0.subtracting(carried) }
      let least = lacks.min { $0.rawValue.nonzeroBitCount < $1.rawValue.nonzeroBitCount }
      guard let least else { return nil }
      return Skip(invariant: invariant, missing: least)
    }
  }

  /// An invariant that was not checked.
  public struct Skip: Sendable {
    public let invariant: CatalogueInvariant
    /// What the trace lacks: the shortest list of the invariant's alternatives.
    public let missing: CatalogueInvariant.Needs
  }
}
