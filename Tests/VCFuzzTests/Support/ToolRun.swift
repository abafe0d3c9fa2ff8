// One command line, run in this process.

import VCFuzzCLI
import VCFuzzKit
import VCFuzzLab
import VCFuzzSupport

/// What a command line wrote and how it left.
struct ToolRun {
  let exitCode: ExitCode
  let output: String
  let errors: String

  @MainActor init(
    _ words: String...,
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    tool: CommandLineTool = CommandLineTool()
  ) {
    self.init(words, isTerminal: isTerminal, environment: environment, tool: tool)
  }

  @MainActor init(
    _ words: [String],
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    tool: CommandLineTool = CommandLineTool()
  ) {
    let terminal = Terminal.captured(isTerminal: isTerminal, environment: environment)
    exitCode = tool.run(words, on: terminal)
    output = terminal.outputText
    errors = terminal.errorText
  }

  /// A command line of the lab.
  @MainActor static func lab(_ words: String...) -> ToolRun { ToolRun(words, tool: .lab) }

  @MainActor static func lab(_ words: [String]) -> ToolRun { ToolRun(words, tool: .lab) }
}
