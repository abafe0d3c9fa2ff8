// Stateless depth-first search with sleep sets.

/// A depth-first search of a replayed system, from the start to one bound on depth.
struct ReplayDepthFirst<System: ReplayedSystem> {
  typealias Step = System.Step

  let options: ReplayOptions
  let cost: CostBound?
  let depthMax: Int
  /// The executions of earlier searches that count towards the limit.
  var executionsBefore = 0

  private var recorder: ReplayRecorder<System>
  private var nodes: [ReplayNode<Step>] = []
  /// What the checks have seen up to each node that may be reached by a replay.
  private var observed: [System.Observations?] = []
  private var observedRuns = ObservedRuns.all

  /// Which runs say what the checks have seen for those that follow.
  private enum ObservedRuns {
    case all
    /// The first run along a path differs from later ones: there, each state was asked for steps.
    case replays
    case none
  }

  /// What was left when a state was searched, by fingerprint.
  private var visited: [UInt64: Remainder] = [:]

  /// How far what follows upon a state was searched.
  private struct Remainder {
    /// The steps up to the bound; all there are where nothing behind the state was cut.
    var steps: Int
    var budget: Int
  }

  /// How often something was cut, or was known to a lesser depth only.
  private var truncations = 0
  /// Whether the system is in the state at the end of the present path.
  private var isInPlace = false

  init(
    options: ReplayOptions,
    report: SearchReport<Step>,
    cost: CostBound? = nil,
    depthMax: Int? = nil,
    limitGuard: LimitGuard? = nil
  ) {
    self.options = options
    self.cost = cost
    self.depthMax = depthMax ?? options.limits.depthMax
    let limitGuard = limitGuard ?? LimitGuard(options.limits)
    recorder = ReplayRecorder(options: options, report: report, limitGuard: limitGuard)
  }

  mutating func run(_ system: inout System) -> SearchReport<Step> {
    if let checkpoint = options.checkpoint {
      restore(checkpoint, &system)
    } else {
      system.start()
      isInPlace = true
      arrive(&system)
    }
    while recorder.stop == nil, !nodes.isEmpty {
      if let index = nodes[nodes.count - 1].nextWanted {
        checkLimits()
        if recorder.stop != nil { break }
        if recorder.isCheckpointDue(stepsMin: options.checkpointSteps) {
          options.onCheckpoint?(checkpoint)
        }
        if !isInPlace && !replay(&system) { continue }
        take(index, &system)
      } else {
        close(nodes.removeLast())
        observed.removeLast()
        isInPlace = false
      }
    }
    finish()
    return recorder.report
  }

  private mutating func finish() {
    let frontier = nodes.reduce(0) { sum, node in sum + node.status.count { $0 == .wanted } }
    if recorder.finish(frontier: frontier, fingerprints: visited.count) {
      recorder.report.replayCheckpoint = checkpoint
    }
    if options.reduction != .none && recorder.report.certificate.isComplete {
      recorder.report.certificate.classes = recorder.report.certificate.executions
    }
  }

  private mutating func checkLimits() {
    let executions =
      executionsBefore + recorder.report.certificate.executions
      + recorder.report.certificate.blockedExecutions
    recorder.checkLimits(
      executions: isInPlace ? nil : executions,
      frontier: nodes.count,
      depth: nodes.count,
      ownBytes: visited.count * 32 + nodes.count * 256
    )
  }

  // MARK: - Going along a path

  /// Brings the objects to the last node; returns whether the system repeated itself.
  ///
  /// The path broke nothing when it was first taken, so the checks continue at the last node from
  /// what they had seen there.
  private mutating func replay(_ system: inout System) -> Bool {
    let last = nodes.count - 1
    let known = observedRuns == .none ? nil : observed[last]
    let stepsTaken = recorder.report.certificate.stepsTaken
    if known == nil { system.start() } else { system.startUnchecked() }
    for depth in 0..<last {
      let node = nodes[depth]
      let outcome = system.take(node.enabled[node.chosen])
      recorder.report.certificate.stepsTaken += 1
      if case .taken = outcome { continue }
      if known != nil { return replayChecked(&system, countingFrom: stepsTaken) }
      return giveUpReplay("a replayed step ended: \(outcome)")
    }
    if let known {
      guard system.resume(from: known) else {
        return replayChecked(&system, countingFrom: stepsTaken)
      }
    } else {
      observed[last] = observedRuns == .none ? nil : system.observations()
    }
    guard system.enabledSteps() == nodes[last].enabled else {
      return giveUpReplay("a replayed path offers other steps than before")
    }
    isInPlace = true
    return true
  }

  /// Replays a path once more that was not the same as before: now the checks see it.
  private mutating func replayChecked(_ system: inout System, countingFrom steps: Int) -> Bool {
    recorder.report.certificate.stepsTaken = steps
    observedRuns = observedRuns == .all ? .replays : .none
    observed = nodes.map { _ in nil }
    return replay(&system)
  }

  private mutating func giveUpReplay(_ reason: String) -> Bool {
    recorder.giveUp(reason, after: presentPath(dropping: 1))
    nodes.removeLast()
    observed.removeLast()
    return false
  }

  private mutating func take(_ index: Int, _ system: inout System) {
    let depth = nodes.count - 1
    assert(depth < depthMax, "the present path is longer than its bound")
    assert(nodes[depth].status[index] == .wanted, "a step is tried that is not wanted")
    nodes[depth].chosen = index
    nodes[depth].status[index] = .done
    let outcome = system.take(nodes[depth].enabled[index])
    recorder.report.certificate.stepsTaken += 1
    recorder.report.certificate.transitions += 1
    recorder.report.certificate.deepest = max(recorder.report.certificate.deepest, nodes.count)
    if options.reduction != .none {
      nodes[depth].note(system.lastFootprint, at: index)
    }
    if case .taken = outcome { return arrive(&system) }
    recorder.record(outcome, on: presentPath())
    endEarly()
  }

  /// Opens a node at the end of the present path, or ends the execution.
  private mutating func arrive(_ system: inout System) {
    if isElsewhere {
      truncations += 1
      isInPlace = false
      return
    }
    let enabled = system.enabledSteps()
    if options.reduction != .none { heedDisabling(enabled) }
    var digest: Fingerprint?
    // Nothing follows from an end: to conclude it again costs less than to compare it.
    if options.prunesByFingerprint, !enabled.isEmpty {
      digest = system.fingerprint(symmetric: options.usesSymmetry)
      if let digest, isKnown(digest, system.budget) {
        recorder.report.certificate.revisits += 1
        isInPlace = false
        return
      }
    }
    if digest.map({ visited[$0.bits] == nil }) ?? true { recorder.report.certificate.states += 1 }
    if let digest {
      visited[digest.bits] = Remainder(steps: stepsLeft, budget: system.budget)
    }
    let mayEnd = options.prunesByFingerprint && system.mayEnd
    let isEnd = enabled.isEmpty || mayEnd || options.concludesEverywhere
    let isReplayed = isEnd ? !enabled.isEmpty : enabled.count > 1
    let observations = isReplayed && observedRuns == .all ? system.observations() : nil
    if isEnd { conclude(&system) }
    guard !enabled.isEmpty else {
      if let digest { visited[digest.bits]?.steps = .max }
      recorder.report.certificate.executions += 1
      isInPlace = false
      return
    }
    guard nodes.count < depthMax else {
      truncations += 1
      recorder.report.certificate.cut(.depth)
      endEarly()
      return
    }
    open(enabled, observations, &system)
    if let digest, let last = nodes.indices.last {
      nodes[last].digest = digest
      nodes[last].truncationsBefore = truncations
    }
  }

  /// Whether another part of the search continues the present path.
  private var isElsewhere: Bool {
    guard let part = options.part, part.depth == nodes.count else { return false }
    return !part.holds(nodes.map(\.chosen))
  }

  /// Removes a finished node: if nothing below it was cut, its state is known to any depth.
  private mutating func close(_ node: ReplayNode<Step>) {
    assert(
      options.reduction != .none || cost != nil || node.status.allSatisfy { $0 == .done },
      "a search of all orders leaves a step untried"
    )
    guard let digest = node.digest, node.truncationsBefore == truncations else { return }
    visited[digest.bits]?.steps = .max
  }

  /// Ends the run where the present path ends, or may end.
  private mutating func conclude(_ system: inout System) {
    let outcome = system.conclude()
    if outcome != .taken { recorder.record(outcome, on: presentPath()) }
    isInPlace = false
  }

  private var stepsLeft: Int {
    options.mutant == .depthForgotten ? 0 : depthMax - nodes.count
  }

  private mutating func isKnown(_ digest: Fingerprint, _ budget: Int) -> Bool {
    // As long as no path was cut for its length, what follows a known state was searched to its
    // end, or leads to a state on the present path, which has more steps left than this one.
    guard let known = visited[digest.bits], known.budget >= budget,
      known.steps >= stepsLeft || recorder.report.certificate.cuts[.depth] == nil
    else { return false }
    if known.steps < .max { truncations += 1 }
    return true
  }

  private mutating func open(
    _ enabled: [Step],
    _ observations: System.Observations?,
    _ system: inout System
  ) {
    let actors = actors(of: enabled, &system)
    let spent = costSoFar()
    assert(spent <= cost?.limit ?? 0, "a path costs more than its bound")
    let sleepers = sleepersAtEnd
    let node = ReplayNode<Step>(enabled: enabled, actors: actors, sleepers: sleepers, cost: spent)
    switch options.reduction {
    case .none where cost != nil:
      wantAffordable(node)
    case .none, .sleepSets:
      node.wantAll()
    }
    if node.nextWanted == nil {
      recorder.report.certificate.blockedExecutions += 1
      isInPlace = false
      return
    }
    nodes.append(node)
    observed.append(observations)
  }

  private func actors(of steps: [Step], _ system: inout System) -> [Int] {
    var actors: [Int] = []
    actors.reserveCapacity(steps.count)
    for step in steps { actors.append(system.actor(of: step)) }
    return actors
  }

  /// The steps that may sleep at the end of the present path.
  private var sleepersAtEnd: [ReplayNode<Step>.Sleeper] {
    if options.reduction == .none || nodes.isEmpty { return [] }
    return nodes[nodes.count - 1].sleepersAfterChosen(options.mutant)
  }

  /// Ends an execution before its natural end.
  private mutating func endEarly() {
    recorder.report.certificate.executions += 1
    isInPlace = false
  }

  // MARK: - Costs

  private func choice(at depth: Int) -> Choice {
    let previous = depth > 0 ? nodes[depth - 1].actors[nodes[depth - 1].chosen] : nil
    return Choice(depth: depth, actors: nodes[depth].actors, previousActor: previous)
  }

  private func costSoFar() -> Int {
    guard let cost, let last = nodes.last else { return 0 }
    return last.cost + cost.cost(of: last.chosen, in: choice(at: nodes.count - 1))
  }

  private mutating func wantAffordable(_ node: ReplayNode<Step>) {
    guard let cost else { return }
    let previous = nodes.last.map { $0.actors[$0.chosen] }
    let choice = Choice(depth: nodes.count, actors: node.actors, previousActor: previous)
    for index in node.status.indices {
      if node.cost + cost.cost(of: index, in: choice) <= cost.limit {
        node.status[index] = .wanted
      } else {
        recorder.report.certificate.cut(.cost)
      }
    }
  }

  // MARK: - Findings

  private func presentPath(dropping count: Int = 0) -> Path<Step> {
    let taken = nodes.dropLast(count)
    return Path(steps: taken.map { $0.enabled[$0.chosen] }, indices: taken.map(\.chosen))
  }
}

// MARK: - Checkpoints

extension ReplayDepthFirst {
  private var checkpoint: ReplayCheckpoint {
    var checkpoint = recorder.checkpoint
    checkpoint.nodes = nodes.map(\.numbers)
    // Whether the path must be replayed first, so that a resumed search counts the same steps.
    checkpoint.head = isInPlace ? 0 : 1
    return checkpoint
  }

  /// Replays the path of the checkpoint and restores the status of the steps along it.
  private mutating func restore(_ checkpoint: ReplayCheckpoint, _ system: inout System) {
    recorder.restore(checkpoint, &system)
    system.start()
    isInPlace = true
    for (depth, numbers) in checkpoint.nodes.enumerated() {
      if depth > 0, let last = nodes.last {
        guard case .taken = system.take(last.enabled[last.chosen]) else { return misfit() }
      }
      let enabled = system.enabledSteps()
      let node = ReplayNode<Step>(
        enabled: enabled,
        actors: actors(of: enabled, &system),
        sleepers: sleepersAtEnd,
        cost: 0
      )
      guard node.restore(numbers) else { return misfit() }
      nodes.append(node)
      observed.append(nil)
    }
    if checkpoint.head == 1 { isInPlace = false }
  }

  private mutating func misfit() {
    nodes = []
    observed = []
    recorder.giveUp("the checkpoint does not fit the system: start the search again")
  }
}

// MARK: - Footprints

extension ReplayDepthFirst {
  /// Checks the steps that the last step has disabled: they were enabled before it only.
  private mutating func heedDisabling(_ enabled: [Step]) {
    guard let node = nodes.last else { return }
    let actor = node.actors[node.chosen]
    // Most nodes have one actor.
    if !node.actors.contains(where: { $0 != actor }) { return }
    var finder = StepFinder<Step>()
    for index in node.enabled.indices
    where node.actors[index] != actor
      && finder.index(of: node.enabled[index], in: enabled) == nil
    {
      if node.status[index] == .done || node.status[index] == .asleep {
        checkDisabled(index, by: node)
      }
    }
  }

  /// A step that disables another must conflict with it, or the footprints are too small.
  private mutating func checkDisabled(_ index: Int, by node: ReplayNode<Step>) {
    guard let other = node.knownFootprint(at: index),
      !other.conflicts(with: node.footprints[node.chosen])
    else { return }
    recorder.addDefect(
      "footprints too small: \(node.enabled[node.chosen]) disables \(node.enabled[index]) "
        + "but does not conflict with it, at \(presentPath(dropping: 1).indexText)"
    )
  }
}
