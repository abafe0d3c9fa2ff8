// What a campaign is asked to do.

/// The work of a campaign.
package struct CampaignSettings: Sendable {
  /// What is tried, each in its turn.
  package var scenarios: [Scenario]
  package var options = GeneratorOptions()
  package var seed: UInt64
  /// The number of runs, or `nil` to run until cancelled.
  package var iterations: Int?
  /// The findings after which it is enough; nil to continue.
  package var findingsMax: Int?
  /// The runs that may look for a shorter path, for each finding; 0 for none.
  package var certificationMax = CampaignSettings.certificationStandard
  /// Labels that some run must take, or the campaign is not done.
  package var requiredLabels: [StepLabel] = []
  /// How much of the reachable labels is enough, in percent; nil to continue.
  package var coverageMin: Int?
  /// The shares of the runs that are not there, as `2/3`.
  package var missingShares: [String] = []
  /// Whether one passing run in a hundred is taken again.
  package var rechecks = false
  /// Whether only findings that the corpus lacks count as found.
  package var countsNewOnly = false
  /// The lowest grade of the findings that count as found.
  package var failOn = Grade.violation

  /// A count and no time: what a campaign prints must not depend on the clock.
  package static let certificationStandard = 500

  /// Whether a finding counts as found.
  package func counts(_ found: Finding) -> Bool {
    found.grade >= failOn && !(countsNewOnly && found.isKnown)
  }

  package init(_ scenarios: [Scenario], seed: UInt64, iterations: Int?) {
    self.scenarios = scenarios
    self.seed = seed
    self.iterations = iterations
  }
}
