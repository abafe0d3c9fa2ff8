// The clocks that benchmarks are timed by.

import Foundation

/// A clock that times a piece of work.
package enum WorkClock: Sendable {
  /// The CPU time of this process, which other users of the machine don't change much.
  case processor
  /// The time that passes.
  case wall

  /// Returns the seconds that the work took.
  @MainActor
  package func seconds(_ work: () throws -> Void) rethrows -> Double {
    switch self {
    case .processor:
      let before = Self.processorSeconds
      try work()
      return Self.processorSeconds - before
    case .wall:
      let (whole, attoseconds) = try _Concurrency.ContinuousClock().measure(work).components
      return Double(whole) + Double(attoseconds) / 1e18
    }
  }

  static var processorSeconds: Double {
    var usage = rusage()
    // 0 is RUSAGE_SELF, whose type differs between systems.
    getrusage(0, &usage)
    return ChildProcess.seconds(of: usage)
  }
}
