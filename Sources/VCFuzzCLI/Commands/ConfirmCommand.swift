// `vcfuzz confirm`: whether a finding occurs on UIKit, too.

internal import Foundation
internal import VCFuzzReports

struct ConfirmCommand: Command {
  let name = "confirm"
  let summary = "Write a test that takes a case's steps on UIKit, and read its recording back"
  let operands = [
    CommandOperand("CASE", .savedCase, count: .one),
    CommandOperand("RECORDING", .file, count: .optional),
  ]
  let options = CommandOption.table(
    "--output FILE  Write the test to a file instead of printing it"
  )
  let details = """
    Without a RECORDING it writes an XCTest file for an iOS test target. The test takes
    the steps on UIKit with the recorder on and attaches the recording. With it, it says
    whether a controller of the same role breaks the same invariant in the same way, and
    notes the answer in the case: its next report has it, too.

    Exits with 0 if the finding is confirmed, with 1 if it is not reproduced, with 2 if
    the steps could not be taken, because a finger is needed or the run did not end, or
    if the recorder does not record what the invariant is about, such as a deinit.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    guard let word = invocation.operands.first else {
      throw UsageError.other("confirm needs a case: its file, its name or its token")
    }
    let items = CaseArgument.items([word], in: Corpus(folder: "Corpus"))
    guard items.count == 1 else { throw UsageError.other("confirm takes one case, not a folder") }
    let entry = try items[0].mapError { CommandError(.badInput, $0.description) }.get()
    if invocation.operands.count > 1 {
      return try read(invocation.operands[1], entry, invocation)
    }
    let source = ConfirmationTest(entry.kept, call: invocation.tool.call).source
    if let path = invocation.value(of: "output") {
      try ReportFolder(".").write(source, toPath: path)
    } else {
      invocation.terminal.print(String(source.dropLast()))
    }
    return .nothingFound
  }

  @MainActor
  private func read(
    _ path: String,
    _ entry: Corpus.Entry,
    _ invocation: Invocation
  ) throws -> ExitCode {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.badInput, "cannot read '\(path)'")
    }
    let kept = entry.kept
    let recording = try checked(Array(data), named: path)
    let confirmation = try Confirmation(of: kept, in: recording) {
      let scenario = try invocation.tool.scenarios.scenario(named: kept.scenario)
      let text = Result { () throws(CaseError) in try Confirmation.recordingOfModel(kept, scenario)
      }
      .mapError { CommandError(.badInput, "\(entry.name): \($0)") }
      return try checked(Array(text.get().utf8), named: entry.name)
    }
    guard let confirmation else {
      let stem = ConfirmationTest.stem(of: kept)
      throw CommandError(
        .badInput,
        "\(path) is no recording of this case: it has no mark 'confirm \(stem)'"
      )
    }
    let note = confirmation.words.escapedForTerminal
    try keep(note, insteadOf: confirmation.head, in: entry)
    invocation.terminal.print("\(entry.name): ".escapedForTerminal + note)
    return confirmation.exitCode
  }

  private func checked(_ bytes: [UInt8], named name: String) throws -> CheckedTrace {
    try TraceChecker(Confirmation.settings).checked(ByteSource(bytes), named: name)
  }

  /// Writes the answer into the case, in the place of one for the same version.
  private func keep(_ note: String, insteadOf head: String, in entry: Corpus.Entry) throws {
    guard !entry.path.isEmpty else { return }
    var kept = entry.kept
    kept.notes.removeAll { $0.hasPrefix(head) }
    kept.notes.append(note)
    try Corpus.rewrite(kept, at: entry.path)
  }
}
