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

  /// What fresh processes say of a failure.
  package struct Confirmation {
    /// What differed; nil if each of them shows the failure.
    package var difference: String?
    /// What was found, with the error that ended the process; nil if it did not end.
    package var found: String?
  }

  /// Takes a path in fresh processes.
  package static func confirmation(
    of identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> Confirmation {
    reportsAdvice = scenario.reportsAdvice
    defer { reportsAdvice = false }
    var shown = 0
    var other: String?
    var confirmation = Confirmation()
    for _ in 0..<replaysCount {
      let identities: [String]
      switch outcome(scenario.name, configuration, path, isFresh: true) {
      case nil: return Confirmation()
      case .ended(_, let found): identities = found
      case .died(let death):
        let words = Run(scenario, configuration).vocabulary
        let failure = Failure(death, words, position: 0, step: 0)
        identities = [failure.identity.description]
        if failure.identity == identity { confirmation.found = failure.found }
      }
      if identities.contains(identity.description) {
        shown += 1
      } else {
        other = identities.first ?? "nothing"
      }
    }
    if let other {
      confirmation.difference =
        "\(shown) of \(replaysCount) fresh processes show it; the last other one shows \(other)"
    }
    return confirmation
  }
}
