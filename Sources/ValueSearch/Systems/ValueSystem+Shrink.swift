// Shrinking for value systems: disabled steps are skipped, the identity is kept.

public import ModelChecking

extension ValueSystem where Step: Equatable {
  /// Takes steps from an initial state, skipping those not enabled, up to the first breach.
  public func follow(
    _ steps: [Step],
    from start: Int = 0
  ) -> (path: Path<Step>, breach: Breach?) {
    let invariants = properties.filter { $0.kind == .always }
    var state = initialStates[start]
    var path = Path<Step>(start: start)
    var enabled: [Step] = []
    for step in steps {
      enabled.removeAll(keepingCapacity: true)
      appendSteps(enabledIn: state, to: &enabled)
      guard let index = enabled.firstIndex(of: step) else { continue }
      path.append(step, index: index)
      take(step, in: &state)
      for property in invariants where !property.holds(state) {
        return (path, property.breach)
      }
    }
    return (path, nil)
  }

  /// Returns the smallest path found that breaks the same property, or `nil` if this one breaks
  /// none.
  public func shrink(
    _ counterexample: Counterexample<Step>,
    replaysMax: Int = 10_000,
    simplerSteps: @escaping (Step) -> [Step] = { _ in [] }
  ) -> (counterexample: Counterexample<Step>, statistics: ShrinkStatistics)? {
    let start = counterexample.path.start
    let identity = counterexample.breach.identity
    var shrinker = Shrinker<Step>(replaysMax: replaysMax, simplerSteps: simplerSteps) { steps in
      let (path, breach) = follow(steps, from: start)
      return breach?.identity == identity ? path.steps : nil
    }
    guard let result = shrinker.shrink(counterexample.path.steps) else { return nil }
    let (path, breach) = follow(result.steps, from: start)
    guard let breach else { return nil }
    return (Counterexample(breach: breach, path: path), result.statistics)
  }
}
