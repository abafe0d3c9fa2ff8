// Random walks through a value system.

public import ModelChecking

/// Random walks through a value system that check its `always` properties after every step.
///
/// Each enabled step is equally likely.
public struct ValueWalk<System: ValueSystem> {
  /// The system.
  public let system: System
  /// The maximum number of steps of a walk.
  public let stepsMax: Int
  @usableFromInline let invariants: [Property<System.State>]
  @usableFromInline let starts: [System.State]

  /// Creates walks through a system.
  @inlinable
  public init(_ system: System, stepsMax: Int) {
    self.system = system
    self.stepsMax = stepsMax
    invariants = system.properties.filter { $0.kind == .always }
    starts = system.initialStates
  }

  /// Returns what a number of walks find; the first breach ends them.
  @inlinable
  public func run(walks: Int, source: inout RandomSource) -> SearchReport<System.Step> {
    var report = SearchReport<System.Step>(
      certificate: Certificate(method: "random walks of at most \(stepsMax) steps")
    )
    report.certificate.cut(.sampling)
    if starts.isEmpty { return report }
    var steps: [System.Step] = []
    var indices: [Int] = []
    for _ in 0..<walks {
      let start = starts.count == 1 ? 0 : source.below(starts.count)
      indices.removeAll(keepingCapacity: true)
      let broken = walk(from: start, &steps, &indices, &source)
      report.certificate.executions += 1
      report.certificate.stepsTaken += indices.count
      report.certificate.deepest = max(report.certificate.deepest, indices.count)
      if let broken {
        // A walk notes the indices of its steps only, because most walks find nothing.
        guard let path = system.path(from: start, indices: indices) else {
          preconditionFailure("the same state has other steps than before")
        }
        report.certificate.cut(.breach)
        report.counterexamples = [Counterexample(breach: invariants[broken].breach, path: path)]
        break
      }
    }
    return report
  }

  /// Walks once; returns the index of the property that the last step broke, if one did.
  @inlinable @inline(__always)
  func walk(
    from start: Int,
    _ steps: inout [System.Step],
    _ indices: inout [Int],
    _ source: inout RandomSource
  ) -> Int? {
    var state = starts[start]
    while indices.count < stepsMax {
      steps.removeAll(keepingCapacity: true)
      system.appendSteps(enabledIn: state, to: &steps)
      if steps.isEmpty { return nil }
      let index = source.below(steps.count)
      indices.append(index)
      system.take(steps[index], in: &state)
      for property in invariants.indices where !invariants[property].holds(state) {
        return property
      }
    }
    return nil
  }
}
