// Shrinks a failing run: its path and its configuration, keeping the identity of the failure.

internal import ModelChecking

/// A shrunk run with the same failure.
package struct ShrunkRun: Sendable {
  package let configuration: Configuration
  package let path: [Step]
  package let failure: Failure
  /// Whether no single step can be left out, by test.
  package let isOneMinimal: Bool
  /// The runs that it took.
  package let executions: Int

  package init(
    configuration: Configuration,
    path: [Step],
    failure: Failure,
    isOneMinimal: Bool,
    executions: Int
  ) {
    self.configuration = configuration
    self.path = path
    self.failure = failure
    self.isOneMinimal = isOneMinimal
    self.executions = executions
  }

  fileprivate func adding(_ executions: Int) -> ShrunkRun {
    ShrunkRun(
      configuration: configuration,
      path: path,
      failure: failure,
      isOneMinimal: isOneMinimal,
      executions: self.executions + executions
    )
  }
}

/// A shrinker of the runs of one scenario.
@MainActor
package struct CaseShrinker {
  private let scenario: Scenario
  private let keepsProfile: Bool
  private let executionsMax: Int
  private var executions = 0
  /// Whether a run with the same failure may be used; nil if any may.
  package var admits: ((Configuration, [Step]) -> Bool)?

  /// Creates a shrinker; `keepsProfile` leaves the profile as it is.
  package init(_ scenario: Scenario, keepsProfile: Bool = false, executionsMax: Int = 3_000) {
    self.scenario = scenario
    self.keepsProfile = keepsProfile
    self.executionsMax = executionsMax
  }

  /// Returns the smallest run found that breaks the same, or nil if the given one does not.
  package mutating func shrink(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity
  ) -> ShrunkRun? {
    executions = 0
    var current = (configuration: configuration, path: path)
    guard let (first, _) = replay(configuration, path, identity) else { return nil }
    current.path = first
    var isOneMinimal = false
    var isPlain = false
    while executions < executionsMax {
      let before = current
      isOneMinimal = shrinkPath(&current, identity, simplifiesSteps: true)
      simplifySetting(&current, identity)
      sortSteps(&current, identity)
      tidy(&current, identity)
      guard current.configuration == before.configuration && current.path == before.path else {
        continue
      }
      // What was found is small; what is plain is the same for all that was found.
      if isPlain || !replaceByPlain(&current, identity) { break }
      isPlain = true
    }
    guard let (taken, failure) = replay(current.configuration, current.path, identity) else {
      return nil
    }
    return ShrunkRun(
      configuration: current.configuration,
      path: taken,
      failure: failure,
      isOneMinimal: isOneMinimal && executions <= executionsMax,
      executions: executions
    )
  }

  /// Returns the fault that is at work in a small run already, or the run itself.
  ///
  /// A part of the run that breaks something by itself is the fault; what else it breaks on a
  /// longer way is a consequence. `second` on its way through `first; second` is no fault of its
  /// own if `first` alone is one.
  package mutating func cause(of small: ShrunkRun) -> ShrunkRun {
    executions = 0
    var part = (configuration: small.configuration, path: small.path)
    while executions < executionsMax {
      let before = part
      _ = shrinkPath(&part, nil, simplifiesSteps: false)
      simplifySetting(&part, nil)
      takeOutOfCallbacks(&part)
      if part.configuration == before.configuration && part.path == before.path { break }
    }
    if let alone = operationAlone(part) { part = alone }
    let search = executions
    guard let (_, failure) = replay(part.configuration, part.path, nil),
      failure.identity != small.failure.identity,
      let cause = shrink(part.configuration, part.path, identity: failure.identity)
    else { return small.adding(search) }
    return cause.adding(small.executions + search)
  }

  /// Puts what is done inside a callback after a later step, where that breaks something as well.
  private mutating func takeOutOfCallbacks(_ part: inout Candidate) {
    for (index, step) in part.path.enumerated() {
      guard let deed = step.outside.first else { continue }
      for place in (index + 1)..<max(index + 1, part.path.count) {
        var path = part.path
        path.insert(deed, at: place + 1)
        path.remove(at: index)
        guard executions < executionsMax, let (taken, _) = replay(part.configuration, path, nil)
        else {
          continue
        }
        part.path = taken
        return
      }
    }
  }

  /// One of the run's own calls or gestures that breaks something on the container alone.
  private mutating func operationAlone(_ part: Candidate) -> Candidate? {
    guard scenario.hasRoot else { return nil }
    let runs = plainRuns(in: part.configuration).alone(with: part.path)
    let cost = CanonicalCost(part.configuration, part.path)
    for run in runs where run.cost < cost {
      if let (taken, _) = replay(run.configuration, run.path, nil), taken == run.path {
        return (run.configuration, run.path)
      }
    }
    return nil
  }

  /// Takes a path, leaving out what is not enabled; what was taken if it breaks the same, or
  /// anything where no identity is given.
  private mutating func replay(
    _ configuration: Configuration,
    _ path: [Step],
    _ identity: Failure.Identity?
  ) -> (path: [Step], failure: Failure)? {
    executions += 1
    let run = Run.finished(scenario, configuration, path)
    guard let failure = run.failure, identity == nil || failure.identity == identity,
      admits?(configuration, run.path) ?? true
    else { return nil }
    return (run.path, failure)
  }

  // MARK: Passes

  private typealias Candidate = (configuration: Configuration, path: [Step])

  /// Shortens and simplifies the path; whether no single step can be left out.
  private mutating func shrinkPath(
    _ current: inout Candidate,
    _ identity: Failure.Identity?,
    simplifiesSteps: Bool
  ) -> Bool {
    let words = Run(scenario, current.configuration).vocabulary
    let configuration = current.configuration
    // The engine's shrinker is lent this one's count.
    var own = self
    var shrinker = Shrinker<Step>(
      replaysMax: max(1, executionsMax - executions),
      simplerSteps: { simplifiesSteps ? $0.simpler(words) : $0.outside },
      judge: { own.replay(configuration, $0, identity)?.path }
    )
    guard let result = shrinker.shrink(current.path) else { return false }
    executions = own.executions
    current.path = result.steps
    return result.statistics.isOneMinimal
  }

  private mutating func simplifySetting(
    _ current: inout Candidate,
    _ identity: Failure.Identity?
  ) {
    var hasProgress = true
    while hasProgress && executions < executionsMax {
      hasProgress = false
      for edit in current.configuration.simpler(keepsProfile: keepsProfile) {
        let path = current.path.compactMap { $0.moved(edit.slots) }
        guard let (taken, _) = replay(edit.configuration, path, identity) else { continue }
        current = (edit.configuration, taken)
        hasProgress = true
        break
      }
    }
  }

  /// Puts the plainest run that breaks the same in place of what was found; whether there is one.
  private mutating func replaceByPlain(
    _ current: inout Candidate,
    _ identity: Failure.Identity
  ) -> Bool {
    let cost = CanonicalCost(current.configuration, current.path)
    for run in plainRuns(in: current.configuration).all(after: current.path) {
      if cost < run.cost || executions >= executionsMax { return false }
      guard let (taken, _) = replay(run.configuration, run.path, identity), taken == run.path else {
        continue
      }
      current = (run.configuration, run.path)
      return true
    }
    return false
  }

  private func plainRuns(in configuration: Configuration) -> CanonicalRuns {
    let subject = Run(scenario, configuration).live.subject
    return CanonicalRuns(
      start: configuration,
      hasRoot: scenario.hasRoot,
      isStackable: subject.isStackable,
      callCount: subject.calls.count,
      gestureCount: subject.gestures.count
    )
  }

  /// Puts neighbours that may change places into the order of their texts.
  private mutating func sortSteps(_ current: inout Candidate, _ identity: Failure.Identity) {
    let words = Run(scenario, current.configuration).vocabulary
    var index = 1
    while index < current.path.count, executions < executionsMax {
      let texts = (current.path[index - 1].text(words), current.path[index].text(words))
      if texts.1 < texts.0 {
        var path = current.path
        path.swapAt(index - 1, index)
        if let (taken, _) = replay(current.configuration, path, identity), taken.count == path.count
        {
          current.path = taken
          index = max(1, index - 1)
          continue
        }
      }
      index += 1
    }
  }

  /// Names those aside in the order of their use.
  private mutating func tidy(_ current: inout Candidate, _ identity: Failure.Identity) {
    let cast = Cast(current.configuration)
    var order: [Int] = []
    for step in current.path {
      for slot in step.slots where cast.members.indices.contains(slot) {
        let tree = cast[slot].tree - 1
        if tree >= 0, !order.contains(tree) { order.append(tree) }
      }
    }
    for tree in current.configuration.spares.indices where !order.contains(tree) {
      order.append(tree)
    }
    guard order != Array(current.configuration.spares.indices) else { return }
    let edit = current.configuration.reordering(spares: order)
    let path = current.path.compactMap { $0.moved(edit.slots) }
    if let (taken, _) = replay(edit.configuration, path, identity), taken.count == path.count {
      current = (edit.configuration, taken)
    }
  }
}
