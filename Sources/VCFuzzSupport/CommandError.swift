// An error with the one line that the user reads and the exit code of the process.

/// A failure of the work itself: an unreadable file, a folder that can't be written.
package struct CommandError: Error, CustomStringConvertible {
  package var exitCode: ExitCode
  /// What is wrong, where, and how to fix it, in one line.
  package var description: String

  package init(_ exitCode: ExitCode, _ description: String) {
    self.exitCode = exitCode
    self.description = description
  }
}
