// The commands of the lab.

internal import Foundation
package import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzSamples

extension CommandLineTool {
  /// The tool `vcfuzz-lab`.
  package static let lab = CommandLineTool(
    named: "vcfuzz-lab",
    summary: "vcfuzz-lab measures vcfuzz: how fast it is, and which planted bugs it finds.",
    commands: [
      BenchCommand(), MutantsCommand(), ContainersCommand(), CalibrationCommand(),
      ExplorationsCommand(), HelpCommand(),
      VersionCommand(),
    ],
    standard: nil,
    scenarios: ScenarioCatalogue([], builtIn: Scenario.builtIn)
  )
}

extension Invocation {
  /// The path of the running tool, which starts itself as other processes.
  var toolPath: String {
    get throws {
      if let path = Bundle.main.executablePath { return path }
      throw UsageError.other("the tool cannot find itself: start it by its whole path")
    }
  }
}
