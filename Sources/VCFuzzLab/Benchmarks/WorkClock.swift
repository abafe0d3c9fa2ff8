// What a benchmark reads the time from.

import Foundation

/// What the time of a piece of work is told by.
package enum WorkClock: String, Sendable {
  /// The processor's time of this process: work of one thread, whoever else uses the machine.
  case processor
  /// The time that passes: work of several threads.
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
      let (whole, attoseconds) = try ContinuousClock().measure(work).components
      return Double(whole) + Double(attoseconds) / 1e18
    }
  }

  private static var processorSeconds: Double {
    var usage = rusage()
    // 0 is RUSAGE_SELF, whose type differs between systems.
    getrusage(0, &usage)
    return ChildProcess.seconds(of: usage)
  }
}
