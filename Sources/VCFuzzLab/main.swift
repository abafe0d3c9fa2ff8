// The executable for work on vcfuzz itself: benchmarks and mutants.

import Foundation
import VCFuzzCLI

exit(CommandLineTool.lab.run(Array(CommandLine.arguments.dropFirst())))
