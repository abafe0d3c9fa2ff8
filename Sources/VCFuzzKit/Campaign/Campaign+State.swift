// The state of a campaign between two runs, for another process to resume from.

internal import VCLifecycle

extension Campaign {
  /// Everything that a campaign has counted and found.
  package struct State: Codable {
    let tally: CampaignTally
    let turn: Int
    let nextIndices: [Int]
    fileprivate let shares: [Share]
    fileprivate let untaken: [Untaken]
    fileprivate let suppressions: [Suppression]
    fileprivate let coverage: CampaignCoverage.State
    fileprivate let regradings: [[Int]]
    fileprivate let distinctions: [[Int]]
    fileprivate let separations: [Separations]
    fileprivate let findings: [SavedState]
    fileprivate let deaths: [Death]
  }

  fileprivate struct Share: Codable {
    let runs: Int
    let failingRuns: Int
    let deaths: Int
    let isExhausted: Bool
    let isSetAside: Bool
    let unsteadyRuns: [Int]
  }

  fileprivate struct Untaken: Codable {
    let calls: [Int]
    let gestures: [Int]
  }

  fileprivate struct Suppression: Codable {
    let scenario: String
    let identity: Failure.Identity
    let count: Int
  }

  fileprivate struct Separations: Codable {
    let scenario: Int
    let identity: Failure.Identity
    let earlier: Failure.Identity
    let count: Int
  }

  /// A finding without its events: a run of its steps records them again.
  fileprivate struct SavedState: Codable {
    let number: Int
    let identity: Failure.Identity
    let texts: [String]
    let grade: String
    let needs: [String]
    let configuration: String
    let path: RecordedPath
    let isOneMinimal: Bool
    let certification: CertificationState?
    let executions: Int
    let firstIndex: Int
    let count: Int
    let isKnown: Bool
    let isReproducible: Bool
    let difference: String?
    let consequences: [Failure.Identity]
  }

  fileprivate struct CertificationState: Codable {
    let path: RecordedPath
    let searchedLength: Int
    let isCertified: Bool
    let runs: Int
    let grammar: String
  }

  // MARK: Writing

  package var state: State {
    State(
      tally: tally,
      turn: turn,
      nextIndices: nextIndices,
      shares: shares.map {
        Share(
          runs: $0.runs,
          failingRuns: $0.failingRuns,
          deaths: $0.deaths,
          isExhausted: $0.isExhausted,
          isSetAside: $0.isSetAside,
          unsteadyRuns: $0.unsteadyRuns
        )
      },
      untaken: untaken.map { Untaken(calls: $0.calls.sorted(), gestures: $0.gestures.sorted()) },
      suppressions: suppressions.map {
        Suppression(scenario: $0.scenario, identity: $0.identity, count: $0.count)
      },
      coverage: coverage.state,
      regradings: regradings.map { [$0.key, $0.value] }.sorted { $0[0] < $1[0] },
      distinctions: distinctions.map { [$0.key, $0.value] }.sorted { $0[0] < $1[0] },
      separations: separations.map {
        Separations(
          scenario: $0.key.key.scenario,
          identity: $0.key.key.identity,
          earlier: $0.key.earlier,
          count: $0.value
        )
      },
      findings: findings.map(state),
      deaths: RunIsolation.current?.deaths.deaths ?? []
    )
  }

  private func state(of found: CampaignFinding) -> SavedState {
    let finding = found.finding
    return SavedState(
      number: settings.scenarios.firstIndex { $0.name == finding.scenario } ?? 0,
      identity: finding.identity,
      texts: [finding.failure.expected, finding.failure.found],
      grade: finding.grading.grade.rawValue,
      needs: finding.grading.needs,
      configuration: finding.configuration.recordText,
      path: RecordedPath(finding.path),
      isOneMinimal: finding.isOneMinimal,
      certification: finding.certification.map {
        CertificationState(
          path: RecordedPath($0.path),
          searchedLength: $0.searchedLength,
          isCertified: $0.isCertified,
          runs: $0.runs,
          grammar: $0.grammar
        )
      },
      executions: finding.executions,
      firstIndex: finding.firstIndex,
      count: finding.count,
      isKnown: found.isKnown,
      isReproducible: found.isReproducible,
      difference: found.difference,
      consequences: found.consequences
    )
  }

  // MARK: Reading

  /// Goes on from the state of another process with the same settings.
  package func restore(_ state: State) {
    for death in state.deaths { RunIsolation.current?.deaths.insert(death) }
    tally = state.tally
    turn = state.turn
    nextIndices = state.nextIndices
    for (number, share) in state.shares.enumerated() {
      shares[number].runs = share.runs
      shares[number].failingRuns = share.failingRuns
      shares[number].deaths = share.deaths
      shares[number].isExhausted = share.isExhausted
      shares[number].isSetAside = share.isSetAside
      shares[number].unsteadyRuns = share.unsteadyRuns
    }
    untaken = state.untaken.map { (Set($0.calls), Set($0.gestures)) }
    suppressions = state.suppressions.map {
      .init(scenario: $0.scenario, identity: $0.identity, count: $0.count)
    }
    coverage = CampaignCoverage(state.coverage)
    for pair in state.regradings { regradings[pair[0]] = pair[1] }
    for pair in state.distinctions { distinctions[pair[0]] = pair[1] }
    for item in state.separations {
      let key = Key(scenario: item.scenario, identity: item.identity)
      separations[Separation(key: key, earlier: item.earlier)] = item.count
    }
    findings = state.findings.enumerated().map { finding($0.element, at: $0.offset) }
    // The first finding of an identity stands for it; others differ in how they fail.
    for (place, saved) in state.findings.enumerated().reversed() {
      places[Key(scenario: saved.number, identity: saved.identity)] = place
    }
  }

  private func finding(_ saved: SavedState, at place: Int) -> CampaignFinding {
    let scenario = settings.scenarios[saved.number]
    let configuration =
      Configuration(recordText: saved.configuration) ?? Configuration(window: .screen)
    let path = saved.path.steps
    var failure: Failure?
    if saved.isReproducible {
      failure = Run.finished(scenario, configuration, path).failures
        .first { $0.identity == saved.identity }
    }
    let certification = saved.certification.map {
      Certification(
        path: $0.path.steps,
        searchedLength: $0.searchedLength,
        isCertified: $0.isCertified,
        runs: $0.runs,
        grammar: $0.grammar
      )
    }
    let remembered = Failure(
      identity: saved.identity,
      position: 0,
      expected: saved.texts[0],
      found: saved.texts[1],
      violation: nil
    )
    return CampaignFinding(
      finding: Finding(
        scenario: scenario.name,
        failure: failure ?? remembered,
        grading: Grading(Grade(rawValue: saved.grade) ?? .violation, needs: saved.needs),
        configuration: configuration,
        path: path,
        isOneMinimal: saved.isOneMinimal,
        certification: certification,
        executions: saved.executions,
        firstIndex: saved.firstIndex,
        count: saved.count
      ),
      isKnown: saved.isKnown,
      isReproducible: saved.isReproducible,
      place: place,
      difference: saved.difference,
      consequences: saved.consequences
    )
  }
}
