// Ctrl-C and SIGTERM as a flag: the command ends in order, and its findings are saved.

internal import Foundation
internal import VCFuzzProcesses

/// Whether the user pressed Ctrl-C, or the system asked for the end.
@MainActor
package enum Interruption {
  nonisolated(unsafe) private static var raised: sig_atomic_t = 0

  /// Whether an end was asked for since `watch`.
  package static var isWanted: Bool {
    raised != 0 || WorkerRecord.current?.header.pointee.isInterrupted == 1
  }

  /// Handles the next Ctrl-C or SIGTERM; a second one ends the process at once.
  ///
  /// A worker leaves both to its supervisor.
  package static func watch() {
    raised = 0
    guard WorkerRecord.current == nil else { return }
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.raised = 1
        signal(number, SIG_DFL)
      }
    }
  }

  /// Leaves both to the system again.
  package static func unwatch() {
    guard WorkerRecord.current == nil else { return }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
