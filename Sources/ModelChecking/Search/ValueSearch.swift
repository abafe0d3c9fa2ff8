// Exhaustive breadth-first search of a value system: every reachable state once.

extension ValueSystem {
  /// Returns what a search of all reachable states finds within limits.
  ///
  /// States are searched in the order of their distance from the initial ones, so every
  /// counterexample is a shortest one. The counts are exact: states are compared with `==`.
  @inlinable
  public func search(
    stopsAtFirstBreach: Bool = true,
    limits: SearchLimits = SearchLimits()
  ) -> SearchReport<Step> {
    var search = ValueSearch(self, stopsAtFirstBreach: stopsAtFirstBreach, limits: limits)
    search.run()
    return search.report()
  }
}

/// A breadth-first search of a value system.
///
/// States are numbered in the order found; those below `expanded` have been expanded. The states of
/// one depth are a range of numbers, the layer. Successors are collected in batches: looking up many
/// at once is several times faster than one by one, since the reads don't wait for each other.
@usableFromInline
struct ValueSearch<System: ValueSystem>: ~Copyable {
  @usableFromInline typealias State = System.State

  /// The state after a step, until it is looked up in the table.
  @usableFromInline
  struct Successor {
    @usableFromInline let state: State
    @usableFromInline let fingerprint: UInt64
    /// The number of the state before the step.
    @usableFromInline let parent: Int32
    /// The first slot of the table in which the state can be.
    @usableFromInline var slot: UInt64 = 0
    @usableFromInline var isKnown = false

    @inlinable
    init(state: State, fingerprint: UInt64, parent: Int32) {
      self.state = state
      self.fingerprint = fingerprint
      self.parent = parent
    }
  }

  /// A property that a state met or broke.
  @usableFromInline
  struct Finding {
    @usableFromInline let property: Property<State>
    @usableFromInline let state: Int

    @usableFromInline
    init(property: Property<State>, state: Int) {
      self.property = property
      self.state = state
    }
  }

  @usableFromInline let system: System
  @usableFromInline let stopsAtFirstBreach: Bool
  @usableFromInline let limits: SearchLimits
  @usableFromInline var limitGuard: LimitGuard

  @usableFromInline var table = StateTable<State>()
  /// The number of the state from which each state was found first; -1 for an initial state.
  @usableFromInline var parents: ContiguousArray<Int32> = []
  @usableFromInline var expanded = 0
  @usableFromInline var depth = 0
  @usableFromInline var transitions = 0
  @usableFromInline var stop: Cut?

  @usableFromInline var batch: ContiguousArray<Successor> = []
  /// States that are in the table or in the batch, by the lower half of their fingerprints.
  ///
  /// More than half of the successors are among them: steps that commute lead to the same state.
  @usableFromInline var recent: ContiguousArray<State> = []

  @usableFromInline let invariants: [Property<State>]
  /// The `sometimes` properties that no state has met yet.
  @usableFromInline var unreached: [Property<State>]
  @usableFromInline var findings: [Finding] = []
  @usableFromInline var depthCuts = 0

  @usableFromInline static var batchSize: Int { 256 }
  @usableFromInline static var recentCount: Int { 1 << 12 }

  @usableFromInline
  init(_ system: System, stopsAtFirstBreach: Bool, limits: SearchLimits) {
    self.system = system
    self.stopsAtFirstBreach = stopsAtFirstBreach
    self.limits = limits
    limitGuard = LimitGuard(limits)
    invariants = system.properties.filter { $0.kind == .always }
    unreached = system.properties.filter { $0.kind == .sometimes }
    batch.reserveCapacity(2 * Self.batchSize)
  }

  @inlinable
  mutating func run() {
    addInitialStates()
    var layer = 0..<table.count
    while !layer.isEmpty && stop == nil {
      if depth >= limits.depthMax { return cutSteps(from: layer) }
      expand(layer)
      layer = layer.upperBound..<table.count
      if !layer.isEmpty { depth += 1 }
    }
  }

  @usableFromInline
  mutating func addInitialStates() {
    for state in system.initialStates where stop == nil {
      if recent.isEmpty {
        recent = ContiguousArray(repeating: state, count: Self.recentCount)
      }
      if table.insert(state, system.fingerprint(of: state).bits) {
        parents.append(-1)
        check(state)
      }
    }
  }

  /// Leaves out the steps from the states at the depth limit.
  @usableFromInline
  mutating func cutSteps(from layer: Range<Int>) {
    depthCuts = layer.count { !system.steps(enabledIn: table[$0]).isEmpty }
    expanded = layer.upperBound
  }

  // MARK: - Expanding

  /// Takes every step from every state of a layer.
  @inlinable
  mutating func expand(_ layer: Range<Int>) {
    assert(expanded == layer.lowerBound, "a state is expanded twice or left out")
    var steps: [System.Step] = []
    while expanded < layer.upperBound && stop == nil {
      while expanded < layer.upperBound && batch.count < Self.batchSize {
        collectSuccessors(of: expanded, &steps)
        expanded &+= 1
      }
      markKnownSuccessors()
      insertNewSuccessors(layer)
      checkLimits()
    }
  }

  @inlinable @inline(__always)
  mutating func collectSuccessors(of parent: Int, _ steps: inout [System.Step]) {
    let state = table[parent]
    steps.removeAll(keepingCapacity: true)
    system.appendSteps(enabledIn: state, to: &steps)
    transitions &+= steps.count
    for step in steps {
      var next = state
      system.take(step, in: &next)
      let fingerprint = system.fingerprint(of: next).bits
      let place = Int(truncatingIfNeeded: fingerprint) & (Self.recentCount &- 1)
      if recent[place] == next { continue }
      recent[place] = next
      batch.append(
        Successor(
          state: next,
          fingerprint: fingerprint,
          parent: Int32(truncatingIfNeeded: parent)
        )
      )
    }
  }

  /// Finds the successors that the table has in their first slot.
  ///
  /// Neither loop has a read that depends on the read before it, so the processor overlaps them.
  @inlinable @inline(__always)
  mutating func markKnownSuccessors() {
    for index in batch.indices {
      batch[index].slot = table.firstSlot(of: batch[index].fingerprint)
    }
    for index in batch.indices {
      let successor = batch[index]
      batch[index].isKnown = table.isState(
        successor.state,
        successor.fingerprint,
        inSlot: successor.slot
      )
    }
  }

  /// Adds the successors that the table doesn't have, in the order of the steps.
  @inlinable @inline(__always)
  mutating func insertNewSuccessors(_ layer: Range<Int>) {
    for successor in batch where !successor.isKnown {
      guard table.insert(successor.state, successor.fingerprint) else { continue }
      parents.append(successor.parent)
      assert(
        layer.contains(Int(successor.parent)),
        "a state is more than one step deeper than its parent"
      )
      check(successor.state)
      if stop != nil {
        undoExpansion(after: Int(successor.parent))
        break
      }
    }
    batch.removeAll(keepingCapacity: true)
  }

  /// Takes back the expansion of the states after one, in the middle of which the search stopped.
  @usableFromInline
  mutating func undoExpansion(after parent: Int) {
    for number in (parent + 1)..<max(expanded, parent + 1) {
      transitions -= system.steps(enabledIn: table[number]).count
    }
    expanded = parent
  }

  @usableFromInline
  mutating func checkLimits() {
    guard stop == nil else { return }
    stop = limitGuard.reasonToStop(
      interval: 16,
      ownBytes: table.byteCount + 4 * parents.capacity,
      progress: SearchProgress(
        states: table.count,
        transitions: transitions,
        executions: 0,
        frontier: table.count - expanded,
        depth: depth
      )
    )
  }

  // MARK: - Properties

  /// Checks the properties of the state found last, and the limit on states.
  @inlinable @inline(__always)
  mutating func check(_ state: State) {
    for index in invariants.indices where !invariants[index].holds(state) {
      note(invariants[index])
    }
    if !unreached.isEmpty { noteReached(state) }
    if table.count >= limits.statesMax { stop = stop ?? .states }
  }

  @usableFromInline
  mutating func note(_ invariant: Property<State>) {
    if !findings.contains(where: { $0.property.name == invariant.name }) {
      findings.append(Finding(property: invariant, state: table.count - 1))
    }
    if stopsAtFirstBreach { stop = .firstBreach }
  }

  @usableFromInline
  mutating func noteReached(_ state: State) {
    for property in unreached where property.holds(state) {
      findings.append(Finding(property: property, state: table.count - 1))
    }
    unreached.removeAll { $0.holds(state) }
  }

  // MARK: - Report

  @usableFromInline
  func report() -> SearchReport<System.Step> {
    var method = "breadth-first, exact storage"
    if limits.depthMax < .max { method += ", at most \(limits.depthMax) steps" }
    var report = SearchReport<System.Step>(certificate: Certificate(method: method))
    report.certificate.states = table.count
    report.certificate.transitions = transitions
    report.certificate.deepest = depth
    report.certificate.frontier = table.count - expanded
    if depthCuts > 0 { report.certificate.cut(.depth, count: depthCuts) }
    if let stop { report.certificate.cut(stop) }
    for finding in findings {
      let found = Counterexample(breach: finding.property.breach, path: path(to: finding.state))
      switch finding.property.kind {
      case .always: report.counterexamples.append(found)
      case .sometimes: report.witnesses.append(found)
      }
    }
    report.unreached = unreached.map(\.name)
    return report
  }

  /// Returns the path by which a state was found, a shortest one.
  private func path(to number: Int) -> Path<System.Step> {
    var chain = [number]
    while let last = chain.last, parents[last] >= 0 {
      precondition(parents[last] < last, "a state was found before its parent")
      chain.append(Int(parents[last]))
    }
    chain.reverse()
    guard let start = system.initialStates.firstIndex(of: table[chain[0]]) else {
      preconditionFailure("a path begins at a state that is not initial")
    }
    var path = Path<System.Step>(start: start)
    for (parent, child) in zip(chain, chain.dropFirst()) {
      let steps = system.steps(enabledIn: table[parent])
      let index = steps.firstIndex { system.state(after: $0, from: table[parent]) == table[child] }
      guard let index else {
        preconditionFailure("the same state has other steps than before")
      }
      path.append(steps[index], index: index)
    }
    assert(path.count <= depth, "a path is longer than the search is deep")
    return path
  }
}
