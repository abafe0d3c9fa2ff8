// What a campaign leaves on the disk: a case and a report for each finding, as soon as it is met.

package import VCFuzz

/// Keeps the findings of a campaign in an output folder.
@MainActor
package final class CampaignKeeper {
  private let scenarios: [Scenario]
  private let folder: ReportFolder
  private let corpus: Corpus
  private let known: [Corpus.Entry]
  /// Where the case of each finding stands, in the order of the findings.
  private var places: [Place] = []

  private struct Place {
    let kept: Case?
    let path: String?
    /// Whether the file was written by this campaign.
    let isOurs: Bool
  }

  /// Reads what the corpus has already; throws if a case in it cannot be read.
  package init(output: String, scenarios: [Scenario]) throws {
    self.scenarios = scenarios
    folder = ReportFolder(output)
    corpus = Corpus(folder: folder.path(of: "Corpus"))
    known = try corpus.entries()
  }

  /// Whether the corpus had the fault before the campaign began.
  package func isKnown(_ scenario: String, _ identity: Failure.Identity) -> Bool {
    known.contains {
      $0.kept.scenario == scenario && $0.kept.verdict.identity == identity
        && $0.kept.expectation == .fault
    }
  }

  /// Keeps a finding at once: whatever becomes of the campaign, it is there.
  package func keep(_ finding: CampaignFinding) throws {
    guard let scenario = scenario(named: finding.finding.scenario),
      let kept = Case(finding.finding, of: scenario)
    else {
      places.append(Place(kept: nil, path: nil, isOurs: false))
      return
    }
    let addition = try corpus.add(kept)
    let isOurs =
      switch addition {
      case .added, .replaced: true
      case .known: false
      }
    let place = Place(kept: kept, path: addition.path, isOurs: isOurs)
    places.append(place)
    if isOurs { _ = try report(on: place, isLast: false) }
  }

  /// Completes the reports with what only the end knows, and returns what is to be told.
  package func finish(_ result: CampaignResult) throws -> [SavedFinding] {
    var told: [SavedFinding] = []
    for (finding, place) in zip(result.findings, places) {
      var place = place
      if place.isOurs, var kept = place.kept, let path = place.path {
        kept.origin = Self.origin(of: finding, in: result)
        try corpus.write(kept, to: path)
        place = Place(kept: kept, path: path, isOurs: true)
      }
      told.append(try keptFinding(finding, place))
    }
    if !told.isEmpty {
      try ReportIndex(corpus: corpus, scenarios: scenarios)
        .write(to: folder, isHTML: true, campaign: CampaignMarkup(result))
    }
    return told
  }

  private func keptFinding(_ finding: CampaignFinding, _ place: Place) throws -> SavedFinding {
    let written = try report(on: place, isLast: true)
    return SavedFinding(
      found: finding,
      report: written?.report,
      casePath: place.path,
      reportPath: written?.path,
      token: place.kept.map(CaseToken.token)
    )
  }

  /// Writes the report of a case, from the case as its file has it.
  ///
  /// What takes runs of its own to find out waits for the end of the campaign.
  private func report(
    on place: Place,
    isLast: Bool
  ) throws -> (report: FindingReport, path: String)? {
    guard let path = place.path else { return nil }
    let entry = try Corpus.read(path)
    guard let scenario = scenario(named: entry.kept.scenario) else { return nil }
    let page = try ReportPage(entry, scenario: scenario)
    try folder.write(page.text, to: page.file)
    let html = page.html(index: HTMLIndex.name, examines: isLast)
    try folder.write(html, to: page.htmlFile)
    return (page.report, folder.path(of: page.file))
  }

  private func scenario(named name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }

  /// How a case was met, as its file says it.
  private static func origin(of finding: CampaignFinding, in result: CampaignResult) -> String {
    let share = result.shares.first { $0.scenario == finding.finding.scenario }
    let aliases = finding.aliases.map(\.description).joined(separator: ", ")
    return "seed \(result.settings.seed), run \(finding.finding.firstIndex); "
      + "seen in \(finding.finding.count) of \(share?.runs ?? 0) runs"
      + (aliases.isEmpty ? "" : ", also as \(aliases)")
  }
}

/// A finding with what is on the disk of it.
@MainActor
package struct SavedFinding {
  package let found: CampaignFinding
  /// What is to be said; nil if the steps do not break the same again.
  package let report: FindingReport?
  package let casePath: String?
  package let reportPath: String?
  package let token: String?
}
