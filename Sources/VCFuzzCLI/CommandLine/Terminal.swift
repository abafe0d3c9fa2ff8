// Where a command writes: the process's own output, or a text that a test reads.

import Foundation

/// The standard output and standard error of one command line.
package final class Terminal {
  /// When colours are written.
  package enum ColorMode: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  package var colorMode = ColorMode.auto
  /// Whether the environment permits colours: no `NO_COLOR`, no dumb terminal.
  private let environmentPermitsColor: Bool
  private var output: OutputStream
  private var errors: OutputStream
  /// The characters of the status line on the terminal.
  private var statusWidth = 0

  private init(output: OutputStream, errors: OutputStream, environment: [String: String]) {
    self.output = output
    self.errors = errors
    let forbids = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    environmentPermitsColor = !forbids && environment["TERM"] != "dumb"
  }

  /// Returns a terminal on the process's own output.
  package static func standard(environment: [String: String]) -> Terminal {
    Terminal(
      output: OutputStream(descriptor: STDOUT_FILENO),
      errors: OutputStream(descriptor: STDERR_FILENO),
      environment: environment
    )
  }

  /// Returns a terminal that keeps what is written.
  package static func captured(
    isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) -> Terminal {
    Terminal(
      output: OutputStream(capturedAsTerminal: isTerminal),
      errors: OutputStream(capturedAsTerminal: isTerminal),
      environment: environment
    )
  }

  /// Returns the terminal of a worker: its results have a descriptor of their own.
  @MainActor
  package static func ofWorker(results: Int32, environment: [String: String]) -> Terminal {
    Terminal(
      output: OutputStream(resultsTo: results),
      errors: OutputStream(descriptor: STDERR_FILENO),
      environment: environment
    )
  }

  /// Returns a terminal whose output goes to an open file.
  package static func writing(to descriptor: Int32) -> Terminal {
    Terminal(
      output: OutputStream(descriptor: descriptor),
      errors: OutputStream(capturedAsTerminal: false),
      environment: [:]
    )
  }

  // MARK: Writing

  /// Writes a text to the standard output.
  package func write(_ text: String) {
    clearStatus()
    output.write(text)
  }

  /// Writes a line to the standard output.
  package func print(_ line: String = "") { write(line + "\n") }

  /// Writes a line that may hold what others wrote, made harmless.
  package func say(_ line: String) { print(line.escapedForTerminal) }

  /// Writes a line to the standard error, after all that was written before it.
  package func printError(_ line: String) {
    clearStatus()
    output.flush()
    errors.write(line + "\n")
    errors.flush()
  }

  package func flush() { output.flush() }

  /// Returns the text with a style, where the standard output shows styles.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    let isColored =
      switch colorMode {
      case .always: true
      case .never: false
      case .auto: environmentPermitsColor && output.isTerminal
      }
    return isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  // MARK: The status line

  /// Whether the standard error is a terminal, on which a line can be rewritten.
  package var showsStatus: Bool { errors.isTerminal }

  /// Shows a line in place of the one shown before; whatever is written next replaces it.
  ///
  /// It is rewritten with carriage returns and spaces alone, which need no leave to colour.
  package func showStatus(_ line: String) {
    guard showsStatus else { return }
    let text = String(line.prefix(errors.columns - 1))
    errors.write("\r" + text.padded(to: statusWidth) + "\r" + text)
    statusWidth = text.count
  }

  private func clearStatus() {
    guard statusWidth > 0 else { return }
    errors.write("\r" + String(repeating: " ", count: statusWidth) + "\r")
    statusWidth = 0
  }

  // MARK: What became of it

  /// Whether the reader of the standard output is gone; long work may then end early.
  package var isAbandoned: Bool { output.isAbandoned }
  /// Why the standard output could not be written.
  package var outputFailure: String? { output.failure }
  /// What a captured terminal was given.
  package var outputText: String { output.text }
  package var errorText: String { errors.text }
}
