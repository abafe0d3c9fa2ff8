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
  package fileprivate(set) var executions: Int
}

/// A shrinker of the runs of one scenario.
@MainActor
package struct CaseShrinker {
  private let scenario: Scenario
  private let keepsProfile: Bool
  private let oldestIOS: Int
  private let executionsMax: Int
  private var executions = 0
  /// Whether a run with the same failure may be used; nil if any may.
  package var admits: ((Configuration, [Step]) -> Bool)?

  /// Creates a shrinker; `keepsProfile` leaves the profile as it is.
  ///
  /// `oldestIOS` is the oldest major version in use, if not the scenario's.
  package init(
    _ scenario: Scenario,
    keepsProfile: Bool = false,
    oldestIOS: Int? = nil,
    executionsMax: Int = 3_000
  ) {
    self.scenario = scenario
    self.keepsProfile = keepsProfile
    self.oldestIOS = oldestIOS ?? scenario.oldestIOSInUse
    self.executionsMax = executionsMax
  }

  /// Returns the smallest run found that breaks the same, or nil if the given one does not.
  package mutating func shrink(
    _ configuration: Configuration,
    _ path: [Step],
    identity: Failure.Identity
  ) -> ShrunkRun? {
    executions = 0
    let given = CandidateRun(configuration: configuration, path: path)
    guard var (current, _) = replay(given, identity) else { return nil }
    preferStandardProfile(&current, identity)
    var isOneMinimal = false
    var isPlain = false
    while executions < executionsMax {
      let before = current
      isOneMinimal = shrinkPath(&current, identity)
      simplifySetting(&current, identity)
      sortSteps(&current, identity)
      tidy(&current, identity)
      preferStandardProfile(&current, identity)
      guard current == before else { continue }
      // What was found is small; what is plain is the same for all that was found.
      if isPlain || !replaceByPlain(&current, identity) { break }
      isPlain = true
    }
    guard let (run, failure) = replay(current, identity) else { return nil }
    return ShrunkRun(
      configuration: run.configuration,
      path: run.path,
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
    var part = CandidateRun(configuration: small.configuration, path: small.path)
    while executions < executionsMax {
      let before = part
      _ = shrinkPath(&part, nil)
      simplifySetting(&part, nil)
      takeOutOfCallbacks(&part)
      if part == before { break }
    }
    if let alone = operationAlone(part) { part = alone }
    let search = executions
    var result = small
    if let (_, failure) = replay(part, nil), failure.identity != small.failure.identity,
      let cause = shrink(part.configuration, part.path, identity: failure.identity)
    {
      result = cause
      result.executions += small.executions
    }
    result.executions += search
    return result
  }

  /// Puts what is done inside a callback after a later step, where that breaks something as well.
  private mutating func takeOutOfCallbacks(_ part: inout CandidateRun) {
    for (index, step) in part.path.enumerated() {
      guard let deed = step.outside.first else { continue }
      for place in (index + 1)..<max(index + 1, part.path.count) {
        var candidate = part
        candidate.path.insert(deed, at: place + 1)
        candidate.path.remove(at: index)
        guard executions < executionsMax, let (taken, _) = replay(candidate, nil) else { continue }
        part = taken
        return
      }
    }
  }

  /// One of the run's own calls or gestures that breaks something on the container alone.
  private mutating func operationAlone(_ part: CandidateRun) -> CandidateRun? {
    guard scenario.hasRoot else { return nil }
    let runs = plainRuns(in: part.configuration).alone(with: part.path)
    for run in runs where run.cost < part.cost && breaks(run, nil) { return run }
    return nil
  }

  /// Takes a path, leaving out what is not enabled; what was taken if it breaks the same, or
  /// anything where no identity is given.
  private mutating func replay(
    _ candidate: CandidateRun,
    _ identity: Failure.Identity?
  ) -> (run: CandidateRun, failure: Failure)? {
    executions += 1
    let run = Run.finished(scenario, candidate.configuration, candidate.path)
    guard let failure = run.failure, identity == nil || failure.identity == identity,
      admits?(candidate.configuration, run.path) ?? true
    else { return nil }
    return (CandidateRun(configuration: candidate.configuration, path: run.path), failure)
  }

  /// Whether all steps of a run can be taken, and break the same or anything.
  private mutating func breaks(_ candidate: CandidateRun, _ identity: Failure.Identity?) -> Bool {
    replay(candidate, identity)?.run == candidate
  }

  // MARK: Passes

  /// Shortens the path, and simplifies it if the failure is known; whether no single step can be
  /// left out.
  private mutating func shrinkPath(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity?
  ) -> Bool {
    let words = Run(scenario, current.configuration).vocabulary
    let configuration = current.configuration
    // The engine's shrinker is lent this one's count.
    var own = self
    var shrinker = Shrinker<Step>(
      replaysMax: max(1, executionsMax - executions),
      simplerSteps: { identity == nil ? $0.outside : $0.simpler(words) },
      judge: {
        own.replay(CandidateRun(configuration: configuration, path: $0), identity)?.run.path
      }
    )
    guard let result = shrinker.shrink(current.path) else { return false }
    executions = own.executions
    current.path = result.steps
    return result.statistics.isOneMinimal
  }

  /// Puts the standard profile of a version in use in place of one with other values.
  ///
  /// What fails with all variants at their standard values must be shown with these, so this comes
  /// before any step is left out as well.
  private mutating func preferStandardProfile(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) {
    let profile = current.configuration.profile
    guard !keepsProfile, profile != profile.plain else { return }
    for plain in profile.plainProfiles(oldestIOS: oldestIOS) {
      var candidate = current
      candidate.configuration.profile = plain
      guard let (taken, _) = replay(candidate, identity) else { continue }
      current = taken
      return
    }
  }

  private mutating func simplifySetting(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity?
  ) {
    var hasProgress = true
    while hasProgress && executions < executionsMax {
      hasProgress = false
      for edit in current.configuration.simpler(keepsProfile: keepsProfile) {
        guard let (taken, _) = replay(current.edited(edit), identity) else { continue }
        current = taken
        hasProgress = true
        break
      }
    }
  }

  /// Puts the plainest run that breaks the same in place of what was found; whether there is one.
  private mutating func replaceByPlain(
    _ current: inout CandidateRun,
    _ identity: Failure.Identity
  ) -> Bool {
    let cost = current.cost
    for run in plainRuns(in: current.configuration).all(after: current.path) {
      if cost < run.cost || executions >= executionsMax { return false }
      guard breaks(run, identity) else { continue }
      current = run
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
  private mutating func sortSteps(_ current: inout CandidateRun, _ identity: Failure.Identity) {
    let words = Run(scenario, current.configuration).vocabulary
    var index = 1
    while index < current.path.count, executions < executionsMax {
      var swapped = current
      swapped.path.swapAt(index - 1, index)
      if current.path[index].text(words) < current.path[index - 1].text(words),
        breaks(swapped, identity)
      {
        current = swapped
        index = max(1, index - 1)
      } else {
        index += 1
      }
    }
  }

  /// Names those aside in the order of their use.
  private mutating func tidy(_ current: inout CandidateRun, _ identity: Failure.Identity) {
    let cast = Cast(current.configuration)
    var order: [Int] = []
    let used = current.path.flatMap(\.slots).filter(cast.members.indices.contains)
    for tree in used.map({ cast[$0].tree - 1 }) + current.configuration.spares.indices
    where tree >= 0 && !order.contains(tree) {
      order.append(tree)
    }
    guard order != Array(current.configuration.spares.indices) else { return }
    let tidied = current.edited(current.configuration.reordering(spares: order))
    if breaks(tidied, identity) { current = tidied }
  }
}
