// A mutant of the checks: one clause removed, forced or negated, or one monitor removed.

extension CheckSuite {
  /// A planted bug in one monitor, which some example must detect.
  package struct Weakening: Hashable, Sendable {
    let clause: Clause?
    let invariant: Int?
    let mode: Mode

    /// How a clause's condition is changed.
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

    /// The whole monitor of an invariant removed.
    package init(without invariant: Int) {
      clause = nil
      self.invariant = invariant
      mode = .removed
    }

    /// Clauses that are checked only where they hold: forcing them changes nothing.
    ///
    /// Their branch is the condition; a test must detect that they are removed or negated.
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
      .didWhileTouched,
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
