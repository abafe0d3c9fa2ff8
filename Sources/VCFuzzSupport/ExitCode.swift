// What the process says as it leaves.

/// The exit codes of every command.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case nothingFound = 0
  case found = 1
  case incomplete = 2
  case usage = 64
  case badInput = 65
  case internalError = 70
  case interrupted = 130

  /// What the code means, as the help says it.
  package var meaning: String {
    switch self {
    case .nothingFound: "done, and nothing was found"
    case .found: "something was found"
    case .incomplete: "stopped at a limit; the absence of findings proves nothing"
    case .usage: "the command line was not understood"
    case .badInput: "a file or its content could not be read"
    case .internalError: "the tool or the code under test crashed, or a file was not written"
    case .interrupted: "interrupted; findings so far are saved"
    }
  }
}
