// `Reports/README.md` and `Reports/index.html`: all reports of a corpus in one table.

package import VCFuzz

/// The list of the reports of a corpus.
@MainActor
package struct ReportIndex {
  private let corpus: Corpus
  private let scenarios: [Scenario]

  /// The file in the output folder.
  package static let file = "Reports/README.md"

  package init(corpus: Corpus, scenarios: [Scenario]) {
    self.corpus = corpus
    self.scenarios = scenarios
  }

  /// The whole file.
  package func text() throws -> String { text(try rows { _ in nil }) }

  /// One case of the corpus.
  private struct Row {
    let name: String
    let steps: Int
    let identity: Failure.Identity
    let html: HTMLIndex.Row
  }

  private func rows(page: (String) -> String?) throws -> [Row] {
    try corpus.entries().map { entry in
      let kept = entry.kept
      let scenario = scenarios.first { $0.name == kept.scenario }
      let report = scenario.flatMap { try? FindingReport(kept, scenario: $0) }
      let identity = kept.verdict.identity
      return Row(
        name: entry.name,
        steps: kept.steps.count,
        identity: identity,
        html: HTMLIndex.Row(
          headline: report?.headline ?? identity.invariant,
          scenario: kept.scenario,
          identity: identity,
          steps: kept.steps.count,
          seen: kept.origin,
          file: page(entry.name),
          isCurrent: report?.isCurrent ?? true
        )
      )
    }
  }

  private func text(_ rows: [Row]) -> String {
    let lines = rows.map { row in
      "| [\(row.html.headline.escapedForProse)](\(row.name.escapedForLink).md) | "
        + "\(row.html.scenario.escapedForProse) | "
        + "\(row.identity.description.escapedForProse) | \(row.steps) |"
    }
    let head = """
      # Reports

      One for each case of the corpus: what breaks, by which steps, and what usually mends it.

      | what is wrong | scenario | identity | steps |
      |---|---|---|---|
      """
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  /// Writes the table, and with `isHTML` the page that a browser shows.
  func write(to folder: ReportFolder, isHTML: Bool, campaign: CampaignMarkup? = nil) throws {
    let rows = try rows { name in
      ["\(name).html", "\(name).md"].first { folder.has("Reports/" + $0) }
    }
    try folder.write(text(rows), to: Self.file)
    if isHTML {
      try folder.write(
        HTMLIndex(rows.map(\.html), campaign: campaign).text,
        to: HTMLIndex.file
      )
    }
  }
}
