// The tool `vcfuzz` with all its commands.

import Foundation
public import VCFuzz

extension CommandLineTool {
  /// The commands in the order of the help.
  ///
  /// A new command is one line here and one file beside this one.
  private static let catalogue: [any Command] = [
    FuzzCommand(),
    ExploreCommand(),
    CertifyCommand(),
    CheckCommand(),
    ReplayCommand(),
    CorpusCommand(),
    ReportCommand(),
    ScenariosCommand(),
    AdoptCommand(),
    InvariantsCommand(),
    RulesCommand(),
    ProfilesCommand(),
    CompletionsCommand(),
    HelpCommand(),
    VersionCommand(),
  ]

  /// Creates the tool with all its commands, for a package's own scenarios and the built-in ones.
  public init(scenarios: [Scenario] = []) { self.init(scenarios: scenarios, process: nil) }

  /// Creates the tool as a process calls it.
  package init(scenarios: [Scenario], process: ToolCall?) {
    self.init(
      named: process?.name ?? "vcfuzz",
      summary: "vcfuzz finds and explains bugs in the order of view-controller callbacks.",
      commands: Self.catalogue,
      standard: FuzzCommand(),
      scenarios: ScenarioCatalogue(scenarios),
      call: process?.text
    )
  }

  /// Runs the process's own command line and exits with its exit code.
  ///
  /// The whole `main.swift` of a package that wants the tool for its own scenarios is an import
  /// and `CommandLineTool.main(drawer, pager)`.
  @MainActor public static func main(_ scenarios: Scenario...) -> Never {
    let words = CommandLine.arguments
    let folder = FileManager.default.currentDirectoryPath
    let process = words.first.map { ToolCall(path: $0, from: folder) }
    exit(CommandLineTool(scenarios: scenarios, process: process).run(Array(words.dropFirst())))
  }
}
