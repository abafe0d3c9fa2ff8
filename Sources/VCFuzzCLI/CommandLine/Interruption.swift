// Ctrl-C as a flag: the campaign ends itself, and what was found is kept.

internal import Foundation

/// The wish of the person at the terminal that the work should end.
package enum Interruption {
  nonisolated(unsafe) private static var raised: sig_atomic_t = 0

  /// Whether the wish was uttered since `watch`.
  package static var isWanted: Bool { raised != 0 }

  /// Begins to listen; a second Ctrl-C ends the process at once.
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
