// `vcfuzz help`: what the tool and its commands do.

package struct HelpCommand: Command {
  package init() {}

  package let name = "help"
  package let summary = "Print what the tool or a command does"
  package let operands = [CommandOperand("COMMAND", count: .optional)]

  package func run(_ invocation: Invocation) throws -> ExitCode {
    let page = HelpPage(invocation.tool, style: invocation.terminal.styled)
    guard let word = invocation.operands.first else {
      invocation.terminal.print(page.overview)
      return .nothingFound
    }
    let commands = invocation.tool.commands
    guard let command = invocation.tool.command(named: word) else {
      throw UsageError.unknownCommand(word, suggestion: commands.map(\.name).nearest(to: word))
    }
    invocation.terminal.print(page.text(of: command))
    return .nothingFound
  }
}
