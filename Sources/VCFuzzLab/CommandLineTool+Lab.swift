// The commands of the lab.

package import VCFuzzCLI

extension CommandLineTool {
  /// The tool `vcfuzz-lab`.
  package static let lab = CommandLineTool(
    named: "vcfuzz-lab",
    summary: "vcfuzz-lab measures vcfuzz: how fast it is, and which planted bugs it finds.",
    commands: [
      BenchCommand(), MutantsCommand(), ContainersCommand(), HelpCommand(), VersionCommand(),
    ],
    standard: nil
  )
}
