// What a monitor reports: one broken invariant at one event.

public import VCLifecycle

/// A broken invariant, with what was expected and what came.
public struct Violation: Hashable, Sendable {
  /// The demand that was broken, finer than its invariant.
  package let clause: Clause
  /// The number of events before the failing one.
  public let position: Int
  /// The controllers concerned, the failing one first.
  public let controllers: [ControllerID]
  /// The kind of transition that it happened in, if known.
  public let kind: TransitionKind?
  public let expected: String
  public let found: String
  /// Earlier events that belong to it.
  public let related: [Int]
  /// The grade of the broken clause; the choice of variants may make a finding less grave.
  public let severity: Grade
  /// More general invariants that the same defect breaks; reported here and not again.
  public let alsoBreaks: [String]

  /// Where the clause was broken: the same in every run over one trace.
  package struct Breach: Hashable, Sendable {
    package let position: Int
    let clause: Clause
  }

  package var breach: Breach { Breach(position: position, clause: clause) }

  /// The name of the broken invariant.
  public var id: String { "INV-\(clause.invariant)" }
  /// The broken invariant.
  public var invariant: CatalogueInvariant { CatalogueInvariant.all[clause.invariant - 1] }

  /// Whether the defect breaks an invariant, by itself or among the more general ones.
  public func breaks(_ id: String) -> Bool { self.id == id || alsoBreaks.contains(id) }
}

extension Violation {
  /// Restores what another process has found, as far as campaigns count it.
  package init(
    remembered clause: Clause,
    position: Int,
    severity: Grade,
    expected: String,
    found: String
  ) {
    self.init(
      clause: clause,
      position: position,
      controllers: [],
      kind: nil,
      expected: expected,
      found: found,
      related: [],
      severity: severity,
      alsoBreaks: []
    )
  }
}

extension Advice {
  /// Returns the advice on one violation: what is about other clauses is left out.
  public static func on(_ violation: Violation) -> Advice? {
    on(violation.id)?.about(violation.clause)
  }
}
