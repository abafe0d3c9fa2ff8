// One exploration of a scenario with or without the memory of states: what it covered and found.

package import ModelChecking
package import VCFuzzKit

/// A search of all runs of a scenario within a number of user actions.
@MainActor
package struct ExplorationTrial {
  private let settings: ExplorationSettings
  private let secondsMax: Double?
  private let statesMax: Int

  package struct Outcome {
    package let certificate: Certificate
    package let memory: StateMemory
    /// The identities of all failures found.
    package let failures: [String]
    /// The processor time that it took.
    package let seconds: Double

    /// Whether it found these failures; with memory it finds those of shorter runs as well.
    package func finds(_ failures: [String]) -> Bool { Set(self.failures).isSuperset(of: failures) }
  }

  /// Searches within so many user actions and seconds of processor time.
  package init(
    _ scenario: Scenario,
    steps: Int,
    secondsMax: Double? = nil,
    statesMax: Int = .max,
    operations: String? = nil
  ) throws {
    let controllers = Configuration.controllersStandard(for: scenario)
    let grammar =
      try operations.map { try Grammar(words: $0, stepsMax: steps) } ?? .standard(stepsMax: steps)
    settings = ExplorationSettings(
      scenario,
      settings: [.standard(for: scenario, controllers: controllers)],
      grammar: grammar
    )
    self.secondsMax = secondsMax
    self.statesMax = statesMax
  }

  package func outcome(remembers: Bool) throws -> Outcome {
    var settings = settings
    settings.prunesByFingerprint = remembers
    var system = settings.system
    var options = settings.options(for: .depthFirst)
    options.limits.statesMax = statesMax
    let start = WorkClock.processorSeconds
    if let secondsMax {
      options.limits.isInterrupted = { WorkClock.processorSeconds - start > secondsMax }
    }
    let report = try ReplaySearch<ScenarioSystem>(options: options).run(&system)
    return Outcome(
      certificate: report.certificate,
      memory: system.memory.counts,
      failures: report.counterexamples.map(\.breach.identity).sorted(),
      seconds: WorkClock.processorSeconds - start
    )
  }
  /// Compares what follows from states that are taken for one, within so many steps; the user acts
  /// so often between two idle states.
  package func comparison(actsMax: Int = 1, stepsMax: Int = .max) -> FutureComparison {
    var bounds = FutureComparison.Bounds()
    bounds.actsMax = actsMax
    bounds.stepsMax = stepsMax
    var comparison = FutureComparison(settings.system, bounds: bounds)
    comparison.run()
    return comparison
  }
}
