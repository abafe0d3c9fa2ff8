// The clock that benchmarks are timed by.

import Foundation

/// The CPU time of this process, which other users of the machine don't change much.
package enum WorkClock {
  /// Returns the CPU seconds that the work took.
  @MainActor
  package static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let before = processorSeconds
    try work()
    return processorSeconds - before
  }

  static var processorSeconds: Double {
    var usage = rusage()
    // 0 is RUSAGE_SELF, whose type differs between systems.
    getrusage(0, &usage)
    return ChildProcess.seconds(of: usage)
  }
}
