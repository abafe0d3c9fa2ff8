// A mutant of the checks: one clause or excuse spoilt, or one monitor removed.

/// A planted bug in one monitor, which some example must detect.
package struct Weakening: Sendable {
  let target: Target
  let mode: Mode

  /// What is spoilt.
  enum Target: Sendable {
    case clause(Clause)
    /// An excuse at some of the clauses that it serves.
    case excuse(String, at: [Clause])
    case invariant(Int)
    case disturbance(Disturbance)
  }

  /// How the condition of a clause or an excuse is changed.
  package enum Mode: String, CaseIterable, Sendable {
    /// The condition never holds.
    case removed
    /// The condition always holds.
    case forced
    /// The condition is turned round.
    case negated
  }

  package init(_ clause: Clause, _ mode: Mode) {
    target = .clause(clause)
    self.mode = mode
  }

  /// An excuse that never, always or wrongly applies in one of its uses.
  package init(_ excuse: Excuse, _ use: Excuse.Use, _ mode: Mode) {
    target = .excuse(excuse.name, at: use.clauses)
    self.mode = mode
  }

  /// The whole monitor of an invariant removed.
  package init(without invariant: Int) {
    target = .invariant(invariant)
    mode = .removed
  }

  /// A cause of disturbances that is never noted.
  package init(without disturbance: Disturbance) {
    target = .disturbance(disturbance)
    mode = .removed
  }

  /// How many mutants a monitor has: itself removed, and each clause and excuse in each mode.
  package static func count(of invariant: CatalogueInvariant) -> Int {
    guard invariant.hasMonitor else { return 0 }
    let clauses = Clause.allCases.count { $0.invariant == invariant.number }
    return 1 + (clauses + Excuse.uses(for: invariant).count) * Mode.allCases.count
  }

  func distort(_ condition: Bool) -> Bool {
    switch mode {
    case .removed: false
    case .forced: true
    case .negated: !condition
    }
  }
}
