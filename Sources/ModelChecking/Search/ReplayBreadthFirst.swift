// Breadth-first search of a replayed system: the first counterexample of an identity is a shortest.

/// A breadth-first search of a replayed system; it keeps the tree of paths and replays each.
struct ReplayBreadthFirst<System: ReplayedSystem> {
  typealias Step = System.Step

  /// A path, as the number of its last step and the path before that.
  struct Node {
    let parent: Int
    let index: Int
    /// Not known yet where the node comes from a checkpoint.
    var step: Step?
    let depth: Int
  }

  let options: ReplayOptions
  var report: SearchReport<Step>

  private var nodes: [Node] = []
  private var head = 0
  private var lastExpanded = -1
  private var stop: Cut?
  private var visited: Set<UInt64> = []
  private var identities: Set<String> = []
  private var limitGuard: LimitGuard
  /// The steps that were taken when a checkpoint was handed out last.
  private var stepsAtCheckpoint = 0

  init(options: ReplayOptions, report: SearchReport<Step>) {
    self.options = options
    self.report = report
    limitGuard = LimitGuard(options.limits)
  }

  mutating func run(_ system: inout System) -> SearchReport<Step> {
    if let checkpoint = options.checkpoint {
      restore(checkpoint, &system)
    } else {
      system.start()
      arrive(Node(parent: -1, index: 0, step: nil, depth: 0), &system)
    }
    while stop == nil && head < nodes.count {
      expand(&system)
      if stop == nil || options.keepsCheckpoint { head += 1 }
      if stop == nil { offerCheckpoint() }
    }
    report.certificate.frontier = nodes.count - head
    if let stop {
      report.certificate.cut(stop)
      if options.keepsCheckpoint && stop != .firstBreach { report.replayCheckpoint = checkpoint }
    }
    if options.prunesByFingerprint {
      report.certificate.collisionExponent = Fingerprint.collisionExponent(count: visited.count)
    }
    return report
  }

  private mutating func expand(_ system: inout System) {
    assert(lastExpanded < head, "a node is expanded twice")
    lastExpanded = head
    let trail = trail(to: head)
    guard let enabled = replay(trail, &system) else { return }
    for index in enabled.indices {
      if index > 0 && replay(trail, &system) != enabled {
        return giveUp("a replayed path offers other steps than before", path(trail))
      }
      let outcome = system.take(enabled[index])
      report.certificate.stepsTaken += 1
      report.certificate.transitions += 1
      let node = Node(parent: head, index: index, step: enabled[index], depth: trail.count + 1)
      assert(node.depth <= options.limits.depthMax, "a path is longer than the bound on depth")
      report.certificate.deepest = max(report.certificate.deepest, node.depth)
      switch outcome {
      case .taken:
        arrive(node, &system)
      case .broken(let breach):
        report.certificate.executions += 1
        report.certificate.cut(.breach)
        record(breach, at: node)
      case .failed(let reason):
        report.certificate.executions += 1
        giveUp(reason, path(trail))
      }
      // A checkpoint holds nodes that were expanded as a whole, or not at all.
      if options.keepsCheckpoint && index + 1 < enabled.count { continue }
      checkLimits(node.depth)
      if stop != nil { return }
    }
  }

  /// Adds a node to the queue, unless the path ends there.
  private mutating func arrive(_ node: Node, _ system: inout System) {
    if options.prunesByFingerprint,
      let digest = system.fingerprint(symmetric: options.usesSymmetry),
      !visited.insert(digest.bits).inserted
    {
      report.certificate.revisits += 1
      return
    }
    report.certificate.states += 1
    let isEnd = system.enabledSteps().isEmpty
    if isEnd || options.concludesEverywhere { conclude(node, &system) }
    if isEnd || node.depth >= options.limits.depthMax {
      report.certificate.executions += 1
      if !isEnd { report.certificate.cut(.depth) }
    } else {
      assert(
        node.parent < 0 || node.depth == nodes[node.parent].depth + 1,
        "a node is not one step deeper than its parent"
      )
      nodes.append(node)
    }
  }

  private mutating func conclude(_ node: Node, _ system: inout System) {
    switch system.conclude() {
    case .taken: break
    case .broken(let breach):
      report.certificate.cut(.breach)
      record(breach, at: node)
    case .failed(let reason):
      giveUp(reason, path(node))
    }
  }

  private mutating func replay(_ trail: [Int], _ system: inout System) -> [Step]? {
    system.start()
    for place in trail {
      if nodes[place].step == nil {
        let enabled = system.enabledSteps()
        guard enabled.indices.contains(nodes[place].index) else {
          giveUp("the checkpoint does not fit the system", Path())
          return nil
        }
        nodes[place].step = enabled[nodes[place].index]
      }
      report.certificate.stepsTaken += 1
      guard let step = nodes[place].step, case .taken = system.take(step) else {
        giveUp("a replayed step ended", path(trail))
        return nil
      }
    }
    return system.enabledSteps()
  }

  /// The nodes on the way to one, without the root.
  private func trail(to node: Int) -> [Int] {
    var trail: [Int] = []
    var node = node
    while nodes[node].parent >= 0 {
      trail.append(node)
      node = nodes[node].parent
    }
    trail.reverse()
    return trail
  }

  private func path(_ trail: [Int]) -> Path<Step> {
    var path = Path<Step>()
    for place in trail {
      guard let step = nodes[place].step else { return path }
      path.append(step, index: nodes[place].index)
    }
    return path
  }

  /// The path to a node that may not be in the queue.
  private func path(_ node: Node) -> Path<Step> {
    guard node.parent >= 0, let step = node.step else { return Path() }
    var path = path(trail(to: node.parent))
    path.append(step, index: node.index)
    return path
  }

  private mutating func checkLimits(_ depth: Int) {
    if stop != nil { return }
    let certificate = report.certificate
    if certificate.executions >= options.limits.executionsMax {
      stop = .executions
    } else if certificate.states >= options.limits.statesMax {
      stop = .states
    } else {
      stop = limitGuard.reasonToStop(
        interval: 64,
        ownBytes: nodes.count * 48 + visited.count * 16,
        progress: SearchProgress(
          states: certificate.states,
          transitions: certificate.transitions,
          executions: certificate.executions,
          frontier: nodes.count - head,
          depth: depth
        )
      )
    }
  }

  private mutating func record(_ breach: Breach, at node: Node) {
    if identities.insert(breach.identity).inserted {
      report.counterexamples.append(Counterexample(breach: breach, path: path(node)))
    }
    if options.stopsAtFirstBreach || breach.identity == options.soughtIdentity {
      stop = .firstBreach
    }
  }

  private mutating func giveUp(_ reason: String, _ path: Path<Step>) {
    report.certificate.cut(.error)
    if report.certificate.defects.count < 10 {
      report.certificate.defects.append("\(reason), after \(path.indexText)")
    }
  }

  // MARK: - Checkpoints

  /// Hands out a checkpoint now and then: it holds all nodes, so the more there are the rarer.
  private mutating func offerCheckpoint() {
    guard let take = options.onCheckpoint,
      report.certificate.stepsTaken - stepsAtCheckpoint
        >= max(options.checkpointSteps, 4 * nodes.count)
    else { return }
    stepsAtCheckpoint = report.certificate.stepsTaken
    take(checkpoint)
  }

  private var checkpoint: ReplayCheckpoint {
    var checkpoint = ReplayCheckpoint()
    checkpoint.counts = report.certificate.counts
    checkpoint.findings = report.counterexamples.map { $0.path.indices.map { UInt64($0) } }
    checkpoint.nodes = nodes.dropFirst().map { [UInt64($0.parent), UInt64($0.index)] }
    checkpoint.head = UInt64(head)
    return checkpoint
  }

  private mutating func restore(_ checkpoint: ReplayCheckpoint, _ system: inout System) {
    report.certificate.restore(checkpoint.counts)
    for indices in checkpoint.findings {
      guard let found = system.counterexample(along: indices) else { continue }
      identities.insert(found.breach.identity)
      report.counterexamples.append(found)
    }
    nodes = [Node(parent: -1, index: 0, step: nil, depth: 0)]
    for numbers in checkpoint.nodes {
      guard numbers.count == 2, numbers[0] < UInt64(nodes.count), numbers[1] < 1 << 32 else {
        return giveUp("the checkpoint does not fit the system", Path())
      }
      let parent = Int(numbers[0])
      let depth = nodes[parent].depth + 1
      nodes.append(Node(parent: parent, index: Int(numbers[1]), step: nil, depth: depth))
    }
    head = min(nodes.count, Int(clamping: checkpoint.head))
    assert(
      self.checkpoint.nodes == checkpoint.nodes && self.checkpoint.head == checkpoint.head,
      "the restored queue is not the one of the checkpoint"
    )
    stepsAtCheckpoint = report.certificate.stepsTaken
  }
}
