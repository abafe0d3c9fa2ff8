// Runs that take the path of an earlier one again, and continue from what its checks have seen.

extension Run {
  /// What the checks have seen so far; nil once something has failed.
  var observations: StageChecks.Observations? {
    guard failure == nil, !isUnchecked else { return nil }
    return checks.observations(of: stage)
  }

  /// Continues the checks of an earlier run whose path this one has taken again; returns whether it
  /// has recorded the same.
  ///
  /// Nothing had failed in it. What its checks had found is permitted, and not accepted again.
  func resume(from observations: StageChecks.Observations) -> Bool {
    assert(isUnchecked, "a run that is checked continues from another one")
    guard failure == nil, checks.resume(from: observations, on: stage) else { return false }
    isUnchecked = false
    return true
  }
}
