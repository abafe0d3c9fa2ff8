// The only clock of a campaign: it serves the time limit and the progress line, and no result.

/// The seconds since it was made.
package struct Stopwatch: Sendable {
  private let start = _Concurrency.ContinuousClock.now

  package init() {}

  package var seconds: Double {
    let (whole, attoseconds) = (_Concurrency.ContinuousClock.now - start).components
    return Double(whole) + Double(attoseconds) / 1e18
  }
}
