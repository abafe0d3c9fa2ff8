// `vcfuzz confirm`: whether a finding occurs on UIKit, too.

internal import Foundation
internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

struct ConfirmCommand: Command {
  let name = "confirm"
  let summary = "Write a test that takes a case's steps on UIKit, and read its recording back"
  let operands = [
    CommandOperand("CASE", .file, count: .one),
    CommandOperand("RECORDING", .file, count: .optional),
  ]
  let options = CommandOption.table(
    "--output FILE  Write the test to a file instead of printing it",
    ["output": .file]
  )
  let details = """
    Without a RECORDING it writes an XCTest file for an iOS test target. The test takes
    the steps on UIKit with the recorder on and attaches the recording. With it, it says
    whether the recording breaks the same invariant, and notes the answer in the case.

    Exits with 0 if the finding is confirmed, with 1 if it is not reproduced, with 2 if
    the steps could not be taken, because a finger is needed or the run did not end.
    """

  func run(_ invocation: Invocation) throws -> ExitCode {
    guard let word = invocation.operands.first else {
      throw UsageError.other("confirm needs a case: its file, its name or its token")
    }
    let items = CaseArgument.items([word])
    guard items.count == 1 else { throw UsageError.other("confirm takes one case, not a folder") }
    let entry: Corpus.Entry
    do throws(CaseError) {
      entry = try items[0].get()
    } catch {
      throw CommandError(.badInput, error.description)
    }
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

  private enum Answer: String {
    case confirmed
    case notReproduced = "not reproduced"
    case cannotBeDriven = "cannot be driven"

    var exitCode: ExitCode {
      switch self {
      case .confirmed: .nothingFound
      case .notReproduced: .found
      case .cannotBeDriven: .incomplete
      }
    }
  }

  private func read(
    _ path: String,
    _ entry: Corpus.Entry,
    _ invocation: Invocation
  ) throws -> ExitCode {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(.badInput, "cannot read '\(path)'")
    }
    var settings = CheckSettings()
    settings.isAtRestAtEnd = true
    // The hooks record these of every controller.
    settings.prints = [
      .willsAndDids, CallbackSet(.beginAppearance), CallbackSet(.endAppearance),
    ]
    let checked: CheckedTrace
    do throws(TraceChecker.Failure) {
      checked = try TraceChecker(settings).check(ByteSource(Array(data)), named: path)
    } catch {
      throw CommandError(.badInput, "\(path): \(error)")
    }
    let stem = ConfirmationTest.stem(of: entry.kept)
    let marks = checked.trace.events.compactMap { event in
      event.kind == .marker ? checked.trace.text(of: event) : nil
    }.filter { $0.hasPrefix("confirm \(stem) ") }
    guard !marks.isEmpty else {
      throw CommandError(
        .badInput,
        "\(path) is no recording of this case: it has no mark 'confirm \(stem)'"
      )
    }
    let answer: Answer
    if !marks.contains("confirm \(stem) ends") {
      answer = .cannotBeDriven
    } else {
      let invariant = entry.kept.verdict.identity.invariant
      let isFound = checked.findings.contains {
        $0.invariant.id == invariant || $0.alsoBreaks.contains(invariant)
      }
      answer = isFound ? .confirmed : .notReproduced
    }
    let version = checked.isVersionKnown ? checked.profile.os.words : "an unnamed version"
    let note = "On UIKit, \(version): \(answer.rawValue)."
    try keep(note, of: entry)
    invocation.terminal.print("\(entry.name): \(note)".escapedForTerminal)
    return answer.exitCode
  }

  /// Writes the answer into the case, in the place of one for the same version.
  private func keep(_ note: String, of entry: Corpus.Entry) throws {
    guard !entry.path.isEmpty else { return }
    var kept = entry.kept
    let head = note.prefix { $0 != ":" } + ":"
    kept.notes.removeAll { $0.hasPrefix(head) }
    kept.notes.append(note)
    try Corpus.rewrite(kept, at: entry.path)
  }
}
