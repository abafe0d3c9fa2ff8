// `Reports/README.md` and `Reports/index.html`: all reports of a corpus in one table.

/// The list of the reports of a corpus.
@MainActor
package struct ReportIndex {
  private let corpus: Corpus
  /// The report of a case, if it fits its scenario.
  private let report: (Corpus.Entry) -> FindingReport?
  /// The file in the output folder.
  package static let file = "Reports/README.md"

  package init(corpus: Corpus, report: @escaping (Corpus.Entry) -> FindingReport?) {
    self.corpus = corpus
    self.report = report
  }

  private typealias Item = (entry: Corpus.Entry, report: FindingReport?)

  private func items() throws -> [Item] { try corpus.entries().map { ($0, report($0)) } }

  /// The whole file.
  package func text() throws -> String { text(try items()) }

  private func text(_ items: [Item]) -> String {
    let lines = items.map { entry, report in
      "| [\(headline(entry, report).escapedForProse)](\(entry.name.escapedForLink).md) | "
        + "\(report?.status ?? "stale") | \(report?.grading.grade ?? entry.kept.grade) | "
        + "\(entry.kept.scenario.escapedForProse) | "
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

  private func headline(_ entry: Corpus.Entry, _ report: FindingReport?) -> String {
    report?.headline ?? entry.kept.verdict.identity.invariant
  }

  /// Writes the table, and with `isHTML` the page that a browser shows.
  package func write(
    to folder: ReportFolder,
    isHTML: Bool,
    campaign: CampaignMarkup? = nil
  ) throws {
    let items = try items()
    try folder.write(text(items), to: Self.file)
    guard isHTML else { return }
    let rows = items.map { entry, report in
      HTMLIndex.Item(
        headline: headline(entry, report),
        grade: report?.grading.grade ?? entry.kept.grade,
        scenario: entry.kept.scenario,
        identity: entry.kept.verdict.identity,
        controller: report?.controller ?? "",
        steps: entry.kept.steps.count,
        seen: (report?.kept ?? entry.kept).origin,
        file: ["\(entry.name).html", "\(entry.name).md"].first { folder.has("Reports/" + $0) },
        isCurrent: report?.isCurrent ?? true,
        status: report?.status ?? "stale"
      )
    }
    let explorations = folder.files("Reports").filter(ExplorationFile.isName)
    let index = HTMLIndex(rows: rows, campaign: campaign, explorations: explorations)
    try folder.write(index.text, to: HTMLIndex.file)
  }
}
