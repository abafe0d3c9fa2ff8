// Random walks that look for a seeded bug of the benchmark model, and shrinking that follows.

internal import ModelChecking
internal import ValueSearch

/// The search for one seeded bug of AppearanceLite, once for every seed.
@MainActor
package struct FaultHunt {
  /// The sizes of the model, and the bug.
  let model: AppearanceLite
  let seeds: Int
  /// The most steps of a walk.
  nonisolated static let stepsMax = 50
  private static let walksMax = 10_000_000

  /// What all seeds came to.
  struct Result {
    let fault: Int
    /// The length of the shortest path, by a breadth-first search.
    let shortest: Int
    var firstSteps: [Int] = []
    var lengths: [Int] = []
    var executions: [Int] = []
    var findingSeconds: [Double] = []
    var shrinkingSeconds: [Double] = []
  }

  /// Finds the failure and shrinks it at every seed from 1.
  func run() -> Result {
    var result = Result(
      fault: model.bug,
      shortest: model.search().counterexample?.path.count ?? 0
    )
    let walk = ValueWalk(model, stepsMax: Self.stepsMax)
    for seed in 1...UInt64(seeds) {
      var source = RandomSource(seed: seed)
      var report = SearchReport<AppearanceLite.Step>(certificate: Certificate(method: ""))
      let finding = WorkClock.processor.seconds {
        report = walk.run(walks: Self.walksMax, source: &source)
      }
      guard let found = report.counterexample else { continue }
      result.findingSeconds.append(finding)
      result.firstSteps.append(report.certificate.stepsTaken)
      let shrinking = WorkClock.processor.seconds {
        guard let small = model.shrink(found) else { return }
        result.lengths.append(small.counterexample.path.count)
        result.executions.append(small.statistics.replays)
      }
      result.shrinkingSeconds.append(shrinking)
    }
    return result
  }
}

extension FaultHunt.Result {
  /// The counts, which are the same on every machine.
  var counts: [BenchmarkWork.Count] {
    let middle = { (numbers: [Int]) in numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2] }
    return [
      ("seeds that met it", firstSteps.count),
      ("steps to the first failure, median", middle(firstSteps)),
      ("steps to the first failure, most", firstSteps.max() ?? 0),
      ("shortest", shortest),
      ("shrunk, least", lengths.min() ?? 0),
      ("shrunk, most", lengths.max() ?? 0),
      ("executions of shrinking, median", middle(executions)),
      ("executions of shrinking, most", executions.max() ?? 0),
    ]
  }
}
