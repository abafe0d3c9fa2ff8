// The state of this process that no run and no campaign owns. Nothing else may be static and vary.

internal import Foundation
internal import HeadlessUIKit

/// What is one for the whole process: its supervision, its streams and its signals.
@MainActor
enum ProcessWide {
  /// What supervises the runs of this process; nil if no other process watches it.
  static var host: (any RunHost)?

  /// Tries the runs that the body takes in another process first, where they may end this one and
  /// there can be another.
  static func careful<Result>(
    with failure: Failure,
    of scenario: Scenario,
    _ body: () -> Result
  ) -> Result {
    guard let host else { return body() }
    return host.careful(with: failure, of: scenario, body)
  }

  /// The checks of the run that went last: their storage is large, and soon wanted again.
  static var spareChecks: StageChecks?

  /// The jobs that had come from other threads when the last run was over: a thread may send more
  /// after its run.
  static var jobsSeen = TaskControl.uncontrolledJobs

  /// The standard error of this process while it is silent; -1 otherwise.
  static var savedErrors: Int32 = -1

  /// Where the handler of crashes notes the place of the code.
  nonisolated(unsafe) static var crashSpot: UnsafeMutablePointer<Int>?
  /// The thread that runs are made on, as the handler of crashes knows it.
  nonisolated(unsafe) static var mainThread = pthread_self()
}
