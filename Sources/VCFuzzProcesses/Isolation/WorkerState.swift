// The state of a worker that no run and no campaign owns. Nothing else may be static and vary.

internal import Foundation
internal import HeadlessUIKit

/// What is one for the whole process: its streams and its signals.
@MainActor
enum WorkerState {
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
