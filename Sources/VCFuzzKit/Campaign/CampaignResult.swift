// What a campaign found, and how it ended.

/// The outcome of a campaign.
package struct CampaignResult: Sendable {
  package let settings: CampaignSettings
  package let ending: Ending
  package let tally: CampaignTally
  /// The findings in the order in which they were met.
  package let findings: [Finding]
  /// How many of them are known to be as short as any.
  package var certifiedCount: Int {
    findings.count { $0.certification?.isCertified == true }
  }
  /// The counts of each scenario, in their order.
  package let shares: [Share]
  /// The failures that were not reported, since the environment alone shows them.
  package let suppressions: [Suppression]
  package let coverage: CampaignCoverage

  /// A defect of the tool: a failure that the environment of a scenario shows alone.
  package struct Suppression: Hashable, Codable, Sendable {
    package let scenario: String
    package let identity: Failure.Identity
    package var count: Int
  }

  /// Why a campaign ended.
  package enum Ending: String, Sendable {
    /// All asked runs were made.
    case finished
    /// As many findings as were asked for.
    case enough
    /// As much coverage as was asked for.
    case covered
    case timeUp
    case interrupted
    /// No scenario could take a step any more.
    case exhausted
  }

  /// What one scenario did in a campaign.
  package struct Share: Hashable, Codable, Sendable {
    package let scenario: String
    package var runs = 0
    package var failingRuns = 0
    /// Its calls and gestures that no run took.
    package var neverTaken: [String] = []
    /// The findings that need no step: each run shows them as soon as the container is shown.
    package var failingAtStart: [Failure.Identity] = []
    /// Whether its runs take no step at all.
    package var isExhausted = false
    /// The runs that ended their process.
    package var deaths = 0
    /// Whether so many did that it was not tried any more.
    package var isSetAside = false
    /// The passing runs that differed when they were taken again.
    package var unsteadyRuns: [Int] = []

    /// Whether it has no more turns.
    package var isOver: Bool { isExhausted || isSetAside }
  }

  /// Findings that count as found.
  package var foundCount: Int { tally.counted }

  /// The labels that were required and that no run took.
  package var missingLabels: [StepLabel] {
    settings.requiredLabels.filter { !coverage.reached.singles.contains($0.bits) }
  }

  /// The exit code that says how it went; a finding outweighs a limit, not an interruption.
  package var exitCode: ExitCode {
    if ending == .interrupted { return .interrupted }
    if foundCount > 0 { return .found }
    if !settings.missingShares.isEmpty || !missingLabels.isEmpty { return .incomplete }
    if !tally.isControlled { return .incomplete }
    switch ending {
    case .exhausted: return .incomplete
    case .timeUp: return settings.iterations == nil ? .nothingFound : .incomplete
    case .covered: return .nothingFound
    case .finished, .enough, .interrupted:
      if settings.coverageMin != nil { return .incomplete }
      return shares.contains(where: \.isOver) ? .incomplete : .nothingFound
    }
  }
}
