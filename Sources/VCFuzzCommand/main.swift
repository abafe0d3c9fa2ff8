// The executable: the tool with the scenarios that it brings itself.

import VCFuzzCLI

CommandLineTool.main()
