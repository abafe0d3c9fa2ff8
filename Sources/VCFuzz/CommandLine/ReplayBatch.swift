// Several cases run again, one after the other, with a line for each and a count at the end.

import Lifecycle

/// The replays of one command.
@MainActor
struct ReplayBatch {
  private let catalogue: ScenarioCatalogue
  private let terminal: Terminal
  private let isWhole: Bool
  private var replayed = 0
  private var unexpected = 0
  private var unreadable = 0

  init(_ invocation: Invocation, isWhole: Bool) {
    catalogue = invocation.tool.scenarios
    terminal = invocation.terminal
    self.isWhole = isWhole
  }

  /// Runs a case and prints what it shows; nil if it could not be run.
  mutating func replay(_ item: CaseArgument.Item) -> Corpus.Entry? {
    let entry: Corpus.Entry
    switch item {
    case .problem(let problem):
      note(problem)
      return nil
    case .entry(let found): entry = found
    }
    do throws(CaseError) {
      let scenario = try catalogue.scenario(named: entry.kept.scenario)
      let replay = try CaseReplay(entry.kept, scenario: scenario)
      replayed += 1
      if !replay.isAsExpected { unexpected += 1 }
      let text = ReplayText(replay, style: terminal.styled)
      terminal.print(text.text(named: entry.name, isWhole: isWhole))
    } catch {
      note(entry.name + ": \(error)")
      return nil
    }
    return entry
  }

  private mutating func note(_ problem: String) {
    unreadable += 1
    terminal.printError("vcfuzz: " + problem.escapedForTerminal)
  }

  /// Prints the count; the exit code that says how it went.
  func finish() -> ExitCode {
    let noun = replayed == 1 ? "case" : "cases"
    var line = "\(replayed) \(noun): \(replayed - unexpected) as expected, \(unexpected) not"
    if unreadable > 0 { line += "; \(unreadable) could not be read" }
    terminal.print(line)
    if unreadable > 0 { return .badInput }
    return unexpected > 0 ? .found : .nothingFound
  }
}
