// Shrinking for replayed systems: disabled steps are skipped, the identity is kept.

extension ReplayedSystem {
  /// Takes steps from the start, skipping those not enabled; returns the path taken and its end.
  ///
  /// The path ends at the first breach or failure.
  public mutating func follow(_ steps: [Step]) -> (path: Path<Step>, outcome: StepOutcome) {
    start()
    var path = Path<Step>()
    for step in steps {
      guard let index = enabledSteps().firstIndex(of: step) else { continue }
      path.append(step, index: index)
      let outcome = take(step)
      guard case .taken = outcome else { return (path, outcome) }
    }
    return (path, .taken)
  }

  /// Takes steps from the start as `follow` does, and concludes the run if nothing broke on it.
  public mutating func complete(_ steps: [Step]) -> (path: Path<Step>, outcome: StepOutcome) {
    let (path, outcome) = follow(steps)
    guard case .taken = outcome else { return (path, outcome) }
    return (path, conclude())
  }

  /// Returns the path with an index text, or `nil` if this system has no such path.
  public mutating func path(fromText text: String) -> Path<Step>? {
    guard let (first, indices) = Path<Step>.indices(fromText: text), first == 0,
      let path = follow(indices: indices)?.path
    else { return nil }
    return path.count == indices.count ? path : nil
  }

  /// Takes the steps with these indices; returns the breach on the path or at its end, if any.
  mutating func counterexample(along indices: [Int]) -> Counterexample<Step>? {
    guard let (path, outcome) = follow(indices: indices),
      case .broken(let breach) = outcome == .taken ? conclude() : outcome
    else { return nil }
    return Counterexample(breach: breach, path: path)
  }

  /// Takes the steps with these indices, up to a breach or failure; `nil` if one is not enabled.
  private mutating func follow(indices: [Int]) -> (path: Path<Step>, outcome: StepOutcome)? {
    start()
    var path = Path<Step>()
    for index in indices {
      let enabled = enabledSteps()
      guard enabled.indices.contains(index) else { return nil }
      path.append(enabled[index], index: index)
      let outcome = take(enabled[index])
      guard case .taken = outcome else { return (path, outcome) }
    }
    return (path, .taken)
  }

  /// Returns the smallest path found that breaks the same property, or `nil` if this one breaks
  /// none.
  public mutating func shrink(
    _ counterexample: Counterexample<Step>,
    replaysMax: Int = 10_000,
    simplerSteps: @escaping (Step) -> [Step] = { _ in [] }
  ) -> (counterexample: Counterexample<Step>, statistics: ShrinkStatistics)? {
    let identity = counterexample.breach.identity
    // The closure needs a copy of the system. Objects may be shared: each replay starts anew.
    var system = self
    var shrinker = Shrinker<Step>(replaysMax: replaysMax, simplerSteps: simplerSteps) { steps in
      let (path, outcome) = system.complete(steps)
      guard case .broken(let breach) = outcome, breach.identity == identity else { return nil }
      return path.steps
    }
    guard let result = shrinker.shrink(counterexample.path.steps) else { return nil }
    let (path, outcome) = complete(result.steps)
    guard case .broken(let breach) = outcome else { return nil }
    return (Counterexample(breach: breach, path: path), result.statistics)
  }
}
