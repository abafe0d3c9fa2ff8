// The report of a search.

/// What a search found and what it may claim.
public struct SearchReport<Step> {
  /// What was covered and what was left out.
  public var certificate: Certificate
  /// One counterexample for each identity, in the order found.
  public var counterexamples: [Counterexample<Step>] = []
  /// A checkpoint to resume from, if a limit cut a search whose options ask for one.
  public var replayCheckpoint: ReplayCheckpoint?

  /// Creates a report without findings.
  public init(certificate: Certificate) { self.certificate = certificate }

  /// The first counterexample, if there is one.
  public var counterexample: Counterexample<Step>? { counterexamples.first }

  /// Returns the counterexample of one identity.
  public func counterexample(identity: String) -> Counterexample<Step>? {
    counterexamples.first { $0.breach.identity == identity }
  }
}

extension SearchReport: Sendable where Step: Sendable {}
