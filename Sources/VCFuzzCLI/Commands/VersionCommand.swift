// `vcfuzz version`: which version of the tool this is.

package struct VersionCommand: Command {
  package init() {}

  package let name = "version"
  package let summary = "Print the version"

  package func run(_ invocation: Invocation) throws -> ExitCode {
    invocation.terminal.print("vcfuzz " + ToolVersion.current)
    return .nothingFound
  }
}
