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

  /// Prints one scenario with its operations and their effects in some runs.
  @MainActor private func describe(
    _ name: String,
    _ invocation: Invocation
  ) throws -> ExitCode {
    let catalogue = invocation.tool.scenarios
    guard let scenario = catalogue.all.first(where: { $0.name == name }) else {
      throw invocation.unknown("scenario", name, among: catalogue.all.map(\.name))
    }
    try invocation.requireDistinctOperations(in: [scenario])
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
    if catalogue.kind(of: scenario) == .own, let place = scenario.place {
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
