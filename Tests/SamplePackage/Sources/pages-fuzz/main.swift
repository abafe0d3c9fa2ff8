// The tool for this package's scenarios.

import Pages
import VCFuzz

CommandLineTool.main(pages, hastyPages)
