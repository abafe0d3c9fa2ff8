// The output and errors of this process, silent for a while.

internal import Foundation

/// The streams that code under test prints to.
@MainActor
enum StandardStreams {
  private static var saved: Int32 = -1

  /// Lets what is printed go nowhere until `restore`.
  static func silence() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    saved = dup(STDERR_FILENO)
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    close(nowhere)
  }

  static func restore() {
    guard saved >= 0 else { return }
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    dup2(saved, STDERR_FILENO)
    close(saved)
    saved = -1
  }
}
