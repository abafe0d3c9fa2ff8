// How fast runs are replayed: the same paths of one gallery container, again and again.

internal import ModelChecking
package import VCFuzzKit

/// The fixed work that `vcfuzz-lab bench explore` times.
@MainActor
package struct ExploreBenchmark {
  private let scenario: Scenario
  private let configuration: Configuration
  private let paths: [[Step]]
  /// The same paths as an exploration takes them, with what the checks have seen before their ends.
  private let system: ScenarioSystem
  private let known: [(steps: [ExploredStep], observations: ScenarioSystem.Observations)]

  /// The steps of each path.
  package static let stepsPerRun = 12
  private static let pathsMax = 200

  /// Draws paths of twelve steps that break nothing; nil if the scenario has none.
  package init?(_ scenario: Scenario) {
    self.scenario = scenario
    configuration = Configuration.standard(
      for: scenario,
      controllers: Configuration.controllersStandard(for: scenario)
    )
    var grammar = Grammar.standard(stepsMax: .max)
    grammar.verbs = [.push, .pop, .present, .dismiss, .setNeedsLayout]
    var system = ScenarioSystem(scenario, settings: [configuration], grammar: grammar)
    var random = RandomSource(seed: 1)
    var paths: [[Step]] = []
    for _ in 0..<(Self.pathsMax * 20) where paths.count < Self.pathsMax {
      system.start()
      var path: [Step] = []
      while path.count < Self.stepsPerRun {
        let enabled = system.enabledSteps()
        guard !enabled.isEmpty else { break }
        let chosen = enabled[random.below(enabled.count)]
        guard case .taken = system.take(chosen) else { break }
        path.append(system.step(of: chosen))
      }
      guard path.count == Self.stepsPerRun, case .taken = system.conclude() else { continue }
      paths.append(path)
    }
    if paths.isEmpty { return nil }
    self.paths = paths
    known = paths.compactMap { path in
      let steps = system.path(of: path).steps
      system.start()
      for step in steps.dropLast() { _ = system.take(step) }
      return system.observations().map { (steps, $0) }
    }
    self.system = system
  }

  /// All of it, each as one work.
  package var benchmark: Benchmark {
    let count = 1_000
    let steps = count * Self.stepsPerRun
    return Benchmark(
      "explore",
      [
        BenchmarkWork("replays", rated: ["executions", "steps"]) {
          [("executions", executions(count: count, concludes: false)), ("steps", steps)]
        },
        BenchmarkWork("replays checked at their last step", rated: ["executions", "steps"]) {
          [("executions", continuedExecutions(count: count)), ("steps", steps)]
        },
        BenchmarkWork("replays to the end", rated: ["executions", "steps"]) {
          [("executions", executions(count: count, concludes: true)), ("steps", steps)]
        },
        BenchmarkWork("search of all runs of two steps", rated: ["executions", "states"]) {
          let certificate = search(steps: 2)
          return [
            ("executions", certificate.executions), ("states", certificate.states),
            ("transitions", certificate.transitions),
          ]
        },
      ]
    )
  }

  /// Starts, takes the twelve steps, and lets everything run out; the checks read along.
  ///
  /// Returns the number of executions.
  package func executions(count: Int, concludes: Bool) -> Int {
    let cast = Cast(configuration)
    for number in 0..<count {
      let run = Run(scenario, configuration, cast: cast)
      for step in paths[number % paths.count] { run.take(step) }
      if concludes { run.finish() }
    }
    return count
  }

  /// Takes the twelve steps as a search does, whose checks have seen all but the last.
  ///
  /// Returns the number of executions.
  package func continuedExecutions(count: Int) -> Int {
    var system = system
    for number in 0..<count {
      let (steps, observations) = known[number % known.count]
      system.startUnchecked()
      for step in steps.dropLast() { _ = system.take(step) }
      let isSame = system.resume(from: observations)
      precondition(isSame, "a path records other events when it is taken again")
      if let last = steps.last { _ = system.take(last) }
    }
    return count
  }

  /// Searches a grammar breadth and depth: what an exploration makes of the replays.
  ///
  /// Returns what it covered.
  private func search(steps: Int) -> Certificate {
    var settings = ExplorationSettings(
      scenario,
      settings: [configuration],
      grammar: .standard(stepsMax: steps)
    )
    settings.certificationMax = 0
    var system = settings.system
    guard
      let search = try? ReplaySearch<ScenarioSystem>(options: settings.options(for: .depthFirst)),
      let report = try? search.run(&system)
    else { return Certificate(method: "") }
    return report.certificate
  }
}
