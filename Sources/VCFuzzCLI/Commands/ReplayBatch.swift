// Several cases run again, one after the other, with a line for each and a count at the end.

internal import VCFuzzReports

/// The replays of one command.
@MainActor
struct ReplayBatch {
  private let invocation: Invocation
  private let isWhole: Bool
  private let failOn: Grade
  private var results: [ReplayFormats.Result] = []
  private var problems: [(file: String, text: String)] = []
  private var terminal: Terminal { invocation.terminal }

  init(_ invocation: Invocation, isWhole: Bool) throws {
    failOn = try invocation.failOn()
    self.invocation = invocation
    self.isWhole = isWhole
  }

  /// Runs a case and prints what it shows; nil if it could not be run.
  mutating func replay(_ item: CaseArgument.Item) -> ReplayFormats.Result? {
    var name: String?
    do throws(CaseError) {
      let entry = try item.get()
      name = entry.name
      let replay = try invocation.replay(entry)
      results.append((entry, replay))
      if invocation.format == .text {
        let text = ReplayText(replay, style: terminal.styled)
        terminal.print(text.text(named: entry.name, isWhole: isWhole))
      }
      return (entry, replay)
    } catch {
      let problem = (name.map { $0 + ": " } ?? "") + error.description
      problems.append((name ?? problem, problem))
      terminal.printError("\(invocation.tool.name): " + problem.escapedForTerminal)
      return nil
    }
  }

  /// Prints what the format demands; the exit code that says how it went.
  func finish() -> ExitCode {
    let name = "\(invocation.tool.name) " + invocation.command.name
    let document = ReplayFormats(name, results, problems: problems, failOn: failOn)
    let failing = results.count { $0.replay.fails(from: failOn) }
    if let text = document.document(as: invocation.format) {
      terminal.print(text)
    } else {
      terminal.print(summary(failing: failing))
      let hint = ReplayFormats.acceptHint(results, call: invocation.tool.call)
      if let hint { terminal.print(hint) }
    }
    if !problems.isEmpty { return .badInput }
    return failing > 0 ? .found : .nothingFound
  }

  private func summary(failing: Int) -> String {
    let notPassing = results.count { !$0.replay.passes }
    var line = results.count.counted("case") + ": "
    line += "\(results.count - notPassing) passed, \(notPassing) failed"
    if failing < notPassing {
      let count = notPassing - failing
      line += "; \(count) of them not counted: below '\(failOn)' (see --fail-on)"
    }
    if !problems.isEmpty { line += "; \(problems.count) could not be read" }
    return line
  }
}
