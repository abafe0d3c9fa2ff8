// The progress of a campaign: one line that is rewritten on a terminal, or a line now and then.

package import VCFuzz

/// Shows how far a campaign has come.
@MainActor
package final class CampaignProgress {
  private let terminal: Terminal
  private let settings: CampaignSettings
  private let secondsMax: Double?
  private var shownAt = 0.0

  /// The seconds between two lines on a terminal, and elsewhere.
  package static let pace = (terminal: 0.1, elsewhere: 5.0)

  package init(_ settings: CampaignSettings, secondsMax: Double?, on terminal: Terminal) {
    self.settings = settings
    self.secondsMax = secondsMax
    self.terminal = terminal
  }

  /// Shows the counts if it is time to.
  package func update(_ tally: CampaignTally, seconds: Double) {
    let pace = terminal.showsStatus ? Self.pace.terminal : Self.pace.elsewhere
    guard seconds - shownAt >= pace else { return }
    shownAt = seconds
    let text = line(tally, seconds: seconds)
    if terminal.showsStatus { terminal.showStatus(text) } else { terminal.printError(text) }
  }

  /// The counts in one line.
  package func line(_ tally: CampaignTally, seconds: Double) -> String {
    var parts: [String] = []
    let asked = settings.iterations.map { " of " + $0.grouped } ?? ""
    parts.append("\(tally.runs.grouped)\(asked) runs")
    parts.append("\(tally.steps.grouped) steps")
    let rate = seconds > 0 ? Int(Double(tally.runs) / seconds) : 0
    parts.append("\(rate.grouped) runs/s")
    parts.append("\(tally.pairs) pairs")
    let known = tally.knownFindings > 0 ? " (\(tally.knownFindings) known)" : ""
    parts.append("\(tally.findings) found" + known)
    if let left = secondsLeft(tally, seconds: seconds) { parts.append("\(left) s left") }
    return parts.joined(separator: " · ")
  }

  private func secondsLeft(_ tally: CampaignTally, seconds: Double) -> Int? {
    var left = secondsMax.map { $0 - seconds }
    if let iterations = settings.iterations, tally.runs > 0 {
      let work = seconds * Double(iterations - tally.runs) / Double(tally.runs)
      left = min(left ?? work, work)
    }
    return left.map { Int(max(0, $0).rounded(.up)) }
  }
}
