// What a scenario holds itself to although UIKit does not ask for it.

/// An invariant of grade advice whose breach counts as a failure of the system under test.
@MainActor
public struct Demand {
  /// The invariant's name in the catalogue.
  public let invariant: String
  /// Why the system under test must obey it.
  public let reason: String

  /// Makes advice count: `Demand("INV-57", because: "drawers are opened a thousand times a day")`.
  public init(_ invariant: String, because reason: String) {
    self.invariant = invariant
    self.reason = reason
  }
}
