// `vcfuzz report`: writes the reports of a corpus again, from its cases alone.

internal import VCFuzzReports

struct ReportCommand: Command {
  let name = "report"
  let summary = "Write the reports of a corpus again from its cases"
  let runsScenarios = true
  let options = CommandOption.table(
    """
    -o, --output DIR  Folder of Corpus/ and Reports/ (default: .)
    --in-process      Make the runs in this process, without workers
    --html            Also write pages for a browser
    """
  )
  let details = """
    Writes DIR/Reports/NAME.md for each DIR/Corpus/NAME.case, and an index of them all.
    With --html it writes NAME.html and index.html beside them: pages that need no
    network and no other file.
    Files that are up to date are not written; no file is removed.

    Exits with 0 if all reports are written, and with 65 if a case cannot be read or
    does not fit its scenario.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let folder = ReportFolder(try invocation.corpusFolder())
    try folder.requireWritable()
    let corpus = Corpus(folder: folder.path(of: "Corpus"))
    let entries = try corpus.entries()
    let isHTML = invocation.has("html")
    var reports: [String: FindingReport] = [:]
    try invocation.forEach(entries) { entry in
      let replay: CaseReplay
      do throws(CaseError) {
        replay = try invocation.replay(entry)
      } catch {
        throw CommandError(.badInput, "\(entry.path.quotedForTerminal): \(error)")
      }
      let page = ReportPage(entry, replay, call: invocation.tool.call)
      reports[entry.name] = page.report
      try folder.write(page.text, to: page.file)
      if isHTML { try folder.write(page.html(index: Page.indexFile), to: page.htmlFile) }
      if !page.report.isCurrent {
        invocation.terminal.print(
          page.file.escapedForTerminal + ": its steps no longer reproduce it"
        )
      }
    }
    if entries.isEmpty {
      invocation.terminal.print("no cases in \(corpus.folder.escapedForTerminal)")
    } else {
      try ReportIndex(corpus: corpus) { reports[$0.name] }
        .write(to: folder, isHTML: isHTML)
      let index = folder.path(of: ReportIndex.file).escapedForTerminal
      invocation.terminal.print("\(entries.count) reports; \(index) lists them")
    }
    return .nothingFound
  }
}
