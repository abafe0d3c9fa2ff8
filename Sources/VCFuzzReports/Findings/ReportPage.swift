// The report of one case as files: their names and texts, made from its replay alone.

/// The files of one report.
@MainActor
package struct ReportPage {
  package var report: FindingReport
  private let entry: Corpus.Entry
  private let replay: CaseReplay
  /// How a shell calls the tool.
  private let call: String

  /// Makes the report of a case that was replayed.
  package init(_ entry: Corpus.Entry, _ replay: CaseReplay, call: String = "vcfuzz") {
    report = FindingReport(replay, source: SwiftReproduction(entry.kept).source)
    self.entry = entry
    self.replay = replay
    self.call = call
  }

  /// The place of the Markdown file in the output folder.
  package var file: String { "Reports/\(entry.name).md" }

  /// The place of the page for a browser.
  package var htmlFile: String { "Reports/\(entry.name).html" }

  private var standardCasePath: String { "Corpus/" + entry.name + CaseName.suffix }

  private var token: String { CaseToken.token(of: entry.kept) }

  /// The Markdown file.
  package var text: String {
    ReportMarkdown(report: report, casePath: standardCasePath, token: token, call: call).text
  }

  /// The page for a browser; `examines` adds the diagnosis, which takes runs of its own.
  ///
  /// `casePath` is the case's file as the replay command names it, unless it lies in `Corpus`.
  package func html(
    index: String? = nil,
    casePath: String? = nil,
    examines: Bool = true
  ) -> String {
    var report = report
    if examines, report.isCurrent, let diagnosis = replay.diagnosis { report.diagnosis = diagnosis }
    return FindingPage(
      report: report,
      casePath: entry.path.isEmpty ? nil : casePath ?? standardCasePath,
      token: token,
      index: index,
      call: call
    ).text
  }
}
