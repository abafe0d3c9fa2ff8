// Looking for one mutant of the runtime: random runs until one breaks that the real runtime passes.

internal import HeadlessUIKit
internal import VCFuzzKit

extension MutantCampaign {
  /// Makes runs with one mutant and one seed until one breaks because of the mutant.
  @MainActor package func hunt(_ mutant: RuntimeMutant, seed: UInt64) -> MutantOutcome {
    var scenario = Scenario.uikit
    scenario.deviation = mutant.deviation
    let generator = Generator(scenario, options: options, seed: seed)
    var outcome = MutantOutcome(mutant: mutant, seed: seed)
    var index = 0
    while outcome.executions < executionsMax {
      let walk = generator.walk(index)
      index += 1
      // A run without a step counts as little as in a campaign.
      if walk.path.isEmpty, walk.failure == nil { continue }
      outcome.executions += 1
      outcome.steps += walk.path.count
      outcome.reached.note(walk.labels, within: ReachableLabels.all)
      guard let failure = walk.failure else { continue }
      // What a replay does not show again is no finding, and no kill.
      let again = Run.finished(scenario, walk.configuration, walk.path).failure
      guard again?.identity == failure.identity, Self.isInnocent(walk.configuration, walk.path)
      else {
        outcome.falseAlarms += 1
        continue
      }
      outcome.invariant = failure.identity.invariant
      if shrinks { shrink(walk, failure, scenario, &outcome) }
      return outcome
    }
    return outcome
  }

  /// Whether the runtime as it is passes the steps: then what breaks is the mutant's.
  @MainActor private static func isInnocent(_ configuration: Configuration, _ path: [Step]) -> Bool
  {
    Run.finished(.uikit, configuration, path).failure == nil
  }

  @MainActor private func shrink(
    _ walk: RunResult,
    _ failure: Failure,
    _ scenario: Scenario,
    _ outcome: inout MutantOutcome
  ) {
    var shrinker = CaseShrinker(scenario, keepsProfile: options.profile != nil)
    shrinker.admits = Self.isInnocent
    let small = shrinker.shrink(walk.configuration, walk.path, identity: failure.identity)
    guard let small else { return }
    var minimum: Int?
    if certifyingRunsMax > 0 {
      let known = Certifier(scenario, runsMax: certifyingRunsMax)
        .certify(small.configuration, small.path, identity: failure.identity)
      if known.isCertified { minimum = known.path.count }
    }
    outcome.shrunk = MutantOutcome.Shrunk(
      steps: small.path.count,
      userSteps: small.path.count(where: \.isUserVisible),
      isOneMinimal: small.isOneMinimal,
      executions: small.executions,
      minimum: minimum,
      token: Case(scenario, small.configuration, small.path).map(CaseToken.token) ?? "-"
    )
  }
}
