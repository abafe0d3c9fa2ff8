// The step of a failing path after which no continuation passes.

/// The step of a failing path after which every continuation fails.
public struct PointOfNoReturn: Hashable, Sendable {
  /// The number of the step, from 1; 0 if the start itself is lost.
  public let step: Int
  /// The length up to which continuations were searched.
  public let depthMax: Int
}

extension ReplayedSystem {
  /// Returns the step after which every continuation up to a length breaks a property.
  ///
  /// A continuation is saved if it ends, or reaches `depthMax` steps, with nothing broken; with
  /// `endsAnywhere`, any prefix that can be concluded with nothing broken is saved as well. Returns
  /// `nil` if the path breaks nothing or `replaysMax` replays did not suffice.
  public mutating func pointOfNoReturn(
    of path: Path<Step>,
    depthMax: Int,
    replaysMax: Int = 100_000,
    endsAnywhere: Bool = false
  ) -> PointOfNoReturn? {
    guard case .broken = complete(path.steps).outcome else { return nil }
    var replays = replaysMax
    for kept in stride(from: path.count - 1, through: 0, by: -1) {
      let prefix = Array(path.steps.prefix(kept))
      guard
        let isSaved = canBeSaved(
          prefix,
          depthMax: depthMax,
          replays: &replays,
          endsAnywhere: endsAnywhere
        )
      else { return nil }
      if isSaved { return PointOfNoReturn(step: kept + 1, depthMax: depthMax) }
    }
    return PointOfNoReturn(step: 0, depthMax: depthMax)
  }

  /// Returns whether some continuation of a prefix breaks nothing, or `nil` if the budget ended.
  private mutating func canBeSaved(
    _ prefix: [Step],
    depthMax: Int,
    replays: inout Int,
    endsAnywhere: Bool
  ) -> Bool? {
    var waiting = [prefix]
    while let steps = waiting.popLast() {
      if replays == 0 { return nil }
      replays -= 1
      guard case .taken = follow(steps).outcome else { continue }
      let enabled = enabledSteps()
      let isEnd = enabled.isEmpty || steps.count >= depthMax
      if isEnd || endsAnywhere {
        if case .taken = conclude() { return true }
        if isEnd { continue }
      }
      // The last element is tried next, so the first step comes last.
      for step in enabled.reversed() { waiting.append(steps + [step]) }
    }
    return false
  }
}
