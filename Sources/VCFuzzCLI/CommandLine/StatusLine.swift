// The progress of a command: one line of a terminal that is rewritten.

/// Shows on a terminal how far a command has come; elsewhere nothing.
@MainActor
package final class StatusLine {
  private let terminal: Terminal
  private var shownAt = 0.0

  /// The seconds between two lines.
  private static let pace = 0.1

  package init(on terminal: Terminal) { self.terminal = terminal }

  /// Shows the text if it is time to.
  package func update(seconds: Double, _ text: () -> String) {
    guard terminal.showsStatus, seconds - shownAt >= Self.pace else { return }
    shownAt = seconds
    terminal.showStatus(text())
  }

  /// Returns how many of several cases are done, and how long the others take at that pace.
  package static func line(_ done: Int, of count: Int, seconds: Double) -> String {
    let line = "\(done.grouped) of \(count.counted("case"))"
    if done == 0 { return line }
    return line + " · \(Int((seconds * Double(count - done) / Double(done)).rounded(.up))) s left"
  }
}

extension Invocation {
  /// Does something with one case after the other until Ctrl-C, and shows how far that has come.
  @MainActor
  func forEach<Item>(_ items: [Item], _ body: (Item) throws -> Void) rethrows {
    let status = StatusLine(on: terminal)
    let watch = Stopwatch()
    for (done, item) in items.enumerated() where !Interruption.isWanted {
      let seconds = watch.seconds
      status.update(seconds: seconds) {
        StatusLine.line(done, of: items.count, seconds: seconds)
      }
      try body(item)
    }
  }
}
