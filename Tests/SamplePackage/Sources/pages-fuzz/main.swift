// The tool for this package's scenarios.

import Pages
import VCFuzzCLI

CommandLineTool.main(pages, hastyPages)
