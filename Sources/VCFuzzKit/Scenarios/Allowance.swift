// What a scenario breaks knowingly.

/// An invariant or an exception of UIKit that the system under test breaks knowingly.
@MainActor
public struct Allowance {
  /// The invariant's name, the catalogue's or the caller's own.
  public let invariant: String
  /// Why it is no bug here; reports repeat it.
  public let reason: String

  /// Permits an invariant to be broken: `Allowance("INV-51", because: "…")`.
  public init(_ invariant: String, because reason: String) {
    self.invariant = invariant
    self.reason = reason
  }
}
