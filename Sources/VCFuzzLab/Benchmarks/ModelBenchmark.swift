// Searches of the benchmark model, walks through it and its seeded faults, counted and timed.

import Foundation
package import ModelChecking

/// One exhaustive search of AppearanceLite.
package struct ModelBenchmark: Sendable {
  package let containers: Int
  package let children: Int
  package let fault: Int

  package init(containers: Int, children: Int, fault: Int = 0) {
    self.containers = containers
    self.children = children
    self.fault = fault
  }

  /// Returns what an exact breadth-first search up to the first breach covers.
  package func run() -> SearchReport<AppearanceLite.Step> {
    var options = ValueOptions()
    options.tableMemory = .largePages
    return AppearanceLite(containers: containers, children: children, fault: fault).search(options)
  }

  /// Returns the same of the model packed by hand, searched by so many threads.
  package func runPacked(workers: Int) -> SearchReport<AppearanceLite.Step> {
    // How many states there are is known; the table is made for them at once, as the peers' are.
    var options = ValueOptions()
    options.tableMemory = .largePages
    options.statesExpected =
      fault == 0 ? AppearanceLite.stateCount(containers: containers, children: children) : 0
    let model = PackedAppearanceLite(containers: containers, children: children, fault: fault)
    return model.search(
      options,
      workers: Workers(count: workers) { count, work in
        DispatchQueue.concurrentPerform(iterations: count, execute: work)
      }
    )
  }

  /// The searches, the walks and the hunts of faults 3 and 4, each as one work.
  @MainActor
  package func benchmark(seeds: Int) -> Benchmark {
    var works = [BenchmarkWork("plain struct", rated: ["states", "edges"]) { counts(run()) }]
    if isPackable {
      works.append(
        BenchmarkWork("packed by hand", rated: ["states", "edges"]) {
          counts(runPacked(workers: 1))
        }
      )
      works.append(
        BenchmarkWork("packed, two threads", rated: ["edges"], clock: .wall) {
          counts(runPacked(workers: 2))
        }
      )
    }
    works.append(BenchmarkWork("random walks", rated: ["steps"]) { walk(walks: 4_000) })
    let hunts = [1, 2, 3, 4].map { fault in
      let model = AppearanceLite(containers: containers, children: children, fault: fault)
      return FaultHunt(model: model, seeds: seeds)
    }
    return Benchmark("models", works, hunts: hunts)
  }

  /// The counts that every exact search of the model must reach.
  package func counts(_ report: SearchReport<AppearanceLite.Step>) -> [BenchmarkWork.Count] {
    let certificate = report.certificate
    return [
      ("states", certificate.states), ("edges", certificate.transitions),
      ("depth", certificate.deepest),
    ]
  }

  /// Walks at random through the model without faults, asking after every step.
  package func walk(walks: Int) -> [BenchmarkWork.Count] {
    let walk = ValueWalk(
      AppearanceLite(containers: containers, children: children),
      stepsMax: FaultHunt.stepsMax
    )
    var source = RandomSource(seed: 1)
    let certificate = walk.run(walks: walks, source: &source).certificate
    return [("walks", certificate.executions), ("steps", certificate.stepsTaken)]
  }

  /// Whether the model of this size can be packed into one word.
  package var isPackable: Bool {
    let topBits = children <= 2 ? 1 : children <= 4 ? 2 : 3
    return containers * (2 * children + topBits + 2) + 3 <= 64
  }
}
