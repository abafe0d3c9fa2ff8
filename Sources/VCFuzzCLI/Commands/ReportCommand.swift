// `vcfuzz report`: writes the reports of a corpus again, from its cases alone.

internal import VCFuzzKit
internal import VCFuzzSupport
import VCLifecycle

struct ReportCommand: Command {
  let name = "report"
  let summary = "Write the reports of a corpus again from its cases"
  let runsScenarios = true
  let options = CommandOption.table(
    """
    -o, --output DIR  Folder of Corpus/ and Reports/ (default: .)
    --in-process      Make the runs in this process, without workers
    --html            Also write pages for a browser
    """,
    [
      "output": .file
    ]
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
    let catalogue = invocation.tool.scenarios
    let entries = try corpus.entries()
    let isHTML = invocation.has("html")
    var reports: [String: FindingReport] = [:]
    try invocation.forEach(entries) { entry in
      let scenario: Scenario
      do throws(CaseError) {
        scenario = try catalogue.scenario(named: entry.kept.scenario)
      } catch {
        throw CommandError(.badInput, "\(entry.path.quotedForTerminal): \(error)")
      }
      let page = try ReportPage(entry, scenario: scenario, call: invocation.tool.call)
      reports[entry.name] = page.report
      try folder.write(page.text, to: page.file)
      if isHTML { try folder.write(page.html(index: HTMLIndex.name), to: page.htmlFile) }
      if !page.report.isCurrent {
        invocation.terminal.print(
          page.file.escapedForTerminal + ": its steps no longer reproduce it"
        )
      }
    }
    if entries.isEmpty {
      invocation.terminal.print("no cases in \(corpus.folder.escapedForTerminal)")
    } else {
      try ReportIndex(corpus: corpus, scenarios: catalogue.all, reports: reports)
        .write(to: folder, isHTML: isHTML)
      let index = folder.path(of: ReportIndex.file).escapedForTerminal
      invocation.terminal.print("\(entries.count) reports; \(index) lists them")
    }
    return .nothingFound
  }
}
