// Whether a counterexample of a replayed system is as short as any.

public import ModelChecking

/// What is known of the length of a counterexample.
public enum Minimality<Step> {
  /// All shorter paths were searched: none breaks the same property. What the search covered is
  /// given.
  case certified(Certificate)
  /// A shorter counterexample was found, and all shorter ones than that were searched.
  case improved(Counterexample<Step>, Certificate)
  /// The search was cut before it had covered all shorter paths; the shortest found so far is
  /// given.
  case unknown(Counterexample<Step>, Certificate)
}

extension ReplayedSystem {
  /// Returns whether a counterexample is a shortest of its identity, searching all shorter paths.
  ///
  /// The search reduces by source sets unless a property compares independent steps. A shorter one
  /// that
  /// it finds is certified in turn. The limits are those of each search.
  public mutating func certify(
    _ counterexample: Counterexample<Step>,
    limits: SearchLimits = SearchLimits()
  ) throws(OptionConflict) -> Minimality<Step> {
    var shortest = counterexample
    while true {
      var options = ReplayOptions(reduction: isOrderSensitive ? .none : .sourceSets, limits: limits)
      options.limits.depthMax = min(limits.depthMax, shortest.path.count - 1)
      options.soughtIdentity = counterexample.breach.identity
      let report = try ReplaySearch<Self>(options: options).run(&self)
      if let found = report.counterexample(identity: counterexample.breach.identity) {
        precondition(found.path.count < shortest.path.count, "a certified path gets no shorter")
        shortest = found
        continue
      }
      let certificate = report.certificate
      let isCovered =
        certificate.coversItsDepth && options.limits.depthMax == shortest.path.count - 1
      if !isCovered { return .unknown(shortest, certificate) }
      return shortest.path.count < counterexample.path.count
        ? .improved(shortest, certificate) : .certified(certificate)
    }
  }
}
