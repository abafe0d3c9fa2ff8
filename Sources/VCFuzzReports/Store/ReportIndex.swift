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

  private func items() throws -> [HTMLIndex.Item] {
    try corpus.entries().map { HTMLIndex.Item($0, report($0)) }
  }

  /// The whole file.
  package func text() throws -> String { text(try items()) }

  private func text(_ items: [HTMLIndex.Item]) -> String {
    let lines = items.map { item in
      "| [\(item.headline.escapedForProse)](\(item.name.escapedForLink).md) | "
        + "\(item.status) | \(item.grade) | \(item.scenario.escapedForProse) | "
        + "\(item.identity.description.escapedForProse) | \(item.steps) |"
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
  package func write(
    to folder: ReportFolder,
    isHTML: Bool,
    campaign: CampaignMarkup? = nil
  ) throws {
    var items = try items()
    try folder.write(text(items), to: Self.file)
    guard isHTML else { return }
    for index in items.indices {
      let names = [".html", ".md"].map { items[index].name + $0 }
      items[index].file = names.first { folder.has("Reports/" + $0) }
    }
    let explorations = folder.files("Reports").filter(ExplorationFile.isName)
    let index = HTMLIndex(rows: items, campaign: campaign, explorations: explorations)
    try folder.write(index.text, to: HTMLIndex.file)
  }
}

extension HTMLIndex.Item {
  /// A case of the corpus, with its report if it fits its scenario.
  @MainActor
  fileprivate init(_ entry: Corpus.Entry, _ report: FindingReport?) {
    let kept = entry.kept
    name = entry.name
    headline = report?.headline ?? kept.verdict.identity.invariant
    grade = report?.grading.grade ?? kept.grade
    scenario = kept.scenario
    identity = kept.verdict.identity
    controller = report?.controller ?? ""
    steps = kept.steps.count
    seen = (report?.kept ?? kept).origin
    isCurrent = report?.isCurrent ?? true
    status = report?.status ?? "stale"
  }
}
