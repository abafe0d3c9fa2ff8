// A family of checks: what its tables say of its invariants, their clauses and excuses.

package import VCLifecycle

/// The invariants on one subject, in text form; the monitors lie in the folder of its name.
///
/// An invariant's entry is its name and class with the notes that `CatalogueInvariant` reads. A
/// clause's entry is its name, what it expects and what came instead; with a star, it is checked
/// only where it holds, so that its branch is its condition. `Excuse` describes the third table.
package struct CheckFamily: Sendable {
  package let name: String
  package let invariants: TextTable
  let clauses: TextTable
  let excuses: TextTable

  init(_ name: String, _ invariants: String, _ clauses: String, _ excuses: String) {
    self.name = name
    self.invariants = TextTable("invariants of \(name)", keys: CatalogueInvariant.keys, invariants)
    self.clauses = TextTable("clauses of \(name)", clauses)
    self.excuses = TextTable("excuses of \(name)", keys: Excuse.keys, excuses)
  }

  package static let all = [controllers, children, moves, transitions, state, delegates, trace]
}
