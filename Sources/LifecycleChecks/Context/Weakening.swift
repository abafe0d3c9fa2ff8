// A mutant of the checks: one clause or exemption spoilt, or one monitor removed.

extension CheckSuite {
  /// A planted bug in one monitor, which some example must detect.
  package struct Weakening: Hashable, Sendable {
    let clause: Clause?
    let exemption: Exemption?
    let invariant: Int?
    let disturbance: Disturbance?
    let mode: Mode

    /// How the condition of a clause or an exemption is changed.
    package enum Mode: String, CaseIterable, Sendable {
      /// The condition never holds.
      case removed
      /// The condition always holds.
      case forced
      /// The condition is turned round.
      case negated
    }

    package init(_ clause: Clause, _ mode: Mode) {
      self.init(clause: clause, mode: mode)
    }

    /// A row of the table of exemptions that never, always or wrongly applies.
    package init(_ exemption: Exemption, _ mode: Mode) {
      self.init(exemption: exemption, mode: mode)
    }

    /// The whole monitor of an invariant removed.
    package init(without invariant: Int) {
      self.init(invariant: invariant, mode: .removed)
    }

    /// A cause of disturbances that is never noted.
    package init(without disturbance: Disturbance) {
      self.init(disturbance: disturbance, mode: .removed)
    }

    private init(
      clause: Clause? = nil,
      exemption: Exemption? = nil,
      invariant: Int? = nil,
      disturbance: Disturbance? = nil,
      mode: Mode
    ) {
      self.clause = clause
      self.exemption = exemption
      self.invariant = invariant
      self.disturbance = disturbance
      self.mode = mode
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
      .leavingAtRest,
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
      .neverLaidOut,
      .neverDone,
    ]

    /// How many mutants a monitor has: itself removed, and each clause and exemption in each mode.
    package static func count(of invariant: CatalogueInvariant) -> Int {
      guard invariant.hasMonitor else { return 0 }
      let clauses = Clause.allCases.count { $0.invariant == invariant.number }
      return 1 + (clauses + Exemption.of(invariant).count) * Mode.allCases.count
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
