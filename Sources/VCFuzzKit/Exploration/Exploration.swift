// One exploration: the search, and its findings shrunk and certified.

internal import HeadlessUIKit
package import ModelChecking
internal import VCFuzzSupport
internal import VCLifecycle

/// An exhaustive search of the runs of a scenario, within bounds.
@MainActor
package struct Exploration {
  package let settings: ExplorationSettings
  private let watch = Stopwatch()

  package init(_ settings: ExplorationSettings) { self.settings = settings }

  /// What watches a search while it runs.
  package struct Gauges {
    package var isInterrupted: () -> Bool = { false }
    package var progress: ((SearchProgress, Double) -> Void)?
    /// Takes what it takes to continue, again and again while the search runs.
    package var keepCheckpoint: ((ReplayCheckpoint) -> Void)?

    package init() {}
  }

  /// Searches, or resumes an interrupted search, and shrinks the findings.
  package func run(
    gauges: Gauges = Gauges(),
    from checkpoint: ReplayCheckpoint? = nil,
    keepsCheckpoint: Bool = false
  ) throws(OptionConflict) -> ExplorationResult {
    if let contradiction {
      var plain = settings
      plain.prunesByFingerprint = false
      var result = try Exploration(plain).run(gauges: gauges)
      var memory = StateMemory()
      memory.contradiction = contradiction
      result.memory = memory
      return result
    }
    var system = settings.system
    let report: SearchReport<ExploredStep>
    switch settings.order {
    case .search(let order):
      report = try search(order, &system, gauges, from: checkpoint, keepsCheckpoint)
    case .walks(let walks):
      report = walk(walks, &system, gauges)
    }
    let memory = system.memory.counts
    // A part is searched alone; those who put the parts together shrink what they found.
    let counterexamples = settings.part == nil ? report.counterexamples : []
    var findings: [Finding] = []
    for counterexample in counterexamples {
      guard let found = finding(counterexample, &system, report, gauges) else { continue }
      // Two identities may come down to the same steps.
      let isNew = !findings.contains { $0.failure.identity == found.failure.identity }
      if isNew { findings.append(found) }
    }
    return ExplorationResult(
      settings: settings,
      certificate: report.certificate,
      findings: findings,
      memory: settings.prunesByFingerprint ? memory : nil,
      checkpoint: report.replayCheckpoint,
      seconds: watch.seconds
    )
  }

  /// Two runs whose idle states store the same and that continue in different ways, if a short
  /// search finds some: static variables have changed, or whatever else cannot be seen.
  private var contradiction: String? {
    guard settings.prunesByFingerprint, settings.part == nil, case .search = settings.order else {
      return nil
    }
    var bounds = FutureComparison.Bounds()
    bounds.actsMax = 1
    bounds.stepsMax = Self.trialStepsMax
    var comparison = FutureComparison(settings.system, bounds: bounds)
    comparison.run()
    guard let difference = comparison.difference else { return nil }
    let words = Run(settings.scenario, settings.settings[0]).vocabulary
    return [difference.path, difference.other].map { path in
      path.isEmpty ? "no step" : path.map { $0.text(words) }.joined(separator: ", ")
    }.joined(separator: "; and ")
  }

  /// How many steps the memory of states is put to the test for, before it is trusted.
  private static let trialStepsMax = 2_000

  private func search(
    _ order: SearchOrder,
    _ system: inout ScenarioSystem,
    _ gauges: Gauges,
    from checkpoint: ReplayCheckpoint?,
    _ keepsCheckpoint: Bool
  ) throws(OptionConflict) -> SearchReport<ExploredStep> {
    var options = settings.options(for: order)
    options.checkpoint = checkpoint
    options.keepsCheckpoint = keepsCheckpoint
    options.checkpointSteps = settings.checkpointSteps
    if let keep = gauges.keepCheckpoint {
      let identity = settings.identity
      options.onCheckpoint = { checkpoint in
        var named = checkpoint
        named.identity = identity
        keep(named)
      }
    }
    watch(&options.limits, gauges)
    var report = try ReplaySearch<ScenarioSystem>(options: options).run(&system)
    report.replayCheckpoint?.identity = settings.identity
    return report
  }

  private func watch(_ limits: inout SearchLimits, _ gauges: Gauges) {
    let watch = watch
    limits.isInterrupted = gauges.isInterrupted
    if let seconds = settings.secondsMax {
      limits.milliseconds = { Int(watch.seconds * 1_000) }
      limits.millisecondsMax = seconds * 1_000
    }
    if let megabytes = settings.megabytesMax {
      limits.memoryBytes = { ProcessMemory.residentBytes }
      limits.memoryBytesMax = megabytes << 20
    }
    if let progress = gauges.progress { limits.progress = { progress($0, watch.seconds) } }
  }

  // MARK: Random walks

  private func walk(
    _ walks: RandomWalks,
    _ system: inout ScenarioSystem,
    _ gauges: Gauges
  ) -> SearchReport<ExploredStep> {
    switch walks.kind {
    case .uniform: walk(walks, UniformWalk(), &system, gauges)
    case .priorities(let depth): walk(walks, PriorityWalk(depth: depth), &system, gauges)
    }
  }

  private func walk(
    _ walks: RandomWalks,
    _ strategy: some WalkStrategy,
    _ system: inout ScenarioSystem,
    _ gauges: Gauges
  ) -> SearchReport<ExploredStep> {
    var walk = ReplayWalk<ScenarioSystem, _>(
      strategy: strategy,
      walks: walks.count,
      stepsMax: settings.depthMax
    )
    walk.stopsAtFirstBreach = false
    // A run that the bound ends may be the end of a failing one, so it is concluded.
    walk.concludesEverywhere = true
    watch(&walk.limits, gauges)
    var source = RandomSource(seed: walks.seed)
    return walk.run(&system, source: &source)
  }

  // MARK: Findings

  /// Shrinks a counterexample and certifies it.
  private func finding(
    _ counterexample: Counterexample<ExploredStep>,
    _ system: inout ScenarioSystem,
    _ report: SearchReport<ExploredStep>,
    _ gauges: Gauges
  ) -> Finding? {
    let (configuration, steps) = system.parts(of: counterexample.path)
    let run = Run.finished(settings.scenario, configuration, steps)
    let failure = run.failures.first {
      $0.identity.description == counterexample.breach.identity
    }
    guard let failure else { return nil }
    var found = Finding(
      scenario: settings.scenario.name,
      failure: failure,
      configuration: configuration,
      path: steps
    )
    shorten(&found, gauges)
    if !found.failure.isDeath {
      found.grading = Grader(settings.scenario, oldestIOS: settings.oldestIOS)
        .grade(found.failure, found.configuration, found.path)
      found.diagnosis.examine(
        found.path,
        found.configuration,
        scenario: settings.scenario,
        effort: .ofAnExploration
      )
    }
    // Its case shows the earliest failure of these steps.
    found.run = CaseRun.settled(
      settings.scenario.reporting(found.grading),
      found.configuration,
      found.path
    )
    return found
  }

  private func shorten(_ found: inout Finding, _ gauges: Gauges) {
    let identity = found.failure.identity
    // Minutes of shrinking must not follow upon Ctrl-C.
    if gauges.isInterrupted() { return }
    var shrinker = CaseShrinker(settings.scenario, keepsProfile: true)
    let small = ProcessWide.careful(with: found.failure, of: settings.scenario) {
      shrinker.shrink(found.configuration, found.path, identity: identity)
    }
    if let small {
      found.configuration = small.configuration
      found.path = small.path
      found.failure = small.failure
      found.isOneMinimal = small.isOneMinimal
    }
    guard settings.certificationMax > 0 else { return }
    let certifier = Certifier(
      settings.scenario,
      reduces: settings.reduces,
      runsMax: settings.certificationMax,
      isStopped: gauges.isInterrupted
    )
    let certification = certifier.certify(found.configuration, found.path, identity: identity)
    found.certification = certification
    let path = certification.path
    if path != found.path,
      let failure = Run.finished(settings.scenario, found.configuration, path).failure,
      failure.identity == identity
    {
      found.path = path
      found.failure = failure
    }
  }
}
