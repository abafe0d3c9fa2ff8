// Exhaustive search of a value system: every reachable state once.

/// An exhaustive search of a value system over one store of states.
@usableFromInline
struct ValueSearch<System: ValueSystem, Store: StateStore & ~Copyable>: ~Copyable
where Store.State == System.State {
  @usableFromInline typealias Step = System.Step

  @usableFromInline let system: System
  @usableFromInline let options: ValueOptions
  @usableFromInline var store: Store
  @usableFromInline var lane: Store.Lane
  /// The number of the state that each state was first reached from; its own for an initial one.
  @usableFromInline var parents = KeyLog(bits: 32)
  @usableFromInline let invariants: [Property<System.State>]
  /// What the invariants ask: alone, since a copy of a property for every state would cost more.
  @usableFromInline let tests: [(System.State) -> Bool]
  @usableFromInline var wanted: [Property<System.State>]
  @usableFromInline var report: SearchReport<Step>
  @usableFromInline var stop: Cut?
  @usableFromInline var limitGuard: LimitGuard
  @usableFromInline var transitions = 0
  @usableFromInline var depth = 0
  /// Where a search begins that goes on with another, and where this one stopped.
  @usableFromInline var resumedHead = 0
  @usableFromInline var resumedLayerEnd: Int?
  /// The state that a packed search stopped at, if it stopped between states.
  @usableFromInline var unopened: Int?
  @usableFromInline var stoppedHead = 0
  @usableFromInline var stoppedLayerEnd = 0
  @usableFromInline var stoppedDepth = 0
  @usableFromInline var revisits = 0
  @usableFromInline let eventualities: [Property<System.State>]
  @usableFromInline let checksStates: Bool

  @usableFromInline
  init(_ system: System, options: ValueOptions, store: consuming Store) {
    self.system = system
    self.options = options
    self.store = store
    lane = self.store.makeLane()
    let properties = system.properties
    invariants = properties.filter { $0.kind == .always }
    tests = invariants.map(\.holds)
    wanted = properties.filter { $0.kind == .sometimes }
    eventualities = properties.filter {
      $0.kind == .eventually || $0.kind == .repeatedly
    }
    checksStates = properties.contains {
      $0.kind == .always || $0.kind == .sometimes
    }
    report = SearchReport(certificate: Certificate(method: options.method))
    limitGuard = LimitGuard(options.limits)
  }

  @inlinable
  deinit { store.close(lane) }

  @inlinable
  mutating func run() {
    start()
    switch options.order {
    case .breadthFirst: searchBreadthFirst()
    case .depthFirst: searchDepthFirst()
    }
  }

  /// Stores the initial states.
  @inlinable
  mutating func start() {
    if store.count > 0 { return }
    for state in system.initialStates {
      let state = options.usesSymmetry ? system.canonical(state) : state
      if store.insert(state) {
        parents.append(UInt64(store.count - 1))
        check(state)
      }
    }
  }

  // MARK: - Breadth-first

  @inlinable
  mutating func searchBreadthFirst() {
    var steps: [Step] = []
    var batch = KeyBatch()
    var head = resumedHead
    while head < store.count && stop == nil {
      let layerEnd = resumedLayerEnd ?? store.count
      resumedLayerEnd = nil
      if depth >= options.limits.depthMax {
        cutWaiting(from: head)
        head = layerEnd
        break
      }
      var parent = head
      while parent < layerEnd && stop == nil {
        open(parent, &steps, &batch)
        parent &+= 1
      }
      if stop != .firstBreach { insert(&batch) }
      head = parent
      (stoppedHead, stoppedLayerEnd, stoppedDepth) = (head, layerEnd, depth)
      if store.count > layerEnd { depth += 1 }
    }
    report.certificate.frontier = store.count - head
    report.certificate.deepest = depth
  }

  /// Opens a state: takes every step from it, and lays the keys of what comes aside.
  @inlinable @inline(__always)
  mutating func open(_ parent: Int, _ steps: inout [Step], _ batch: inout KeyBatch) {
    let state = Store.hasLanes ? store.open(parent, in: &lane) : store.open(parent)
    steps.removeAll(keepingCapacity: true)
    system.appendSteps(enabledIn: state, to: &steps)
    transitions &+= steps.count
    let usesSymmetry = options.usesSymmetry
    var fetchesRanks = store.fetchesRanks
    var waiting = batch.count
    for index in steps.indices {
      let step = steps[index]
      let successor = store.successor(in: &lane, adding: true) { next in
        system.take(step, in: &next)
        if usesSymmetry { next = system.canonical(next) }
      }
      switch successor {
      case .known: break
      case .key(let key, let rank):
        if fetchesRanks {
          batch.append(key, rank: rank, parent: parent)
        } else if store.isRanked {
          guard store.insert(key, rank: rank) else { break }
          parents.append(UInt64(truncatingIfNeeded: parent))
          if checksStates { check(store.state(in: lane)) }
          if stop == .firstBreach { return }
        } else {
          batch.append(key, parent: parent)
        }
      case .unknown:
        insertSlowly(step, from: state, at: parent, &batch)
        if stop == .firstBreach { return }
        // Another layout may tell known states another way; nothing waits from before it.
        fetchesRanks = store.fetchesRanks
        waiting = batch.count
      }
    }
    if fetchesRanks && batch.count > waiting {
      store.fetch(batch.ranks + waiting, count: batch.count &- waiting)
    }
    if batch.count >= KeyBatch.enough { insert(&batch) }
    heedLimits(parent)
  }

  /// Inserts what a step leads to after all keys laid aside: these would not survive a new layout.
  @usableFromInline @inline(never)
  mutating func insertSlowly(
    _ step: Step,
    from state: System.State,
    at parent: Int,
    _ batch: inout KeyBatch
  ) {
    insert(&batch)
    batch.forgetRecent()
    if stop == .firstBreach { return }
    var next = system.state(after: step, from: state)
    if options.usesSymmetry { next = system.canonical(next) }
    if store.insert(next) { add(from: parent) }
    if Store.hasLanes { _ = store.open(parent, in: &lane) }
  }

  /// Inserts the keys laid aside, in order.
  @inlinable
  mutating func insert(_ batch: inout KeyBatch) {
    if store.fetchesRanks {
      for index in 0..<batch.count where store.insert(batch.keys[index], rank: batch.ranks[index]) {
        add(from: batch.parents[index])
        if stop == .firstBreach { break }
      }
    } else {
      store.prepare(batch.keys, count: batch.count)
      for index in 0..<batch.count where store.insert(key: batch.keys[index]) {
        add(from: batch.parents[index])
        if stop == .firstBreach { break }
      }
    }
    batch.count = 0
  }

  @inlinable @inline(__always)
  mutating func add(from parent: Int) {
    parents.append(UInt64(truncatingIfNeeded: parent))
    if checksStates { check(store.state(at: store.count &- 1)) }
  }

  /// A state at the bound that has steps hides what they lead to.
  @usableFromInline
  mutating func cutWaiting(from head: Int) {
    for index in head..<store.count where !system.steps(enabledIn: store.open(index)).isEmpty {
      report.certificate.cut(.depth)
    }
  }

  // MARK: - Depth-first

  /// A state on the present path with the steps still to take from it.
  @usableFromInline typealias Waiting = (
    index: Int, state: System.State, steps: [Step], position: Int
  )

  @usableFromInline
  mutating func searchDepthFirst() {
    var waiting: [Waiting] = []
    let roots = store.count
    for root in 0..<roots where stop == nil {
      enter(root, &waiting)
      while let last = waiting.last, stop == nil {
        guard last.position < last.steps.count else {
          waiting.removeLast()
          continue
        }
        waiting[waiting.count - 1].position += 1
        var next = system.state(after: last.steps[last.position], from: last.state)
        if options.usesSymmetry { next = system.canonical(next) }
        transitions += 1
        if store.insert(next) {
          parents.append(UInt64(last.index))
          check(next)
          enter(store.count - 1, &waiting)
        }
        heedLimits(last.index)
      }
    }
    report.certificate.frontier = waiting.reduce(0) { $0 + $1.steps.count - $1.position }
    report.certificate.deepest = depth
  }

  private mutating func enter(_ index: Int, _ waiting: inout [Waiting]) {
    let state = store.open(index)
    let steps = system.steps(enabledIn: state)
    depth = max(depth, waiting.count)
    if waiting.count < options.limits.depthMax {
      waiting.append((index, state, steps, 0))
    } else if !steps.isEmpty {
      report.certificate.cut(.depth)
    }
  }

  // MARK: - Limits and findings

  @inlinable @inline(__always)
  mutating func heedLimits(_ head: Int) {
    if store.count >= options.limits.statesMax {
      stop = stop ?? .states
    } else if limitGuard.watchesGauges, stop == nil {
      stop = limitGuard.reasonToStop(
        interval: 1024,
        ownBytes: store.byteCount + parents.byteCount,
        progress: SearchProgress(
          states: store.count,
          transitions: transitions,
          executions: 0,
          frontier: store.count - head,
          depth: depth
        )
      )
    }
  }

  /// Checks a state that was just stored.
  @inlinable
  mutating func check(_ state: System.State) {
    for index in tests.indices where !tests[index](state) { note(invariants[index], state) }
    if !wanted.isEmpty { meet(state) }
  }

  @usableFromInline
  mutating func meet(_ state: System.State) {
    for property in wanted.filter({ $0.holds(state) }) {
      wanted.removeAll { $0.name == property.name }
      found.append((Breach(identity: property.name), store.count - 1, true))
    }
  }

  /// What was found, by the number of its state: paths are rebuilt when the search has ended.
  @usableFromInline var found: [(breach: Breach, index: Int, isWitness: Bool)] = []

  @usableFromInline
  mutating func note(_ property: Property<System.State>, _ state: System.State) {
    let breach = property.breach(in: state)
    if !found.contains(where: { !$0.isWitness && $0.breach.identity == breach.identity }) {
      found.append((breach, store.count - 1, false))
    }
    if options.stopsAtFirstBreach { stop = .firstBreach }
  }

  /// Completes the report; `lasso` looks for a path that never meets a property.
  @usableFromInline
  mutating func finish(
    lasso: (Property<System.State>) -> LassoSearch<System>.Result
  ) -> SearchReport<Step> {
    report.certificate.states = store.count
    report.certificate.transitions = transitions
    if let stop { report.certificate.cut(stop) }
    if store.isInexact {
      report.certificate.collisionExponent = Fingerprint.collisionExponent(count: store.count)
    }
    for (breach, index, isWitness) in found {
      let counterexample = Counterexample(breach: breach, path: path(to: index))
      if isWitness {
        report.witnesses.append(counterexample)
      } else {
        report.counterexamples.append(counterexample)
      }
    }
    for property in eventualities where stop == nil {
      let result = lasso(property)
      if let cut = result.cut { report.certificate.cut(cut) }
      if let counterexample = result.counterexample {
        report.counterexamples.append(counterexample)
      }
    }
    report.unreached = wanted.map(\.name)
    return report
  }

  /// Rebuilds a path forwards: from real states, by steps that lead to the stored ones.
  private func path(to index: Int) -> Path<Step> {
    var chain = [index]
    while let last = chain.last, Int(parents[last]) != last { chain.append(Int(parents[last])) }
    chain.reverse()
    var root: Int?
    for (position, state) in system.initialStates.enumerated() where root == nil {
      let state = options.usesSymmetry ? system.canonical(state) : state
      if store.isState(state, at: chain[0]) { root = position }
    }
    guard let start = root else { return Path() }
    var path = Path<Step>(start: start)
    var state = system.initialStates[start]
    for target in chain.dropFirst() {
      let steps = system.steps(enabledIn: state)
      for (position, step) in steps.enumerated() {
        let next = system.state(after: step, from: state)
        if store.isState(options.usesSymmetry ? system.canonical(next) : next, at: target) {
          path.append(step, index: position)
          state = next
          break
        }
      }
    }
    return path
  }
}
