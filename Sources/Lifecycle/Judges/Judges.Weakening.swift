// A mutant of the judges: one clause removed, forced or negated, or one monitor taken out.

extension Judges {
  /// A fault put into one monitor on purpose, to see that some trace tells.
  package struct Weakening: Hashable, Sendable {
    let clause: Clause?
    let invariant: Int?
    let mode: Mode

    /// How a clause's condition is spoilt.
    package enum Mode: String, CaseIterable, Sendable {
      /// The condition never holds.
      case removed
      /// The condition always holds.
      case forced
      /// The condition is turned round.
      case negated
    }

    package init(_ clause: Clause, _ mode: Mode) {
      self.clause = clause
      invariant = nil
      self.mode = mode
    }

    /// The whole monitor of an invariant taken out.
    package init(without invariant: Int) {
      clause = nil
      self.invariant = invariant
      mode = .removed
    }

    func distort(_ condition: Bool) -> Bool {
      switch mode {
      case .removed: false
      case .forced: true
      case .negated: !condition
      }
    }
  }
}
