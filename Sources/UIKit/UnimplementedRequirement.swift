// The answer of an optional requirement that a type does not implement.

/// Thrown by an optional requirement that the conforming type leaves out.
///
/// The source rewriter gives each optional requirement a default implementation that throws this,
/// and calls the requirement with `try?`.
public struct UnimplementedRequirement: Error {
  public init() {}

  /// The requirement as a function that returns nil where the type leaves it out.
  public static func ignored<each Argument, Result>(
    _ requirement: ((repeat each Argument) throws -> Result)?
  ) -> ((repeat each Argument) -> Result?)? {
    guard let requirement else { return nil }
    return { (argument: repeat each Argument) in try? requirement(repeat each argument) }
  }
}
