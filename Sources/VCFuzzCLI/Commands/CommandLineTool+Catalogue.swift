// The tool `vcfuzz` with all its commands.

import Foundation

extension CommandLineTool {
  /// The commands in the order of the help.
  ///
  /// A new command is one line here and one file beside this one.
  private static let catalogue: [any Command] = [
    FuzzCommand(),
    MergeCommand(),
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
    CalibrateCommand(),
    ConfirmCommand(),
    CompletionsCommand(),
    HelpCommand(),
    VersionCommand(),
  ]

  /// Creates the tool with all its commands, for a package's own scenarios and UIKit itself.
  public init(scenarios: [Scenario] = []) { self.init(ScenarioCatalogue(scenarios)) }

  /// Creates the tool with all its commands for the scenarios of a catalogue.
  package init(_ scenarios: ScenarioCatalogue) {
    self.init(
      named: "vcfuzz",
      summary: "vcfuzz finds and explains bugs in the order of view-controller callbacks.",
      commands: Self.catalogue,
      standard: FuzzCommand(),
      scenarios: scenarios
    )
  }

  /// Runs the process's own command line and exits with its exit code.
  ///
  /// The whole `main.swift` of a package that wants the tool for its own scenarios is an import
  /// and `CommandLineTool.main(drawer, pager)`.
  @MainActor public static func main(_ scenarios: Scenario...) -> Never { main(scenarios) }

  /// The same for a list of scenarios, of which a package may have many.
  @MainActor public static func main(_ scenarios: [Scenario]) -> Never {
    CommandLineTool(scenarios: scenarios).main()
  }

  /// Runs the process's own command line on this tool and exits with its exit code.
  @MainActor package func main() -> Never { exit(run(Array(CommandLine.arguments.dropFirst()))) }
}
