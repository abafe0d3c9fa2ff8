// The likely causes of a violated invariant, and the usual repair.

internal import Lifecycle

/// The likely causes of a violated invariant and the usual repair.
public struct Advice: Sendable {
  /// The invariant's name: `INV-2`.
  public let invariant: String
  /// The causes, the likeliest first.
  public let causes: [String]
  /// The usual repair.
  public let repair: String

  /// Reads the notes `cause` and `repair` of an invariant's entry.
  init(_ entry: TextTable.Entry) throws(TableError) {
    invariant = entry.fields[0]
    causes = entry.values(of: "cause")
    repair = try entry.value(of: "repair")
    if causes.isEmpty { throw entry.error("expected a 'cause'") }
  }

  /// The advice on every invariant that a monitor checks, in the order of the numbers.
  public static let all: [Advice] = CatalogueInvariant.all.compactMap(\.advice)

  /// Returns the advice on an invariant, if a monitor checks it.
  public static func on(_ invariant: String) -> Advice? {
    CatalogueInvariant.named(invariant)?.advice
  }
}
