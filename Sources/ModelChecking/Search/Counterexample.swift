// A breach together with the path that shows it.

/// A breach and a path that leads to it.
public struct Counterexample<Step> {
  /// What was broken.
  public let breach: Breach
  /// The steps that lead there.
  public let path: Path<Step>
  /// The length of the repeating tail, if the breach is a path that goes round for ever.
  public let loopCount: Int

  /// Creates a counterexample.
  public init(breach: Breach, path: Path<Step>, loopCount: Int = 0) {
    self.breach = breach
    self.path = path
    self.loopCount = loopCount
  }
}

extension Counterexample: Sendable where Step: Sendable {}
extension Counterexample: Equatable where Step: Equatable {}
