// The findings of a campaign or an exploration on disk: a case and a report for each.

package import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
internal import VCLifecycle

/// Saves findings in an output folder, and makes the report of each once.
@MainActor
package final class FindingStore {
  private let scenarios: [Scenario]
  /// How a shell calls the tool.
  let call: String
  let folder: ReportFolder
  private let saved: SavedCases
  /// The cases that this command has written.
  private var ownPaths: Set<String> = []
  /// The cases that a process has left which was killed while it carried out the same command.
  private var unfinishedPaths: Set<String> = []
  /// The reports made so far, by the names of their cases.
  private var reports: [String: FindingReport] = [:]

  /// Reads the corpus; throws if a case in it cannot be read.
  package init(output: String, scenarios: [Scenario], call: String = "vcfuzz") throws {
    self.scenarios = scenarios
    self.call = call
    folder = ReportFolder(output)
    saved = try SavedCases(Corpus(folder: folder.path(of: "Corpus")), scenarios: scenarios)
  }

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

  /// Counts the cases that a killed process of the same command has left as this command's own.
  package func takeOver(where isUnfinished: (Case) -> Bool) {
    unfinishedPaths = Set(saved.entries.filter { isUnfinished($0.kept) }.map(\.path))
  }

  /// Whether a saved case that is not accepted as fixed shows a failure.
  package func isKnown(_ finding: Finding) -> Bool {
    let kept = scenario(named: finding.scenario).flatMap { Case(finding, of: $0) }
    return kept.map(isKnown) ?? false
  }

  func isKnown(_ kept: Case) -> Bool { saved.covers(kept) { !isOwn($0) } }

  /// Whether this command, in this process or an earlier one, wrote a file.
  private func isOwn(_ path: String) -> Bool {
    ownPaths.contains(path) || unfinishedPaths.contains(path)
      || WorkerRecord.current?.hasWritten(path) == true
  }

  /// Replays the saved cases of some scenarios, in the order of their names.
  ///
  /// What an earlier worker of the same command has saved is none of them.
  package func replays(of scenarios: [Scenario]) throws -> [ReplayFormats.Result] {
    let names = Set(scenarios.map(\.name))
    return try saved.entries.filter { names.contains($0.kept.scenario) && !isOwn($0.path) }.map {
      entry in
      do throws(CaseError) {
        return (entry, try saved.replay(entry))
      } catch {
        throw CommandError(.badInput, "\(entry.path.quotedForTerminal): \(error)")
      }
    }
  }

  /// Saves a case, and its report unless the corpus had the case.
  ///
  /// `examines` adds the diagnosis, which takes runs of its own.
  package func save(_ kept: Case, examines: Bool) throws -> SavedCase {
    let addition = try self.saved.add(kept)
    if case .known(let path) = addition {
      let entry = try Corpus.read(path)
      let isOwn =
        WorkerRecord.current?.hasWritten(path) == true || unfinishedPaths.remove(path) != nil
        || entry.kept.text == kept.text
      let known = SavedCase(entry: entry, isWritten: isOwn)
      if !isOwn { return known }
    }
    ownPaths.insert(addition.path)
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
  ///
  /// Its file says so only after `close`.
  package func completed(_ saved: SavedCase, origin: String) throws -> SavedCase {
    var saved = saved
    if saved.isWritten {
      saved.entry.kept.origin = origin
      saved.page?.report.kept.origin = origin
    }
    try report(on: &saved, examines: true)
    return saved
  }

  /// Writes the case that is complete and reported: another command finds a known case from now on.
  package func close(_ saved: SavedCase) throws {
    if saved.isWritten { try self.saved.corpus.write(saved.entry.kept, to: saved.entry.path) }
  }

  /// Writes the report of a case.
  private func report(on saved: inout SavedCase, examines: Bool) throws {
    if saved.page == nil, let scenario = scenario(named: saved.entry.kept.scenario) {
      saved.page = try ReportPage(saved.entry, scenario: scenario, call: call)
    }
    guard let page = saved.page else { return }
    try folder.write(page.text, to: page.file)
    try folder.write(page.html(index: HTMLIndex.name, examines: examines), to: page.htmlFile)
    saved.reportPath = folder.path(of: page.file)
    reports[saved.entry.name] = page.report
  }

  /// Writes the lists of all reports.
  package func writeIndex(campaign: CampaignMarkup? = nil) throws {
    try ReportIndex(corpus: saved.corpus, scenarios: scenarios, reports: reports)
      .write(to: folder, isHTML: true, campaign: campaign)
  }
}

extension TextRows {
  /// Adds the files of a case; what is to be pasted stays in one line.
  mutating func addFiles(_ saved: FindingStore.SavedCase?, call: String) {
    guard let saved else { return }
    self += ["   replay    \(call) replay " + saved.casePath.quotedForShell.escapedForTerminal]
    if let path = saved.reportPath { self += ["   report    " + path.escapedForTerminal] }
  }
}
