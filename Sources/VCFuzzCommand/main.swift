// The executable: the tool with the scenarios that it brings itself.

import VCFuzzCLI
import VCFuzzKit
import VCFuzzSamples

CommandLineTool(ScenarioCatalogue([], builtIn: Scenario.builtIn)).main()
