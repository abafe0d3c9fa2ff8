// What a campaign asks of the supervision of its process.

/// What supervises the campaign of a process.
@MainActor
package protocol CampaignHost: RunHost {
  /// Takes the run of that number to its end, as a process that may end on the way.
  func walk(_ index: Int, by generator: Generator) -> RunResult
  /// Returns whether another process takes a run otherwise; nil if there can be none.
  func differs(from result: RunResult, _ scenario: String) -> Bool?
  /// Starts the processes that a confirmation will take.
  func prepareConfirmation()
  /// Takes a path in fresh processes; says nothing where there can be none.
  func confirmation(
    of identity: Failure.Identity,
    _ scenario: Scenario,
    _ configuration: Configuration,
    _ path: [Step]
  ) -> CampaignStages.Confirmation
}

extension ProcessWide {
  /// What supervises the campaign of this process; nil if no other process watches it.
  static var campaignHost: (any CampaignHost)? { host as? any CampaignHost }
}

extension Generator {
  /// Takes the run of that number to its end, as a process that may end on the way.
  package func isolatedWalk(_ index: Int) -> RunResult {
    ProcessWide.campaignHost?.walk(index, by: self) ?? walk(index)
  }
}

extension RunResult {
  /// Takes one passing run in a hundred again, in another process if there can be one: what differs
  /// depends on more than its steps.
  @MainActor
  package mutating func recheck(of scenario: String, _ walk: (Int) -> RunResult) {
    guard isUnsteady == nil, failures.isEmpty, Self.isRechecked(index) else { return }
    isUnsteady =
      ProcessWide.campaignHost?.differs(from: self, scenario) ?? !walk(index).isSameRun(as: self)
  }
}
