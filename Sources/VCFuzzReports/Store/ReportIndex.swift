// `Reports/README.md` and `Reports/index.html`: all reports of a corpus in one table.

package import VCFuzzKit
internal import VCFuzzReports
internal import VCLifecycle

/// The list of the reports of a corpus.
@MainActor
package struct ReportIndex {
  private let corpus: Corpus
  private let scenarios: [Scenario]
  /// Reports that are made already, by the names of their cases.
  private let reports: [String: FindingReport]

  /// The file in the output folder.
  package static let file = "Reports/README.md"

  package init(
    corpus: Corpus,
    scenarios: [Scenario],
    reports: [String: FindingReport] = [:]
  ) {
    self.corpus = corpus
    self.scenarios = scenarios
    self.reports = reports
  }

  /// A case of the corpus, and its report if it fits its scenario.
  private typealias Item = (
    entry: Corpus.Entry, headline: String, grade: Grade, status: String, isCurrent: Bool,
    controller: String
  )

  private func items() throws -> [Item] {
    try corpus.entries().map { entry in
      let scenario = scenarios.first { $0.name == entry.kept.scenario }
      let report =
        reports[entry.name] ?? scenario.flatMap { try? FindingReport(entry.kept, scenario: $0) }
      let headline = report?.headline ?? entry.kept.verdict.identity.invariant
      let grade = report?.grading.grade ?? entry.kept.grade
      return (
        entry, headline, grade, report?.status ?? "stale", report?.isCurrent ?? true,
        report?.controller ?? ""
      )
    }
  }

  /// The whole file.
  package func text() throws -> String { text(try items()) }

  private func text(_ items: [Item]) -> String {
    let lines = items.map { entry, headline, grade, status, _, _ in
      "| [\(headline.escapedForProse)](\(entry.name.escapedForLink).md) | "
        + "\(status) | \(grade) | \(entry.kept.scenario.escapedForProse) | "
        + "\(entry.kept.verdict.identity.description.escapedForProse) | "
        + "\(entry.kept.steps.count) |"
    }
    let head = """
      # Reports

      One report for each case of the corpus: the failure, its steps, and the usual fix.

      | failure | status | grade | scenario | identity | steps |
      |---|---|---|---|---|---|
      """
    return ([head] + lines).joined(separator: "\n") + "\n"
  }

  /// Writes the table, and with `isHTML` the page that a browser shows.
  func write(to folder: ReportFolder, isHTML: Bool, campaign: CampaignMarkup? = nil) throws {
    let items = try items()
    try folder.write(text(items), to: Self.file)
    guard isHTML else { return }
    let rows = items.map { entry, headline, grade, status, isCurrent, controller in
      HTMLIndex.Item(
        headline: headline,
        grade: grade,
        scenario: entry.kept.scenario,
        identity: entry.kept.verdict.identity,
        controller: controller,
        steps: entry.kept.steps.count,
        seen: (reports[entry.name]?.kept ?? entry.kept).origin,
        file: ["\(entry.name).html", "\(entry.name).md"].first { folder.has("Reports/" + $0) },
        isCurrent: isCurrent,
        status: status
      )
    }
    let explorations = folder.files("Reports").filter(ExplorationFile.isName)
    let index = HTMLIndex(rows, campaign: campaign, explorations: explorations)
    try folder.write(index.text, to: HTMLIndex.file)
  }
}
