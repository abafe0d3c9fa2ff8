// The output and errors of this process, silent for a while.

internal import Foundation

/// The streams that code under test prints to.
@MainActor
enum StandardStreams {
  /// Lets what is printed go nowhere until `restore`.
  static func silence() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    WorkerState.savedErrors = dup(STDERR_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }

  static func restore() {
    guard WorkerState.savedErrors >= 0 else { return }
    fflush(nil)
    dup2(WorkerState.savedErrors, STDOUT_FILENO)
    dup2(WorkerState.savedErrors, STDERR_FILENO)
    close(WorkerState.savedErrors)
    WorkerState.savedErrors = -1
  }
}
