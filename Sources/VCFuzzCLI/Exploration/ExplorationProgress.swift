// The progress of an exploration: one line that is rewritten on a terminal, or one now and then.

internal import ModelChecking

/// Shows how far an exploration has come.
@MainActor
final class ExplorationProgress {
  private let terminal: Terminal
  private var shownAt = 0.0

  init(on terminal: Terminal) { self.terminal = terminal }

  /// Shows the counts if it is time to.
  func update(_ progress: SearchProgress, seconds: Double) {
    let pace =
      terminal.showsStatus ? CampaignProgress.pace.terminal : CampaignProgress.pace.elsewhere
    guard seconds - shownAt >= pace else { return }
    shownAt = seconds
    let text = ExplorationText.line(progress, seconds: seconds)
    if terminal.showsStatus { terminal.showStatus(text) } else { terminal.printError(text) }
  }
}
