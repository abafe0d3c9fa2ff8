// A family of checks: what its tables say of its invariants and of its excuses.

package import VCLifecycle

/// The invariants on one subject, in text form; the monitors lie in the folder of its name.
package struct CheckFamily: Sendable {
  package let name: String
  /// The entries that `CatalogueInvariant` reads.
  package let invariants: TextTable
  /// The entries that `Excuse` reads.
  let excuses: TextTable

  init(_ name: String, _ invariants: String, _ excuses: String) {
    self.name = name
    self.invariants = TextTable("invariants of \(name)", keys: CatalogueInvariant.keys, invariants)
    self.excuses = TextTable("excuses of \(name)", keys: Excuse.keys, excuses)
  }

  package static let all = [controllers, children, moves, transitions, state, delegates, trace]
}
