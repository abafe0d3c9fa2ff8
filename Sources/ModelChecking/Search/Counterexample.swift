// A breach together with the path that shows it.

/// A breach and a path that leads to it.
public struct Counterexample<Step> {
  /// What was broken.
  public let breach: Breach
  /// The steps that lead there.
  public let path: Path<Step>

  /// Creates a counterexample.
  public init(breach: Breach, path: Path<Step>) {
    self.breach = breach
    self.path = path
  }
}

extension Counterexample: Sendable where Step: Sendable {}
extension Counterexample: Equatable where Step: Equatable {}
