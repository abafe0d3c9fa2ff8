// The findings of a campaign or an exploration on disk: a case and a report for each.

package import Lifecycle
package import VCFuzz

/// Saves findings in an output folder, and makes the report of each once.
@MainActor
package final class FindingStore {
  private let scenarios: [Scenario]
  private let folder: ReportFolder
  private let corpus: Corpus
  /// The failures whose cases the corpus had before.
  package let known: [KnownFailure]
  /// The reports made so far, by the names of their cases.
  private var reports: [String: FindingReport] = [:]

  /// A failure that the corpus had, with its grade.
  package struct KnownFailure: Codable {
    let scenario: String
    let identity: Failure.Identity
    let grade: Int
  }

  /// Reads the corpus; throws if a case in it cannot be read.
  ///
  /// `known` is what an earlier worker of the same command has read.
  package init(output: String, scenarios: [Scenario], known: [KnownFailure]? = nil) throws {
    self.scenarios = scenarios
    folder = ReportFolder(output)
    corpus = Corpus(folder: folder.path(of: "Corpus"))
    self.known =
      try known
      ?? corpus.entries().map(\.kept).filter { $0.expectation == .fault }.map {
        KnownFailure(
          scenario: $0.scenario,
          identity: $0.verdict.identity,
          grade: Self.number(of: $0.grade)
        )
      }
  }

  private static func number(of grade: Grade) -> Int { Grade.allCases.firstIndex(of: grade) ?? 0 }

  /// A case with its files.
  package struct SavedCase {
    package fileprivate(set) var entry: Corpus.Entry
    /// Whether this store wrote the file of the case, rather than finding it in the corpus.
    package let isWritten: Bool
    fileprivate(set) var page: ReportPage?
    package fileprivate(set) var reportPath: String?
    package var casePath: String { entry.path }
  }

  package func scenario(named name: String) -> Scenario? {
    scenarios.first { $0.name == name }
  }

  /// Whether the corpus had the failure before, at that grade or a graver one.
  package func isKnown(
    _ scenario: String,
    _ identity: Failure.Identity,
    _ grade: Grade
  ) -> Bool {
    known.contains {
      $0.scenario == scenario && $0.identity == identity && $0.grade >= Self.number(of: grade)
    }
  }

  /// Saves a case, and its report unless the corpus had the case.
  ///
  /// `examines` adds the diagnosis, which takes runs of its own.
  package func save(_ kept: Case, examines: Bool) throws -> SavedCase {
    let addition = try corpus.add(kept)
    if case .known(let path) = addition {
      let isOwn = WorkerRecord.current?.hasWritten(path) == true
      let known = SavedCase(entry: try Corpus.read(path), isWritten: isOwn)
      if !isOwn { return known }
    }
    WorkerRecord.current?.noteWritten(addition.path)
    let entry = Corpus.Entry(path: addition.path, kept: kept)
    var saved = SavedCase(entry: entry, isWritten: true)
    try report(on: &saved, examines: examines)
    return saved
  }

  /// Returns a case that an earlier worker of the same command has saved.
  package func restored(_ path: String, isWritten: Bool) throws -> SavedCase {
    SavedCase(entry: try Corpus.read(path), isWritten: isWritten)
  }

  /// Returns a case with what is known at the end: how it was met, and the diagnosis.
  package func completed(_ saved: SavedCase, origin: String) throws -> SavedCase {
    var saved = saved
    if saved.isWritten {
      saved.entry.kept.origin = origin
      saved.page?.report.kept.origin = origin
      try corpus.write(saved.entry.kept, to: saved.entry.path)
    }
    try report(on: &saved, examines: true)
    return saved
  }

  /// Writes the report of a case.
  private func report(on saved: inout SavedCase, examines: Bool) throws {
    if saved.page == nil, let scenario = scenario(named: saved.entry.kept.scenario) {
      saved.page = try ReportPage(saved.entry, scenario: scenario)
    }
    guard let page = saved.page else { return }
    try folder.write(page.text, to: page.file)
    try folder.write(page.html(index: HTMLIndex.name, examines: examines), to: page.htmlFile)
    saved.reportPath = folder.path(of: page.file)
    reports[saved.entry.name] = page.report
  }

  /// Writes the lists of all reports.
  package func writeIndex(campaign: CampaignMarkup? = nil) throws {
    try ReportIndex(corpus: corpus, scenarios: scenarios, reports: reports)
      .write(to: folder, isHTML: true, campaign: campaign)
  }
}

extension TextRows {
  /// Adds the files of a case; what is to be pasted stays in one line.
  mutating func addFiles(_ saved: FindingStore.SavedCase?) {
    guard let saved else { return }
    self += ["   replay    vcfuzz replay " + saved.casePath.quotedForShell.escapedForTerminal]
    if let path = saved.reportPath { self += ["   report    " + path.escapedForTerminal] }
  }
}
