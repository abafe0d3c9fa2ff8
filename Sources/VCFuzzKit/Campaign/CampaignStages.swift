// How a campaign gets its runs and shrinks them; tests bring their own.

/// The tools of a campaign for one scenario.
@MainActor
package struct CampaignStages {
  /// The scenario's calls and gestures, by their numbers.
  var calls: [String] = []
  var gestures: [String] = []
  /// Takes the run of that number.
  package var walk: (Int) -> RunResult
  /// Shrinks a run that leads to a failure.
  package let shrink: (RunResult, Failure) -> Shrinking
  /// Shrinks a run in which a failure follows another one to a run that leads to it.
  package var separate: (RunResult, Failure) -> Shrinking = { _, _ in Shrinking() }
  /// Returns the failures of the plainest run without a step: every run shows them.
  package var standing: () -> [Failure.Identity] = { [] }
  /// Searches for a shorter path than that of a small run; nil if no search is wanted.
  package var certify: (ShrunkRun) -> (Certification, Failure)? = { _ in nil }
  /// Replays a small run in fresh processes.
  package var confirm: (Failure, Configuration, [Step]) -> Confirmation = { _, _, _ in
    Confirmation()
  }
  /// Grades a failure that a path shows.
  package var grade: (Failure, Configuration, [Step]) -> Grading = { failure, _, _ in
    Grading(failure.severity)
  }
  /// Returns a run without what a grade needs, if it fails the same way; nil if it does not.
  package var plainer: (RunResult, Failure, Grading) -> RunResult? = { _, _, _ in nil }

  /// What shrinking has come to.
  package struct Shrinking: Sendable {
    /// The small run; nil if none leads to the failure.
    package var run: ShrunkRun?
    /// The runs that it took.
    package var executions = 1
    /// Runs met meanwhile that lead to other failures.
    package var others: [RunResult] = []
    /// Failures met meanwhile that the environment shows alone.
    package var suppressed: [Failure.Identity] = []
  }

  /// What fresh processes said of a path.
  package struct Confirmation {
    /// What not all of them show; nil if they all do.
    package var difference: String?
    /// The end of a process in words, with the error that it printed; nil if it ended as expected.
    package var found: String?

    package init() {}
  }
}

extension CampaignStages {
  /// The tools that the product uses.
  package init(_ scenario: Scenario, _ settings: CampaignSettings) {
    let generator = Generator(scenario, options: settings.options, seed: settings.seed)
    let start = Configuration(
      profile: settings.options.profile ?? .standard,
      window: scenario.hasRoot ? .root : .screen
    )
    let standing = Run.finished(scenario, start, []).failures.map(\.identity)
    let keepsProfile = settings.options.profile != nil
    let oldestIOS = settings.options.oldestIOS
    let shrinker = CaseShrinker(
      scenario,
      keepsProfile: keepsProfile,
      oldestIOS: oldestIOS,
      standing: standing
    )
    let runsMax = settings.certificationMax
    let grader = Grader(scenario, oldestIOS: oldestIOS)
    self.init(
      calls: generator.calls,
      gestures: generator.gestures,
      walk: { generator.isolatedWalk($0) },
      shrink: { walk, failure in
        var shrinker = shrinker
        ProcessWide.campaignHost?.prepareConfirmation()
        let run = ProcessWide.careful(with: failure, of: scenario) {
          shrinker.shrink(
            walk.configuration,
            walk.path,
            identity: failure.identity,
            severity: failure.severity
          )
        }
        return Shrinking(run, of: shrinker, from: walk)
      },
      separate: { walk, failure in
        var shrinker = shrinker
        let run = ProcessWide.careful(with: failure, of: scenario) {
          shrinker.separate(walk.configuration, walk.path, identity: failure.identity)
        }
        return Shrinking(run, of: shrinker, from: walk)
      },
      standing: { standing },
      certify: { small in
        guard runsMax > 0 else { return nil }
        return ProcessWide.careful(with: small.failure, of: scenario) {
          Certifier(scenario, runsMax: runsMax).certify(small)
        }
      },
      confirm: { failure, configuration, path in
        ProcessWide.campaignHost?
          .confirmation(of: failure.identity, scenario, configuration, path) ?? Confirmation()
      },
      grade: { failure, configuration, path in
        // Every run of these steps may be the last of its process.
        guard failure.isDeath else { return grader.grade(failure, configuration, path) }
        return Grading(Failure.isGap(failure.found) ? .advice : .violation)
      },
      plainer: { walk, failure, grading in
        if keepsProfile || failure.isDeath { return nil }
        return grader.plainerStart(
          than: grading,
          failure.identity,
          walk.configuration,
          walk.path
        ).map { start in
          RunResult(index: walk.index, configuration: start, path: walk.path, failures: [failure])
        }
      }
    )
  }
}

extension CampaignStages.Shrinking {
  @MainActor
  fileprivate init(_ run: ShrunkRun?, of shrinker: CaseShrinker, from walk: RunResult) {
    self.run = run
    executions = shrinker.executions
    suppressed = shrinker.suppressed
    others = shrinker.others.map { other in
      RunResult(
        index: walk.index,
        configuration: other.configuration,
        path: other.path,
        failures: [other.failure]
      )
    }
  }
}
