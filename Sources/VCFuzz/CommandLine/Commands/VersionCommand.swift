// `vcfuzz version`: which version of the tool this is.

struct VersionCommand: Command {
  let name = "version"
  let summary = "Print the version"

  func run(_ invocation: Invocation) throws -> ExitCode {
    invocation.terminal.print("vcfuzz " + CommandLineTool.version)
    return .nothingFound
  }
}
