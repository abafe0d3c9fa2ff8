// The progress of a campaign.

/// Shows how far a campaign has come.
@MainActor
package final class CampaignProgress {
  private let status: StatusLine
  private let settings: CampaignSettings
  private let secondsMax: Double?

  package init(_ settings: CampaignSettings, secondsMax: Double?, on terminal: Terminal) {
    self.settings = settings
    self.secondsMax = secondsMax
    status = StatusLine(on: terminal)
  }

  /// Shows the counts if it is time to.
  package func update(_ tally: CampaignTally, seconds: Double) {
    status.update(seconds: seconds) { line(tally, seconds: seconds) }
  }

  /// The counts in one line.
  package func line(_ tally: CampaignTally, seconds: Double) -> String {
    let asked = settings.iterations.map { " of " + $0.grouped } ?? ""
    let rate = seconds > 0 ? Int(Double(tally.runs) / seconds) : 0
    let known = tally.knownFindings > 0 ? " (\(tally.knownFindings) known)" : ""
    let parts = [
      "\(tally.runs.grouped)\(asked) runs", "\(tally.steps.grouped) steps",
      "\(rate.grouped) runs/s", "\(tally.pairs) pairs", "\(tally.findings) found" + known,
      secondsLeft(tally, seconds: seconds).map { "\($0) s left" },
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
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
