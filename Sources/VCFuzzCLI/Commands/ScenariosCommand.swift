// `vcfuzz scenarios`: what there is to try.

import Lifecycle
internal import VCFuzz

struct ScenariosCommand: Command {
  let name = "scenarios"
  let summary = "Print what can be tried, and what of it is faulty by purpose"
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    The tool ships with UIKit's own containers, with containers and observers that are
    faulty by purpose, each in one way, and with their repaired forms. A package that
    brings scenarios of its own has these first.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let catalogue = invocation.tool.scenarios
    let terminal = invocation.terminal
    if invocation.has("json") {
      terminal.print(json(catalogue).text)
      return .nothingFound
    }
    var blocks: [String] = []
    for kind in ScenarioCatalogue.Kind.allCases {
      let members = catalogue.all.filter { catalogue.kind(of: $0) == kind }
      if members.isEmpty { continue }
      var lines = [terminal.styled(kind.title, .bold)]
      for scenario in members {
        lines.append("  " + terminal.styled(scenario.name.escapedForTerminal, .bold))
        let text = scenario.summary.escapedForTerminal
        if !text.isEmpty { lines.append(text.wrapped(indent: 6)) }
      }
      blocks.append(lines.joined(separator: "\n"))
    }
    let counts = ScenarioCatalogue.Kind.allCases
      .map { kind in (kind, catalogue.all.count { catalogue.kind(of: $0) == kind }) }
      .filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.words)" }
    blocks.append("\(catalogue.all.count) scenarios: " + counts.joined(separator: ", "))
    terminal.print(blocks.joined(separator: "\n\n"))
    return .nothingFound
  }

  private func json(_ catalogue: ScenarioCatalogue) -> JSONValue {
    let scenarios = catalogue.all.map { scenario in
      [
        "name": .string(scenario.name),
        "summary": .string(scenario.summary),
        "kind": .string(catalogue.kind(of: scenario).rawValue),
        "triedUnlessNamed": .bool(catalogue.standard.contains { $0.name == scenario.name }),
      ] as JSONValue
    }
    return ["scenarios": .array(scenarios)]
  }
}
