// What usually lies behind a broken invariant, and what usually mends it.

/// The likely causes of a broken invariant and the usual repair.
public struct Advice: Sendable {
  /// The invariant's name: `INV-2`.
  public let invariant: String
  /// What causes it most often, the likeliest first.
  public let causes: [String]
  /// What mends it most often.
  public let repair: String

  init(_ number: Int, repair: String, causes: String...) {
    invariant = "INV-\(number)"
    self.causes = causes
    self.repair = repair
  }

  /// The advice on every invariant that can fire, in the order of the numbers.
  public static let all: [Advice] = oneController + transitions + tree + others

  /// Returns the advice on an invariant, if it can fire.
  public static func on(_ invariant: String) -> Advice? {
    all.first { $0.invariant == invariant }
  }
}
