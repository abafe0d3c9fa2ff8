// A mutant of the judges: one clause removed, forced or negated, or one monitor taken out.

extension CheckSuite {
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

    /// Clauses that are asked only where they hold: forcing them changes nothing.
    ///
    /// The branch they stand in is the condition; removing and negating them must be told.
    package static let constant: [Clause] = [
      .appearingAtRest,
      .disappearingAtRest,
      .afterDeath,
      .superWrong,
      .misuseLine,
      .childDidAppearFirst,
      .willMoveTwice,
      .willMoveAgain,
      .movedOver,
      .willMoveLeaving,
      .didMoveTwice,
      .didMoveLeaving,
      .neverMoved,
      .willLeaveTwice,
      .willLeaveNothing,
      .leftUnannounced,
      .didLeaveMoving,
      .didLeaveNothing,
      .movingAtRest,
      .didShowCancelled,
      .willShowUnmatched,
      .attemptWhileDismissing,
      .endUnstarted,
      .openAtRest,
      .notSilent,
      .lineUnbalanced,
      .lineNested,
      .lineMisuse,
      .lineAttempt,
      .exception,
    ]

    /// How many mutants an invariant's monitor has: itself taken out, each clause in each mode.
    package static func count(of invariant: CatalogueInvariant) -> Int {
      guard invariant.hasMonitor else { return 0 }
      let clauses = Clause.allCases.count { $0.invariant == invariant.number }
      return 1 + clauses * Mode.allCases.count
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
