// The answer of an optional requirement that a type does not implement.

/// Thrown by an optional requirement that the conforming type leaves out.
///
/// The source rewriter gives each optional requirement a default implementation that throws this,
/// and calls the requirement with `try?`.
public struct UnimplementedRequirement: Error {
  public init() {}
}
