// How a campaign gets its runs and shrinks them; tests bring their own.

/// The tools of a campaign for one scenario.
@MainActor
package struct CampaignStages {
  /// The scenario's calls and gestures, by their numbers.
  var calls: [String] = []
  var gestures: [String] = []
  /// Takes the run of that number.
  package let walk: (Int) -> RunResult
  /// Shrinks a failing run; nil if its steps do not fail the same way again.
  ///
  /// Where a part of the small run fails differently on its own, returns that part.
  package let shrink: (RunResult, Failure) -> ShrunkRun?
  /// Searches for a shorter path than that of a small run; nil if no search is wanted.
  package var certify: (ShrunkRun) -> (Certification, Failure)? = { _ in nil }
  /// Grades a failure that a path shows.
  package var grade: (Failure, Configuration, [Step]) -> Grading = { failure, _, _ in
    Grading(failure.severity)
  }
  /// Returns a run without what a grade needs, if it fails the same way; nil if it does not.
  package var plainer: (RunResult, Failure, Grading) -> RunResult? = { _, _, _ in nil }
}

extension CampaignStages {
  /// The tools that the product uses.
  package init(_ scenario: Scenario, _ settings: CampaignSettings) {
    let generator = Generator(scenario, options: settings.options, seed: settings.seed)
    let keepsProfile = settings.options.profile != nil
    let runsMax = settings.certificationMax
    let oldestIOS = settings.options.oldestIOS
    let grader = Grader(scenario, oldestIOS: oldestIOS)
    self.init(
      calls: generator.calls,
      gestures: generator.gestures,
      walk: { generator.walk($0) },
      shrink: { walk, failure in
        var shrinker = CaseShrinker(scenario, keepsProfile: keepsProfile, oldestIOS: oldestIOS)
        return shrinker.shrink(walk.configuration, walk.path, identity: failure.identity)
          .map { shrinker.cause(of: $0) }
      },
      certify: { small in
        guard runsMax > 0 else { return nil }
        let certifier = Certifier(scenario, runsMax: runsMax)
        let identity = small.failure.identity
        let known = certifier.certify(small.configuration, small.path, identity: identity)
        if known.path == small.path { return (known, small.failure) }
        let failure = Run.finished(scenario, small.configuration, known.path).failure
        return (known, failure ?? small.failure)
      },
      grade: grader.grade,
      plainer: { walk, failure, grading in
        if keepsProfile { return nil }
        return grader.plainerStart(
          than: grading,
          failure.identity,
          walk.configuration,
          walk.path
        ).map { RunResult(index: walk.index, configuration: $0, path: walk.path, failure: failure) }
      }
    )
  }
}
