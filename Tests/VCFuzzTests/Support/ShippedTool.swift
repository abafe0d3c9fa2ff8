// The tool as it ships: with the samples, which a package of a user's does not have.

import VCFuzzCLI
import VCFuzzKit
import VCFuzzSamples

extension ScenarioCatalogue {
  /// The scenarios of the executable `vcfuzz`.
  init() { self.init([], builtIn: Scenario.builtIn) }
}

extension CommandLineTool {
  /// The tool of the executable `vcfuzz`.
  init() { self.init(ScenarioCatalogue()) }
}
