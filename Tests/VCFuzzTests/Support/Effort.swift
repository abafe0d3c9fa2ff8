// How much a test takes on: some of the seeds, runs, and processes in each run of the tests, all of
// them where LONG=1 is set, as `.ci/long` does.

import Foundation

enum Effort {
  static let isLong = ProcessInfo.processInfo.environment["LONG"] == "1"

  /// The number that a test takes usually, or the one that a release asks for.
  static func count(_ usual: Int, long: Int) -> Int { isLong ? long : usual }
}
