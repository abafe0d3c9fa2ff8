// The findings of a campaign or an exploration on disk: a case and a report for each.

internal import VCFuzzProcesses

/// Saves findings in an output folder, and makes the report of each once.
@MainActor
package final class FindingStore {
  /// How a shell calls the tool.
  private let call: String
  package let folder: ReportFolder
  private let saved: SavedCases
  /// The cases that this command has written.
  private var ownPaths: Set<String> = []
  /// The cases that a process has left which was killed while it carried out the same command.
  private var unfinishedPaths: Set<String> = []
  /// The reports made so far, by the names of their cases.
  private var reports: [String: FindingReport] = [:]

  /// Reads the corpus; throws if a case in it cannot be read.
  package init(output: String, scenarios: [Scenario], call: String = "vcfuzz") throws {
    self.call = call
    folder = ReportFolder(output)
    saved = try SavedCases(Corpus(folder: folder.path(of: "Corpus")), scenarios: scenarios)
  }

  /// Counts the cases that a killed process of the same command has left as this command's own.
  package func takeOver(where isUnfinished: (Case) -> Bool) {
    unfinishedPaths = Set(saved.entries.filter { isUnfinished($0.kept) }.map(\.path))
  }

  /// Takes the steps of a finding for its case and its report.
  package func record(_ finding: Finding) -> CaseRun? {
    saved.scenario(named: finding.scenario).flatMap(finding.recorded)
  }

  /// Returns a finding as a case with its run; nil if its steps do not fail again.
  func replay(of finding: Finding, origin: String = "") -> CaseReplay? {
    saved.scenario(named: finding.scenario).flatMap { finding.saved(of: $0, origin: origin) }
  }

  /// Whether a saved case that is not accepted as fixed shows a failure.
  package func isKnown(_ finding: Finding) -> Bool {
    replay(of: finding).map { saved.covers($0) { !isOwn($0) } } ?? false
  }

  /// Whether this command, in this process or an earlier one, wrote a file.
  private func isOwn(_ path: String) -> Bool {
    ownPaths.contains(path) || unfinishedPaths.contains(path)
      || WorkerRecord.current?.hasWritten(path) == true
  }

  /// Returns the replay of a saved case, which is made once.
  private func replay(of entry: Corpus.Entry) throws(CommandError) -> CaseReplay {
    do throws(CaseError) {
      return try saved.replay(entry)
    } catch {
      throw CommandError(.badInput, "\(entry.path.quotedForTerminal): \(error)")
    }
  }

  /// Replays the saved cases of some scenarios, in the order of their names.
  ///
  /// What an earlier worker of the same command has saved is none of them.
  package func replays(of scenarios: [Scenario]) throws -> [ReplayFormats.Result] {
    let names = Set(scenarios.map(\.name))
    return try saved.entries.filter { names.contains($0.kept.scenario) && !isOwn($0.path) }
      .map { ($0, try replay(of: $0)) }
  }

  /// Saves a case, and its report unless the corpus had the case.
  ///
  /// `examines` adds the diagnosis, which takes runs of its own.
  func save(_ replay: CaseReplay, examines: Bool) throws -> CaseFiles {
    let addition = try saved.add(replay)
    if case .known(let path) = addition {
      let entry = try Corpus.read(path)
      let isOwn =
        WorkerRecord.current?.hasWritten(path) == true || unfinishedPaths.remove(path) != nil
        || entry.kept.text == replay.kept.text
      if !isOwn { return CaseFiles(entry: entry, isWritten: false) }
    }
    ownPaths.insert(addition.path)
    WorkerRecord.current?.noteWritten(addition.path)
    saved.note(replay, at: addition.path)
    let entry = Corpus.Entry(path: addition.path, kept: replay.kept)
    var files = CaseFiles(entry: entry, isWritten: true)
    try report(on: &files, examines: examines)
    return files
  }

  /// Returns a case with what is known at the end: how it was met, and the diagnosis.
  ///
  /// Its file says so only after `close`.
  func completed(_ files: CaseFiles, origin: String) throws -> CaseFiles {
    var files = files
    if files.isWritten {
      files.entry.kept.origin = origin
      files.page?.report.kept.origin = origin
    }
    try report(on: &files, examines: true)
    return files
  }

  /// Writes the case that is complete and reported: another command finds a known case from now on.
  func close(_ files: CaseFiles) throws {
    if files.isWritten { try saved.corpus.write(files.entry.kept, to: files.entry.path) }
  }

  /// Writes the report of a case.
  private func report(on files: inout CaseFiles, examines: Bool) throws {
    if files.page == nil, saved.scenario(named: files.entry.kept.scenario) != nil {
      files.page = ReportPage(files.entry, try replay(of: files.entry), call: call)
    }
    guard let page = files.page else { return }
    try folder.write(page.text, to: page.file)
    try folder.write(page.html(index: Page.indexFile, examines: examines), to: page.htmlFile)
    files.reportPath = folder.path(of: page.file)
    reports[files.entry.name] = page.report
  }

  /// Writes the lists of all reports.
  func writeIndex(campaign: CampaignMarkup? = nil) throws {
    let index = ReportIndex(corpus: saved.corpus) { [reports, saved] entry in
      reports[entry.name] ?? (try? saved.replay(entry)).map { FindingReport($0) }
    }
    try index.write(to: folder, isHTML: true, campaign: campaign)
  }

  // MARK: Explorations

  /// Saves the findings and the page of the exploration.
  package func save(_ result: ExplorationResult) throws -> [FiledFinding] {
    let findings = try result.findings.map { found in
      let replay = replay(of: found, origin: Self.origin(of: found, in: result))
      return FiledFinding(finding: found, files: try replay.map { try save($0, examines: true) })
    }
    let page = ExplorationPage(result: result, findings: findings)
    try folder.write(
      page.text,
      to: ExplorationFile.path(scenario: result.settings.scenario.name)
    )
    try writeIndex()
    return findings
  }

  /// How a case was met and what is known of it, for the case's file.
  private static func origin(of found: Finding, in result: ExplorationResult) -> String {
    var parts = ["explored \(result.settings.boundWords)", found.minimality]
    if let point = found.diagnosis.pointOfNoReturn { parts.append(point.words) }
    if let neighbour = found.diagnosis.neighbour { parts.append(neighbour.words) }
    return parts.joined(separator: "; ")
  }
}
