// The threads of this process.

internal import Foundation

/// The threads that code under test may have started.
enum ProcessThreads {
  private static let attemptsMax = 1_000

  /// The number of threads; 1 where the system doesn't say.
  static var count: Int {
    var status = stat()
    guard stat("/proc/self/task", &status) == 0 else { return 1 }
    return Int(status.st_nlink) - 2
  }

  /// Waits until no more than so many are left, but not for ever; returns how many are.
  static func awaitOthers(than expected: Int) -> Int {
    var present = count
    for _ in 0..<attemptsMax where present > expected {
      usleep(1_000)
      present = count
    }
    return present
  }
}
