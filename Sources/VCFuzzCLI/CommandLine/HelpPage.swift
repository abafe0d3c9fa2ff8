// The help, made from the tables of the commands.

/// The texts of `vcfuzz help`.
struct HelpPage {
  private let tool: CommandLineTool
  private let style: (String, TextStyle) -> String

  init(_ tool: CommandLineTool, style: @escaping (String, TextStyle) -> String) {
    self.tool = tool
    self.style = style
  }

  /// What the tool is, its commands and its exit codes.
  var overview: String {
    let commands = tool.commands.map { (usage(of: $0, withOptions: false), $0.summary) }
    let options = CommandLineTool.ownOptions.map { ($0.usage, $0.summary) }
    let codes = ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }
    return [
      tool.summary,
      "",
      style("Usage", .bold) + "  \(tool.call) [COMMAND] [OPTION …]",
      "",
      section("Commands", commands),
      "",
      section("Options", options),
      "",
      section("Exit codes", codes),
      "",
      "'\(tool.call) help COMMAND' says more about a command.",
    ].joined(separator: "\n")
  }

  /// What one command does and which words it takes.
  func text(of command: any Command) -> String {
    let options = (command.options + CommandLineTool.options).map { ($0.usage, $0.summary) }
    var parts = [
      command.summary + ".",
      style("Usage", .bold) + "  \(tool.call) " + usage(of: command, withOptions: true),
      section("Options", options),
    ]
    if !command.details.isEmpty { parts.append(command.details) }
    return parts.joined(separator: "\n\n")
  }

  private func usage(of command: any Command, withOptions: Bool) -> String {
    let words = [command.name] + command.operands.map(\.usage)
    return (words + (withOptions && !command.options.isEmpty ? ["[OPTION …]"] : []))
      .joined(separator: " ")
  }

  private func section(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    let lines = rows.map { "  " + $0.name.padded(to: width) + $0.summary }
    return ([style(title, .bold)] + lines).joined(separator: "\n")
  }
}
