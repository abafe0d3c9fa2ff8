// Breadth-first search of a replayed system: the first counterexample of an identity is a shortest.

/// A breadth-first search of a replayed system; it keeps the tree of paths and replays each.
struct ReplayBreadthFirst<System: ReplayedSystem> {
  typealias Step = System.Step

  /// A path, as its last step and the path before that.
  struct Node {
    let parent: Int
    let index: Int
    let step: Step?
    let depth: Int
  }

  let options: ReplayOptions
  var report: SearchReport<Step>

  private var nodes: [Node] = []
  private var head = 0
  private var stop: Cut?
  private var visited: Set<UInt64> = []
  private var identities: Set<String> = []
  private var limitGuard: LimitGuard

  init(options: ReplayOptions, report: SearchReport<Step>) {
    self.options = options
    self.report = report
    limitGuard = LimitGuard(options.limits)
  }

  mutating func run(_ system: inout System) -> SearchReport<Step> {
    system.start()
    arrive(Node(parent: -1, index: 0, step: nil, depth: 0), &system)
    while stop == nil && head < nodes.count {
      expand(&system)
      if stop == nil { head += 1 }
    }
    report.certificate.frontier = nodes.count - head
    if let stop { report.certificate.cut(stop) }
    if options.prunesByFingerprint {
      report.certificate.collisionExponent = Fingerprint.collisionExponent(count: visited.count)
    }
    return report
  }

  private mutating func expand(_ system: inout System) {
    let path = path(to: head)
    guard let enabled = replay(path, &system) else { return }
    for index in enabled.indices {
      if index > 0 && replay(path, &system) != enabled {
        return giveUp("a replayed path offers other steps than before", path)
      }
      let outcome = system.take(enabled[index])
      report.certificate.stepsTaken += 1
      report.certificate.transitions += 1
      let node = Node(parent: head, index: index, step: enabled[index], depth: path.count + 1)
      report.certificate.deepest = max(report.certificate.deepest, node.depth)
      switch outcome {
      case .taken:
        arrive(node, &system)
      case .broken(let breach):
        report.certificate.executions += 1
        report.certificate.cut(.breach)
        record(breach, path, enabled[index], index)
      case .failed(let reason):
        report.certificate.executions += 1
        giveUp(reason, path)
      }
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
    if isEnd || node.depth >= options.limits.depthMax {
      report.certificate.executions += 1
      if !isEnd { report.certificate.cut(.depth) }
    } else {
      nodes.append(node)
    }
  }

  private mutating func replay(_ path: Path<Step>, _ system: inout System) -> [Step]? {
    system.start()
    for step in path.steps {
      report.certificate.stepsTaken += 1
      guard case .taken = system.take(step) else {
        giveUp("a replayed step ended", path)
        return nil
      }
    }
    return system.enabledSteps()
  }

  private func path(to node: Int) -> Path<Step> {
    var path = Path<Step>()
    var node = node
    while let step = nodes[node].step {
      path.append(step, index: nodes[node].index)
      node = nodes[node].parent
    }
    path.steps.reverse()
    path.indices.reverse()
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

  private mutating func record(
    _ breach: Breach,
    _ path: Path<Step>,
    _ step: Step,
    _ index: Int
  ) {
    if identities.insert(breach.identity).inserted {
      var path = path
      path.append(step, index: index)
      report.counterexamples.append(Counterexample(breach: breach, path: path))
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
}
