// The output and errors of this process, silent for a while.

internal import Foundation

/// The streams that code under test prints to.
@MainActor
enum StandardStreams {
  /// Lets what is printed go nowhere until `restore`.
  static func silence() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    ProcessWide.savedErrors = dup(STDERR_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }

  static func restore() {
    guard ProcessWide.savedErrors >= 0 else { return }
    fflush(nil)
    dup2(ProcessWide.savedErrors, STDOUT_FILENO)
    dup2(ProcessWide.savedErrors, STDERR_FILENO)
    close(ProcessWide.savedErrors)
    ProcessWide.savedErrors = -1
  }
}
