// Ctrl-C as a flag: the campaign ends in order, and its findings are saved.

internal import Foundation

/// Whether the user pressed Ctrl-C.
package enum Interruption {
  nonisolated(unsafe) private static var raised: sig_atomic_t = 0

  /// Whether Ctrl-C was pressed since `watch`.
  package static var isWanted: Bool { raised != 0 }

  /// Handles the next Ctrl-C; a second one ends the process at once.
  package static func watch() {
    raised = 0
    signal(SIGINT) { _ in
      Interruption.raised = 1
      signal(SIGINT, SIG_DFL)
    }
  }

  /// Leaves Ctrl-C to the system again.
  package static func unwatch() { signal(SIGINT, SIG_DFL) }
}
