// Mistakes in the package's own scenarios: refused or pointed out before any work.

internal import VCFuzzProcesses

extension Invocation {
  /// Returns the scenario of a name, whose operations have names of their own.
  @MainActor
  func scenario(named name: String) throws -> Scenario {
    let all = tool.scenarios.all
    guard let scenario = all.first(where: { $0.name == name }) else {
      throw unknown("scenario", name, among: all.map(\.name))
    }
    try requireDistinctOperations(in: [scenario])
    return scenario
  }

  /// Refuses scenarios whose calls or gestures share a name.
  @MainActor
  func requireDistinctOperations(in scenarios: [Scenario]) throws {
    for scenario in ownScenarios(of: scenarios) {
      if let mistake = scenario.sharedOperationName { throw UsageError.other(mistake) }
    }
  }

  /// Points out operations without an effect, and names that hide a scenario of the tool's.
  @MainActor
  func warn(about scenarios: [Scenario]) {
    let own = ownScenarios(of: scenarios)
    for scenario in own where tool.scenarios.replacedNames.contains(scenario.name) {
      warn("the scenario '\(scenario.name)' hides one of vcfuzz's own: rename it to use both")
    }
    // Each run of a deadly scenario may cost a process: what it dies of is the finding.
    for scenario in own where RunIsolation.current?.deaths.concerns(scenario.name) != true {
      for warning in ScenarioProbe(scenario).warnings(of: scenario) { warn(warning) }
    }
  }

  private func warn(_ text: String) {
    terminal.printError("\(tool.name): warning: " + text.escapedForTerminal)
  }

  private func ownScenarios(of scenarios: [Scenario]) -> [Scenario] {
    scenarios.filter { scenario in tool.scenarios.own.contains { $0.name == scenario.name } }
  }
}
