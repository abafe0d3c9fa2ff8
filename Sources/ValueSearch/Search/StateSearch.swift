// Exhaustive breadth-first search of a value system: every reachable state once.

public import ModelChecking

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
    var search = StateSearch(self, stopsAtFirstBreach: stopsAtFirstBreach, limits: limits)
    search.run()
    return search.report()
  }
}

/// A breadth-first search of a value system.
///
/// States are numbered in the order found; those below `expanded` have been expanded. The states of
/// one depth are a range of numbers, the layer. Successors are collected in batches: looking up
/// many at once takes half the time of one by one, since their reads don't wait for each other.
@usableFromInline
struct StateSearch<System: ValueSystem>: ~Copyable {
  @usableFromInline typealias State = System.State

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

  @usableFromInline let invariants: [Property<State>]
  /// The conditions of the invariants, apart because a copy of a property for each state is slow.
  @usableFromInline let conditions: [(State) -> Bool]
  /// The `sometimes` properties that no state has met yet.
  @usableFromInline var unreached: [Property<State>]
  @usableFromInline var findings: [Finding] = []
  @usableFromInline var depthCuts = 0

  @usableFromInline
  init(_ system: System, stopsAtFirstBreach: Bool, limits: SearchLimits) {
    self.system = system
    self.stopsAtFirstBreach = stopsAtFirstBreach
    self.limits = limits
    limitGuard = LimitGuard(limits)
    invariants = system.properties.filter { $0.kind == .always }
    conditions = invariants.map(\.holds)
    unreached = system.properties.filter { $0.kind == .sometimes }
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
    var batch = SuccessorBatch(after: table[0])
    var steps: [System.Step] = []
    while expanded < layer.upperBound && stop == nil {
      while expanded < layer.upperBound && batch.count < SuccessorBatch<State>.enough {
        appendSuccessors(of: expanded, to: &batch, &steps)
        expanded &+= 1
      }
      insertNewStates(of: batch, layer)
      batch.removeAll()
      checkLimits()
    }
  }

  @inlinable @inline(__always)
  mutating func appendSuccessors(
    of parent: Int,
    to batch: inout SuccessorBatch<State>,
    _ steps: inout [System.Step]
  ) {
    let state = table[parent]
    steps.removeAll(keepingCapacity: true)
    system.appendSteps(enabledIn: state, to: &steps)
    transitions &+= steps.count
    // By index: an iterator would retain the list for each state.
    for index in steps.indices {
      var next = state
      system.take(steps[index], in: &next)
      batch.append(
        Successor(
          state: next,
          fingerprint: system.fingerprint(of: next).bits,
          parent: Int32(truncatingIfNeeded: parent)
        )
      )
    }
  }

  /// Adds the successors that the table doesn't have, in the order of the steps.
  ///
  /// Most are known, and the first two loops find most of those. None of their reads depends on an
  /// earlier one, so the processor overlaps them.
  @inlinable @inline(__always)
  mutating func insertNewStates(of batch: borrowing SuccessorBatch<State>, _ layer: Range<Int>) {
    let successors = batch.elements
    for index in 0..<batch.count {
      successors[index].slot = table.firstSlot(of: successors[index].fingerprint)
    }
    for index in 0..<batch.count where table.isState(of: successors[index]) {
      successors[index].parent = -1
    }
    for index in 0..<batch.count where successors[index].parent >= 0 {
      let parent = successors[index].parent
      let state = successors[index].state
      guard table.insert(state, successors[index].fingerprint) else { continue }
      parents.append(parent)
      assert(layer.contains(Int(parent)), "a state is more than one step deeper than its parent")
      assert(parents.count == table.count, "a state has no parent entry")
      check(state)
      if stop != nil { return undoExpansion(after: Int(parent)) }
    }
  }

  /// Takes back the expansion of the states after one, in the middle of which the search stopped.
  @usableFromInline
  mutating func undoExpansion(after parent: Int) {
    for number in (parent + 1)..<expanded {
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
    for index in conditions.indices where !conditions[index](state) { note(invariants[index]) }
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
    assert(stop != nil || expanded == table.count, "a search ended with states left to expand")
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
