// `vcfuzz replay`: runs saved cases again and reports whether they still fail.

internal import VCFuzzReports

struct ReplayCommand: Command {
  let name = "replay"
  let summary = "Replay saved cases and report whether they still fail"
  let runsScenarios = true
  let operands = [CommandOperand("CASE", .savedCase, count: .many)]
  let options = CommandOption.table(
    """
    -v, --verbose    Print the diagram of every case
    --token          Also print the token of every case
    --swift          Also print the steps as Swift source for UIKit
    --xctest FILE    Write a test that passes once the bug of the only case is fixed
    --html FILE      Write the report of the only case as a page
    --itf FILE       Write the trace of the only case in the Informal Trace Format
    --in-process     Make the runs in this process, without workers
    --step-timeout SECONDS  Time after which a step counts as endless (default: 10)
    --run-memory MB  Memory limit of one run (default: 64)
    --format FORMAT  Report as text, json, junit or sarif
    --fail-on GRADE  Lowest grade that fails: violation (default), fragile, advice
    """,
    ["xctest": .file]
  )
  let details = """
    CASE is a file, a folder of files that end with '.case', a token (vcf1.…), or the
    name of a case in Corpus/.
    Replays each case step by step, and reports whether it still fails, fails differently,
    or passes now. If the events differ, the new diagram follows the saved one.

    Exits with 0 if no case of the grade of --fail-on or above fails, with 1 if one does,
    and with 65 if one could not be read.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    guard !invocation.operands.isEmpty else {
      throw UsageError.missingOperand("CASE", command: name)
    }
    let items = CaseArgument.items(invocation.operands, in: Corpus(folder: "Corpus"))
    for option in ["html", "itf", "xctest"]
    where invocation.value(of: option) != nil && items.count != 1 {
      throw UsageError.other("--\(option) writes one case, and \(items.count) are given")
    }
    if invocation.format != .text, let option = ["token", "swift"].first(where: invocation.has) {
      throw UsageError.other("--\(option) needs the text format; JSON contains the token")
    }
    var batch = try ReplayBatch(invocation, isWhole: invocation.has("verbose"))
    try invocation.forEach(items) { item in
      guard let (entry, replay) = batch.replay(item) else { return }
      if invocation.has("token") { invocation.terminal.print(CaseToken.token(of: entry.kept)) }
      try write(entry, replay, invocation)
      if invocation.has("swift") {
        invocation.terminal.print()
        invocation.terminal.write(SwiftReproduction(entry.kept).source)
      }
    }
    return batch.finish()
  }

  /// Writes the files that the options ask for, about the only case.
  @MainActor
  private func write(
    _ entry: Corpus.Entry,
    _ replay: CaseReplay,
    _ invocation: Invocation
  ) throws {
    let folder = ReportFolder(".")
    let page = ReportPage(entry, replay, call: invocation.tool.call)
    if let file = invocation.value(of: "html") {
      try folder.write(page.html(casePath: entry.path), toPath: file)
    }
    if let file = invocation.value(of: "xctest") {
      try folder.write(page.report.test, toPath: file)
    }
    if let file = invocation.value(of: "itf") {
      let value = ITFTrace.json(replay.run.trace, steps: replay.run.columns, source: entry.name)
      try folder.write(value.text + "\n", toPath: file)
    }
  }
}
