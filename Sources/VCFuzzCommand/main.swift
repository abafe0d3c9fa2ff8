// The executable: hands the words of the command line to the tool and leaves with its exit code.

import Foundation
import VCFuzz

exit(CommandLineTool().run(Array(CommandLine.arguments.dropFirst())))
