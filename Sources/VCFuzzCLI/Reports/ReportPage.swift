// The report of one case as a file: its name and its text, made from the case alone.

internal import Lifecycle
package import VCFuzz

/// The file of one report.
@MainActor
package struct ReportPage {
  package let report: FindingReport
  /// The place in the output folder.
  package let file: String
  package let text: String
  private let entry: Corpus.Entry
  private let scenario: Scenario

  /// Makes the report of a case; throws if the case does not fit its scenario.
  package init(_ entry: Corpus.Entry, scenario: Scenario) throws {
    let report: FindingReport
    do throws(CaseError) {
      let source = SwiftReproduction(entry.kept).source
      report = try FindingReport(entry.kept, scenario: scenario, source: source)
    } catch {
      throw CommandError(.badInput, "\(entry.path.quotedForTerminal): \(error)")
    }
    self.report = report
    self.entry = entry
    self.scenario = scenario
    file = "Reports/\(entry.name).md"
    text =
      ReportMarkdown(
        report,
        casePath: "Corpus/" + entry.name + CaseName.suffix,
        token: CaseToken.token(of: entry.kept)
      ).text
  }

  /// The place of the page that a browser shows.
  package var htmlFile: String { "Reports/\(entry.name).html" }

  /// The page that a browser shows, with what takes runs of its own to find out.
  ///
  /// `casePath` is the case's file as the replay command names it, unless it lies in `Corpus`.
  package func html(
    index: String? = nil,
    casePath: String? = nil,
    examines: Bool = true
  ) -> String {
    var report = report
    if examines, report.isCurrent,
      let diagnosis = try? FaultDiagnosis(of: entry.kept, scenario: scenario)
    {
      report.diagnosis = diagnosis
    }
    return FindingPage(
      report,
      casePath: entry.path.isEmpty
        ? nil : casePath ?? "Corpus/" + entry.name + CaseName.suffix,
      token: CaseToken.token(of: entry.kept),
      index: index
    ).text
  }
}
