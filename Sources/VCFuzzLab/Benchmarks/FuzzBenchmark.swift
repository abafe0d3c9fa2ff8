// The speed of a campaign: the runs of one seed on UIKit's own containers, with all checks.

internal import HeadlessUIKit
package import VCFuzzKit

/// The fixed runs that `vcfuzz-lab bench fuzz` times.
@MainActor
package struct FuzzBenchmark {
  private let generator: Generator
  private let scenario: Scenario
  /// The starts and steps of runs of exactly twenty steps.
  private let paths: [(configuration: Configuration, steps: [Step])]

  /// From this run on a campaign's runs are as long as they get.
  private static let firstRun = 1_000
  private static let runs = 400
  /// The steps of a run that is taken again.
  package static let stepsPerRun = 20

  package init(_ scenario: Scenario) {
    self.scenario = scenario
    generator = Generator(scenario, seed: 1)
    var paths: [(configuration: Configuration, steps: [Step])] = []
    var index = Self.firstRun
    while paths.count < Self.runs, index < Self.firstRun + 20 * Self.runs {
      let walk = generator.walk(index)
      index += 1
      guard walk.failure == nil, walk.path.count >= Self.stepsPerRun else { continue }
      paths.append((walk.configuration, Array(walk.path.prefix(Self.stepsPerRun))))
    }
    self.paths = paths
  }

  package var benchmark: Benchmark {
    Benchmark(
      "fuzz",
      [
        BenchmarkWork("runs sampled", rated: ["runs", "steps"]) { drawn() },
        BenchmarkWork("runs of twenty steps", rated: ["runs", "steps"]) { takenAgain() },
        BenchmarkWork("coverage", rated: []) { covered() },
      ]
    )
  }

  /// Draws the runs as a campaign does, and takes them to their ends.
  private func drawn() -> [BenchmarkWork.Count] {
    var steps = 0
    var failures = 0
    for index in Self.firstRun..<(Self.firstRun + Self.runs) {
      let walk = generator.walk(index)
      steps += walk.path.count
      if walk.failure != nil { failures += 1 }
    }
    return [("runs", Self.runs), ("steps", steps), ("failures", failures)]
  }

  /// Takes known runs again: a new stage each, twenty steps, and the end.
  private func takenAgain() -> [BenchmarkWork.Count] {
    var steps = 0
    var failures = 0
    var events = 0
    for (configuration, path) in paths {
      let run = Run(scenario, configuration)
      for step in path where run.take(step) { steps += 1 }
      run.finish()
      events += run.stage.eventCount
      if run.failure != nil { failures += 1 }
    }
    return [
      ("runs", paths.count), ("steps", steps), ("events", events), ("failures", failures),
    ]
  }

  /// What the generated runs have covered.
  private func covered() -> [BenchmarkWork.Count] {
    var coverage = CampaignCoverage()
    for index in Self.firstRun..<(Self.firstRun + Self.runs) {
      coverage.note(generator.walk(index).labels)
    }
    return [
      ("labels", coverage.reached.singles.count),
      ("labels that can be reached", ReachableLabels.all.singles.count),
    ]
  }
}
