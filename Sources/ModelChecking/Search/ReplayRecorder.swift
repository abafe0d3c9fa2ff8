// What depth-first and breadth-first searches of a replayed system share: what they record, when
// they stop, and what of it a checkpoint holds.

/// The findings, defects and counts of a search, and the reason why it stops.
struct ReplayRecorder<System: ReplayedSystem> {
  typealias Step = System.Step

  let options: ReplayOptions
  var report: SearchReport<Step>
  private(set) var stop: Cut?
  private var identities: Set<String> = []
  private var limitGuard: LimitGuard
  /// The steps taken when the search last passed on a checkpoint.
  private var stepsAtCheckpoint = 0

  init(options: ReplayOptions, report: SearchReport<Step>, limitGuard: LimitGuard) {
    self.options = options
    self.report = report
    self.limitGuard = limitGuard
  }

  // MARK: - Recording

  /// Records a breach; the first of an identity is a counterexample.
  private mutating func record(_ breach: Breach, on path: Path<Step>) {
    report.certificate.cut(.breach)
    if identities.insert(breach.identity).inserted {
      report.counterexamples.append(Counterexample(breach: breach, path: path))
    }
    if options.stopsAtFirstBreach || breach.identity == options.soughtIdentity {
      stop = .firstBreach
    }
  }

  /// Records the breach or the failure that ends a path.
  mutating func record(_ outcome: StepOutcome, on path: Path<Step>) {
    switch outcome {
    case .taken: break
    case .broken(let breach): record(breach, on: path)
    case .failed(let reason): giveUp(reason, after: path)
    }
  }

  /// Records that the search could not continue on a path.
  mutating func giveUp(_ reason: String, after path: Path<Step>? = nil) {
    report.certificate.cut(.error)
    addDefect(path.map { "\(reason), after \($0.indexText)" } ?? reason)
  }

  mutating func addDefect(_ text: String) {
    // Ten are enough to see the cause.
    if report.certificate.defects.count < 10 { report.certificate.defects.append(text) }
  }

  // MARK: - Limits

  /// Decides whether the search stops now; `executions` is `nil` in the middle of an execution.
  mutating func checkLimits(executions: Int?, frontier: Int, depth: Int, ownBytes: Int) {
    if stop != nil { return }
    if let executions, executions >= options.limits.executionsMax {
      stop = .executions
    } else if report.certificate.states >= options.limits.statesMax {
      stop = .states
    } else {
      let progress = SearchProgress(
        states: report.certificate.states,
        transitions: report.certificate.transitions,
        executions: report.certificate.executions,
        frontier: frontier,
        depth: depth
      )
      stop = limitGuard.reasonToStop(interval: 64, ownBytes: ownBytes, progress: progress)
    }
  }

  /// Completes the report of a search that stopped or came to its end.
  ///
  /// Returns whether the report should have a checkpoint.
  mutating func finish(frontier: Int, fingerprints: Int) -> Bool {
    assert(stop != nil || frontier == 0, "a search ends on its own before its frontier is empty")
    report.certificate.frontier = frontier
    if options.prunesByFingerprint {
      report.certificate.collisionExponent = Fingerprint.collisionExponent(count: fingerprints)
    }
    guard let stop else { return options.part != nil }
    report.certificate.cut(stop)
    return options.keepsCheckpoint && stop != .firstBreach
  }

  // MARK: - Checkpoints

  /// The counts and the findings, without the nodes of the search.
  var checkpoint: ReplayCheckpoint {
    var checkpoint = ReplayCheckpoint()
    checkpoint.counts = report.certificate.counts
    checkpoint.findings = report.counterexamples.map { $0.path.indices.map { UInt64($0) } }
    return checkpoint
  }

  /// Returns whether the caller wants a checkpoint now, after so many steps at least.
  mutating func isCheckpointDue(stepsMin: Int) -> Bool {
    let steps = report.certificate.stepsTaken
    guard options.onCheckpoint != nil, steps - stepsAtCheckpoint >= stepsMin else { return false }
    stepsAtCheckpoint = steps
    return true
  }

  /// Restores the counts and the findings of a checkpoint.
  mutating func restore(_ checkpoint: ReplayCheckpoint, _ system: inout System) {
    report.certificate.restore(checkpoint.counts)
    for indices in checkpoint.findings {
      guard let found = system.counterexample(along: indices.map { Int(clamping: $0) }) else {
        continue
      }
      let isNew = identities.insert(found.breach.identity).inserted
      if isNew { report.counterexamples.append(found) }
    }
    stepsAtCheckpoint = report.certificate.stepsTaken
  }
}
