// The progress of a command: one line that is rewritten on a terminal, or a line now and then.

/// Shows how far a command has come.
@MainActor
package final class StatusLine {
  private let terminal: Terminal
  private var shownAt = 0.0

  /// The seconds between two lines on a terminal, and elsewhere.
  package static let pace = (terminal: 0.1, elsewhere: 5.0)

  package init(on terminal: Terminal) { self.terminal = terminal }

  /// Shows the text if it is time to.
  package func update(seconds: Double, _ text: () -> String) {
    let pace = terminal.showsStatus ? Self.pace.terminal : Self.pace.elsewhere
    guard seconds - shownAt >= pace else { return }
    shownAt = seconds
    if terminal.showsStatus { terminal.showStatus(text()) } else { terminal.printError(text()) }
  }
}
