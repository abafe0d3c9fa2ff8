// Searches of the benchmark model, walks through it and its seeded bugs, counted and timed.

package import ModelChecking
internal import ValueSearch

/// The work on one size of AppearanceLite.
package struct ModelBenchmark: Sendable {
  package let model: AppearanceLite

  package init(_ model: AppearanceLite) { self.model = model }

  /// The searches, the walks and the hunts of all seeded bugs.
  @MainActor
  package func benchmark(seeds: Int) -> Benchmark {
    let hunts = [1, 2, 3, 4].map { bug in
      FaultHunt(
        model: AppearanceLite(containers: model.containers, children: model.children, bug: bug),
        seeds: seeds
      )
    }
    return Benchmark(
      "models",
      [
        BenchmarkWork("plain struct", rated: ["states", "edges"]) { counts(model.search()) },
        BenchmarkWork("random walks", rated: ["steps"]) { walk(walks: 4_000) },
      ],
      hunts: hunts
    )
  }

  /// Returns the counts that every exact search of the model must reach.
  package func counts(_ report: SearchReport<AppearanceLite.Step>) -> [BenchmarkWork.Count] {
    let certificate = report.certificate
    return [
      ("states", certificate.states), ("edges", certificate.transitions),
      ("depth", certificate.deepest),
    ]
  }

  /// Walks at random through the model and checks its invariant after every step.
  package func walk(walks: Int) -> [BenchmarkWork.Count] {
    let walk = ValueWalk(model, stepsMax: FaultHunt.stepsMax)
    var source = RandomSource(seed: 1)
    let certificate = walk.run(walks: walks, source: &source).certificate
    return [("walks", certificate.executions), ("steps", certificate.stepsTaken)]
  }
}
