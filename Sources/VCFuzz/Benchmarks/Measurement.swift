// Measuring: the same work several times, the best and the middle time kept.

/// The time that a piece of work took, over several runs of it.
package struct Measurement: Sendable {
  /// What one run counted: events, stages, states.
  package var count: Int
  /// The seconds of each run, ascending.
  package var seconds: [Double]

  /// Runs the work so many times; it returns what it counted, the same each time.
  @MainActor
  package init(runs: Int, _ work: () -> Int) {
    precondition(runs > 0, "at least one run")
    let clock = ContinuousClock()
    var count = 0
    var seconds: [Double] = []
    for _ in 0..<runs {
      let duration = clock.measure { count = work() }
      let (whole, attoseconds) = duration.components
      seconds.append(Double(whole) + Double(attoseconds) / 1e18)
    }
    self.count = count
    self.seconds = seconds.sorted()
  }

  /// The middle time, in seconds.
  package var median: Double { seconds[seconds.count / 2] }

  /// How many were counted in a second, by the middle run.
  package var perSecond: Double { median > 0 ? Double(count) / median : 0 }
}
