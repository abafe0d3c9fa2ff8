// One command line, run in this process.

import VCFuzz

/// What a command line wrote and how it left.
struct ToolRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  @MainActor init(
    _ words: String...,
    isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) {
    self.init(words, isTerminal: isTerminal, environment: environment)
  }

  @MainActor init(
    _ words: [String],
    isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) {
    let terminal = Terminal.captured(isTerminal: isTerminal, environment: environment)
    exitCode = CommandLineTool().run(words, on: terminal)
    output = terminal.outputText
    errors = terminal.errorText
  }
}
