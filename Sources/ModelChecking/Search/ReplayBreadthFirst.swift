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

  private let options: ReplayOptions
  private var recorder: ReplayRecorder<System>
  private var nodes: [Node] = []
  private var head = 0
  private var lastExpanded = -1
  /// The most that was left of the budget when a state was met, by fingerprint.
  private var visited: [UInt64: Int] = [:]

  init(options: ReplayOptions, report: SearchReport<Step>) {
    self.options = options
    let limitGuard = LimitGuard(options.limits)
    recorder = ReplayRecorder(options: options, report: report, limitGuard: limitGuard)
  }

  mutating func run(_ system: inout System) -> SearchReport<Step> {
    if let checkpoint = options.checkpoint {
      restore(checkpoint, &system)
    } else {
      system.start()
      arrive(Node(parent: -1, index: 0, step: nil, depth: 0), &system)
    }
    while recorder.stop == nil && head < nodes.count {
      expand(&system)
      if recorder.stop == nil || options.keepsCheckpoint { head += 1 }
      // A checkpoint holds all nodes, so the more there are the rarer it is.
      let stepsMin = max(options.checkpointSteps, 4 * nodes.count)
      if recorder.stop == nil && recorder.isCheckpointDue(stepsMin: stepsMin) {
        options.onCheckpoint?(checkpoint)
      }
    }
    if recorder.finish(frontier: nodes.count - head, fingerprints: visited.count) {
      recorder.report.replayCheckpoint = checkpoint
    }
    return recorder.report
  }

  private mutating func expand(_ system: inout System) {
    assert(lastExpanded < head, "a node is expanded twice")
    lastExpanded = head
    let trail = trail(to: head)
    guard let enabled = replay(trail, &system) else { return }
    let observed = enabled.count > 1 ? system.observations() : nil
    for index in enabled.indices {
      if index > 0 && replay(trail, from: observed, &system) != enabled {
        let path = path(trail)
        return recorder.giveUp("a replayed path offers other steps than before", after: path)
      }
      let outcome = system.take(enabled[index])
      recorder.report.certificate.stepsTaken += 1
      recorder.report.certificate.transitions += 1
      let node = Node(parent: head, index: index, step: enabled[index], depth: trail.count + 1)
      assert(node.depth <= options.limits.depthMax, "a path is longer than the bound on depth")
      recorder.report.certificate.deepest = max(recorder.report.certificate.deepest, node.depth)
      if case .taken = outcome {
        arrive(node, &system)
      } else {
        recorder.report.certificate.executions += 1
        recorder.record(outcome, on: path(node))
      }
      // A checkpoint holds nodes that were expanded as a whole, or not at all.
      if options.keepsCheckpoint && index + 1 < enabled.count { continue }
      recorder.checkLimits(
        executions: recorder.report.certificate.executions,
        frontier: nodes.count - head,
        depth: node.depth,
        ownBytes: nodes.count * 48 + visited.count * 24
      )
      if recorder.stop != nil { return }
    }
  }

  /// Adds a node to the queue, unless the path ends there.
  private mutating func arrive(_ node: Node, _ system: inout System) {
    // Another part of the search continues this path.
    if let part = options.part, part.depth == node.depth, !part.holds(path(node).indices) { return }
    var isNew = true
    if options.prunesByFingerprint,
      let digest = system.fingerprint(symmetric: options.usesSymmetry)
    {
      let known = visited[digest.bits]
      if let known, known >= system.budget {
        recorder.report.certificate.revisits += 1
        return
      }
      visited[digest.bits] = system.budget
      isNew = known == nil
    }
    if isNew { recorder.report.certificate.states += 1 }
    let isEnd = system.enabledSteps().isEmpty
    let mayEnd = options.prunesByFingerprint && system.mayEnd
    if isEnd || mayEnd || options.concludesEverywhere {
      let outcome = system.conclude()
      if outcome != .taken { recorder.record(outcome, on: path(node)) }
    }
    if isEnd || node.depth >= options.limits.depthMax {
      recorder.report.certificate.executions += 1
      if !isEnd { recorder.report.certificate.cut(.depth) }
    } else {
      assert(
        node.parent < 0 || node.depth == nodes[node.parent].depth + 1,
        "a node is not one step deeper than its parent"
      )
      nodes.append(node)
    }
  }

  /// Takes a path again, which the checks need not see where `observed` says what they have seen.
  private mutating func replay(
    _ trail: [Int],
    from observed: System.Observations? = nil,
    _ system: inout System
  ) -> [Step]? {
    let stepsTaken = recorder.report.certificate.stepsTaken
    if observed == nil { system.start() } else { system.startUnchecked() }
    func replayChecked() -> [Step]? {
      recorder.report.certificate.stepsTaken = stepsTaken
      return replay(trail, &system)
    }
    for place in trail {
      if nodes[place].step == nil {
        let enabled = system.enabledSteps()
        guard enabled.indices.contains(nodes[place].index) else {
          recorder.giveUp("the checkpoint does not fit the system", after: Path())
          return nil
        }
        nodes[place].step = enabled[nodes[place].index]
      }
      recorder.report.certificate.stepsTaken += 1
      guard let step = nodes[place].step, case .taken = system.take(step) else {
        if observed != nil { return replayChecked() }
        recorder.giveUp("a replayed step ended", after: path(trail))
        return nil
      }
    }
    if let observed, !system.resume(from: observed) { return replayChecked() }
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

  // MARK: - Checkpoints

  private var checkpoint: ReplayCheckpoint {
    var checkpoint = recorder.checkpoint
    checkpoint.nodes = nodes.dropFirst().map { [UInt64($0.parent), UInt64($0.index)] }
    checkpoint.head = UInt64(head)
    return checkpoint
  }

  private mutating func restore(_ checkpoint: ReplayCheckpoint, _ system: inout System) {
    recorder.restore(checkpoint, &system)
    nodes = [Node(parent: -1, index: 0, step: nil, depth: 0)]
    for numbers in checkpoint.nodes {
      guard numbers.count == 2, numbers[0] < UInt64(nodes.count), numbers[1] < 1 << 32 else {
        return recorder.giveUp("the checkpoint does not fit the system", after: Path())
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
  }
}
