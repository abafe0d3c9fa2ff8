// The findings of a campaign on disk: saved when they are met, completed at the end.

/// Saves the findings of a campaign.
@MainActor
package final class CampaignKeeper {
  private let store: FindingStore
  private let settings: CampaignSettings
  /// The case of each finding, in their order; nil where the steps do not fail again.
  private var cases: [CaseFiles?] = []

  /// The case of the first finding.
  package var firstCase: CaseFiles? { cases.first ?? nil }

  package init(_ store: FindingStore, _ settings: CampaignSettings) {
    self.store = store
    self.settings = settings
    store.takeOver {
      $0.origin.hasPrefix(beginning) && $0.origin.hasSuffix(unfinished)
    }
  }

  /// How the origin of each case begins and, until the campaign ends, ends.
  private var beginning: String { "seed \(settings.seed), run " }
  private var unfinished: String {
    "; the campaign of \(settings.iterations?.counted("run") ?? "unlimited runs") did not end"
  }

  /// The file of a finding, for another process to resume from.
  package struct SavedFile: Codable {
    let path: String
    let isWritten: Bool
  }

  package var state: [SavedFile?] {
    cases.map { $0.map { SavedFile(path: $0.casePath, isWritten: $0.isWritten) } }
  }

  /// Goes on from the state of another process.
  package func restore(_ state: [SavedFile?]) throws {
    cases = try state.map { saved in
      try saved.map { CaseFiles(entry: try Corpus.read($0.path), isWritten: $0.isWritten) }
    }
  }

  /// Saves a finding at once: it is on disk even if the campaign crashes.
  ///
  /// A graver run of a failure that was met before takes its place.
  package func keep(_ finding: Finding) throws {
    let origin = beginning + "\(finding.firstIndex)" + unfinished
    let saved = try store.replay(of: finding, origin: origin)
      .map { try store.save($0, examines: false) }
    if cases.indices.contains(finding.place) {
      cases[finding.place] = saved
    } else {
      cases.append(saved)
    }
  }

  /// Adds what only the end knows to the cases and reports, and returns the findings with them.
  package func finish(_ result: CampaignResult) throws -> [FiledFinding] {
    let findings = try zip(result.findings, cases).map { finding, saved in
      let origin = Self.origin(of: finding, in: result)
      return FiledFinding(
        finding: finding,
        files: try saved.map { try store.completed($0, origin: origin) }
      )
    }
    if !findings.isEmpty { try store.writeIndex(campaign: CampaignMarkup(result)) }
    return findings
  }

  /// Notes in the cases that their campaign has reported them.
  package func close(_ findings: [FiledFinding]) throws {
    for finding in findings { try finding.files.map(store.close) }
  }

  /// How a case was met, for the case's file.
  private static func origin(of finding: Finding, in result: CampaignResult) -> String {
    let share = result.shares.first { $0.scenario == finding.scenario }
    let consequences = finding.consequences.map(\.description).joined(separator: ", ")
    return "seed \(result.settings.seed), run \(finding.firstIndex); "
      + "seen in \(finding.count) of \(share?.runs ?? 0) runs"
      + (consequences.isEmpty ? "" : ", then \(consequences)")
  }
}
