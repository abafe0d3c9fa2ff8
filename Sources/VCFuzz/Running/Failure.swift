// What a run broke, and what makes two failures the same.

package import Lifecycle

/// A broken invariant of a run.
package struct Failure: Hashable, Sendable {
  package let identity: Identity
  /// The event at fault, by its position in the trace.
  package let position: Int
  package let expected: String
  package let found: String
  /// The catalogue's violation; nil for an invariant of the scenario's own.
  package let violation: Violation?

  package init(
    identity: Identity,
    position: Int,
    expected: String,
    found: String,
    violation: Violation?
  ) {
    self.identity = identity
    self.position = position
    self.expected = expected
    self.found = found
    self.violation = violation
  }
}

extension Failure {
  /// What makes two failures the same: the invariant, the roles and the kind of transition.
  package struct Identity: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The catalogue's name, `INV-15`, or the scenario's own.
    package let invariant: String
    /// What the controllers concerned are to the tree: `root`, `in root`, `screen`, `nav`.
    package let roles: [String]
    /// The kind of transition, `K-PUSH`; nil if none is known.
    package let transition: String?

    package init(invariant: String, roles: [String], transition: String?) {
      self.invariant = invariant
      self.roles = roles
      self.transition = transition
    }

    /// `INV-15 of in root during K-TAB`.
    package var description: String {
      var text = invariant
      if !roles.isEmpty { text += " of " + roles.joined(separator: ", ") }
      if let transition { text += " during " + transition }
      return text
    }

    package static func < (left: Identity, right: Identity) -> Bool {
      left.description < right.description
    }
  }
}
