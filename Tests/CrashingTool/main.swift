// A command line for scenarios that misbehave, each in its own way, beside one with a plain bug.

import Foundation
import VCFuzzCLI

let words = Array(CommandLine.arguments.dropFirst())
exit(CommandLineTool(scenarios: Misbehaviour.scenarios).run(words))
