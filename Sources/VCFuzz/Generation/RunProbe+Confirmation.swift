// Which runs are tried in another process first, and what fresh processes say of a finding.

extension RunProbe {
  /// Fresh processes that must show a finding before it is called reproducible.
  private static let replaysCount = 2

  /// Begins the processes that are to confirm a finding.
  static func prepareConfirmation() { prepare(replaysCount) }

  /// Tries the runs that the body takes in another process first, where they may end their process.
  static func whileActive<Result>(
    for failure: Failure,
    of scenario: Scenario,
    _ body: () -> Result
  ) -> Result {
    isActive = failure.isDeath || KnownDeaths.shared.concerns(scenario.name)
    // Fresh processes with the whole time confirm what is found with less.
    isHurried = failure.identity.isEndless
    close()
    defer {
      isActive = false
      isHurried = false
      examined = []
      close()
    }
    return body()
  }

  /// Whether another process takes another course with the steps of a passing run; nil if there is
  /// no other process.
  ///
  /// The order of a set or a dictionary varies from process to process, not from run to run.
  static func differs(from result: RunResult, _ scenario: String) -> Bool? {
    locatesDeaths = false
    defer { locatesDeaths = true }
    return switch outcome(scenario, result.configuration, result.path) {
    case nil: nil
    case .died: true
    case .ended(let eventCount, let failures):
      eventCount != result.eventCount || !failures.isEmpty
    }
  }

  /// Takes a path in fresh processes; what differed, or nil if each shows the failure.
  package static func difference(
    _ identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> String? {
    reportsAdvice = scenario.reportsAdvice
    defer { reportsAdvice = false }
    var shown = 0
    var other: String?
    for _ in 0..<replaysCount {
      let identities: [String]
      switch outcome(scenario.name, configuration, path, isFresh: true) {
      case nil: return nil
      case .ended(_, let found): identities = found
      case .died(let death):
        let words = Run(scenario, configuration).vocabulary
        identities = [Failure(death, words, position: 0, step: 0).identity.description]
      }
      if identities.contains(identity.description) {
        shown += 1
      } else {
        other = identities.first ?? "nothing"
      }
    }
    guard let other else { return nil }
    return "\(shown) of \(replaysCount) fresh processes show it; the last other one shows \(other)"
  }
}
