// What a run broke, and what makes two failures the same.

package import LifecycleChecks
package import VCLifecycle

/// A broken invariant of a run.
package struct Failure: Hashable, Codable, Sendable {
  package let identity: Identity
  /// The failing event, by its position in the trace.
  package var position = 0
  package let expected: String
  package var found: String
  /// The catalogue's violation; nil for an invariant of the scenario's own.
  package private(set) var violation: Violation?
  /// The number of the step that showed it: 0 for the start, one more than all for the end.
  package var step = 0

  /// What is known of a failure without its run.
  private enum CodingKeys: CodingKey {
    case identity, expected, found
  }

  package init(
    identity: Identity,
    position: Int,
    expected: String,
    found: String,
    violation: Violation?,
    step: Int = 0
  ) {
    self.identity = identity
    self.position = position
    self.expected = expected
    self.found = found
    self.violation = violation
    self.step = step
  }
}

extension Failure {
  /// What makes two failures the same: the invariant, the roles and the kind of transition.
  ///
  /// The kind belongs to it only where the invariant is about a transition: what a container does
  /// wrong on its own is the same failure whichever transition of its environment it happens in.
  package struct Identity: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
    /// The catalogue's name, `INV-15`, or the scenario's own.
    package let invariant: String
    /// What the controllers concerned are to the tree: `root`, `in root`, `screen`, `nav`; and for
    /// an invariant that different bugs violate, which of its matters: `too early`.
    package let roles: [String]
    /// The kind of transition, `K-PUSH`; nil if none is known or the invariant is about none.
    package let transition: String?

    package init(invariant: String, roles: [String], transition: String?) {
      self.invariant = invariant
      self.roles = roles
      self.transition = transition
    }

    /// `INV-15 in a child of root during K-TAB`.
    package var description: String {
      var text = invariant
      // A child of the container under test has the role `in root`.
      let first = roles.first.map {
        $0.hasPrefix("in ") ? " in a child of \($0.dropFirst(3))" : " of \($0)"
      }
      text += ([first ?? ""] + roles.dropFirst()).joined(separator: ", ")
      if let transition { text += " during " + transition }
      return text
    }

    package static func < (left: Identity, right: Identity) -> Bool {
      left.description < right.description
    }
  }
}

extension Failure {
  /// The grade of the clause that was broken; what a scenario promises itself is a rule, too.
  package var severity: Grade { violation?.severity ?? .violation }
}

extension Failure.Identity {
  /// Makes the identity of a violation by a controller of that role.
  init(_ violation: Violation, roles: [String]) {
    let isAboutTransition = violation.invariant.isAbout(.transition)
    self.init(
      invariant: violation.id,
      roles: roles + (violation.clause.matter.map { [$0] } ?? []),
      transition: isAboutTransition ? violation.kind?.id : nil
    )
  }
}

extension Failure.Identity {
  /// Whether the failure violates an invariant on a subject.
  func isAbout(_ subject: CatalogueInvariant.Subject) -> Bool {
    CatalogueInvariant.named(invariant)?.isAbout(subject) == true
  }
}

extension Failure {
  /// Whether what fails later in a run may be its consequence.
  ///
  /// So it is where a controller is not in the state that its callbacks tell of. An event that came
  /// with a wrong flag, at a wrong time, or in a wrong order of calls leaves the states as they
  /// should be, and what a scenario promises of itself says nothing of them.
  private var mayHaveConsequences: Bool {
    guard let invariant = CatalogueInvariant.named(identity.invariant) else { return false }
    switch violation?.clause {
    case .beginWithoutParent, .viewBeforeParent: return false
    default: return !invariant.isAbout(.singleEvent)
    }
  }

  /// Whether it hides a later failure of the same run, which may be its consequence.
  ///
  /// The failures of `standing` are those of every run: they hide only each other.
  ///
  /// What is less grave hides nothing: a violation counts, whatever comes before it.
  package func hides(_ other: Failure, standing: [Identity]) -> Bool {
    mayHaveConsequences && severity >= other.severity
      && (!standing.contains(identity) || standing.contains(other.identity))
  }
}

extension [Failure] {
  /// The failures of a run that no earlier one hides.
  package func leading(standing: [Failure.Identity]) -> [Failure] {
    indices.filter { place in
      !self[..<place].contains { $0.hides(self[place], standing: standing) }
    }
    .map { self[$0] }
  }
}

extension Clause {
  /// What a bug that violates this clause has to do with, where it is no bug of the invariant's
  /// other clauses: none of them hides another.
  fileprivate var matter: String? {
    switch self {
    case .beginWithoutParent, .viewBeforeParent: "too early"
    case .foreignCaller: "by another controller"
    case .lineNested: "nested"
    case .lineAttempt: "refused"
    default: nil
    }
  }
}
