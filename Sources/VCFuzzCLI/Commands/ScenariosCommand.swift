// `vcfuzz scenarios`: what there is to try.

internal import VCFuzzReports

struct ScenariosCommand: Command {
  let name = "scenarios"
  let summary = "List the available scenarios, or describe one with its operations"
  let operands = [CommandOperand("NAME", .scenario, count: .optional)]
  let options = CommandOption.table("--json  Print JSON")
  let details = """
    The scenarios of your package come first, then UIKit's own containers. The executable
    vcfuzz also has containers and observers that are deliberately broken, each in one
    way, and their repaired forms.

    With NAME it prints that scenario's calls and gestures, how often some random runs
    made each, and how often that changed anything.
    """

  @MainActor func run(_ invocation: Invocation) throws -> ExitCode {
    let catalogue = invocation.tool.scenarios
    let terminal = invocation.terminal
    if let name = invocation.operands.first { return try describe(name, invocation) }
    if invocation.has("json") {
      terminal.print(json(catalogue).text)
      return .nothingFound
    }
    let kinds = Dictionary(grouping: catalogue.all, by: catalogue.kind)
    let groups = ScenarioCatalogue.Kind.allCases.map { kind in
      (terminal.styled(kind.title, .bold), kinds[kind, default: []].map { entry($0, terminal) })
    }
    let counts = ScenarioCatalogue.Kind.allCases.compactMap { kind in
      kinds[kind].map { "\($0.count) \(kind.words)" }
    }
    let summary = "\(catalogue.all.count) scenarios: " + counts.joined(separator: ", ")
    terminal.print(Listing.text(groups, summary: summary))
    return .nothingFound
  }

  private func entry(_ scenario: Scenario, _ terminal: Terminal) -> String {
    let text = scenario.summary.escapedForTerminal
    return "  " + terminal.styled(scenario.name.escapedForTerminal, .bold)
      + (text.isEmpty ? "" : "\n" + text.wrapped(indent: 6))
  }

  /// Prints one scenario with its operations and their effects in some runs.
  @MainActor private func describe(
    _ name: String,
    _ invocation: Invocation
  ) throws -> ExitCode {
    let scenario = try invocation.scenario(named: name)
    let terminal = invocation.terminal
    let probe = ScenarioProbe(scenario)
    if invocation.has("json") {
      terminal.print(json(scenario, probe).text)
      return .nothingFound
    }
    terminal.print(terminal.styled(scenario.name.escapedForTerminal, .bold))
    if !scenario.summary.isEmpty {
      terminal.print(scenario.summary.escapedForTerminal.wrapped(indent: 2))
    }
    if invocation.tool.scenarios.kind(of: scenario) == .own, let place = scenario.place {
      terminal.print("  written in \(place.words)")
    }
    if scenario.isDeliberatelyBroken {
      terminal.print("  deliberately broken: its cases must fail")
    }
    let width = (probe.operations.map(\.name.count).max() ?? 0) + 2
    if !probe.operations.isEmpty { terminal.print("\noperations in \(probe.runs) random runs") }
    for operation in probe.operations {
      let kind = (operation.isGesture ? "gesture" : "call").padded(to: 9)
      let made = operation.isGesture ? "begun" : "made"
      terminal.print(
        "  " + kind + operation.name.escapedForTerminal.padded(to: width)
          + "\(made) \(operation.count.counted("time")), changed something "
          + operation.effects.counted("time")
      )
    }
    invocation.warn(about: [scenario])
    return .nothingFound
  }

  @MainActor private func json(_ scenario: Scenario, _ probe: ScenarioProbe) -> JSONValue {
    [
      "name": .string(scenario.name),
      "summary": .string(scenario.summary),
      "deliberatelyBroken": .bool(scenario.isDeliberatelyBroken),
      "runs": .number(probe.runs),
      "operations": .array(
        probe.operations.map { operation in
          [
            "name": .string(operation.name),
            "kind": .string(operation.isGesture ? "gesture" : "call"),
            "place": .string(operation.place.words),
            "count": .number(operation.count),
            "effects": .number(operation.effects),
          ]
        }
      ),
    ]
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
