// Random walks through a value system.

/// Random walks through a value system, its `always` properties checked after every step.
///
/// Every enabled step is equally likely.
public struct ValueWalk<System: ValueSystem> {
  /// The system.
  public let system: System
  /// The most steps of one walk.
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

  /// Returns the report of so many walks, which end at the first breach; never a complete search.
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
        report.certificate.cut(.breach)
        report.counterexamples = [describe(broken, start, indices)]
        break
      }
    }
    return report
  }

  /// Walks once; returns the property that broke, if one did.
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

  /// Rebuilds the path from its numbers: walks that find nothing need not keep their steps.
  @usableFromInline
  func describe(_ property: Int, _ start: Int, _ indices: [Int]) -> Counterexample<System.Step> {
    var path = Path<System.Step>(start: start)
    var state = starts[start]
    for index in indices {
      let step = system.steps(enabledIn: state)[index]
      path.append(step, index: index)
      system.take(step, in: &state)
    }
    return Counterexample(breach: invariants[property].breach(in: state), path: path)
  }
}
