// Paths on which something never happens: they end, or they go round for ever.

/// A search for a path that never meets a property.
///
/// Only states that do not meet the property are entered. A path of such states that ends, or comes
/// back to a state of its own, never meets it: this is exact, joins and loops included.
@usableFromInline
struct LassoSearch<System: ValueSystem> {
  /// What the search found.
  @usableFromInline
  struct Result {
    @usableFromInline var counterexample: Counterexample<System.Step>?
    @usableFromInline var cut: Cut?
  }

  @usableFromInline
  static func find(
    _ property: Property<System.State>,
    in system: System,
    limits: SearchLimits
  ) -> Result where System.State: Hashable {
    find(property, in: system, limits: limits) { $0 }
  }

  @usableFromInline
  static func find(
    _ property: Property<System.State>,
    in system: System,
    limits: SearchLimits
  ) -> Result where System.State: CompactState {
    find(property, in: system, limits: limits) { state in
      var words = [UInt64](repeating: 0, count: System.State.wordCount)
      words.withUnsafeMutableBufferPointer { buffer in
        if let base = buffer.baseAddress { state.write(to: base) }
      }
      return words
    }
  }

  @usableFromInline
  static func find(
    _ property: Property<System.State>,
    in system: System,
    limits: SearchLimits
  ) -> Result where System.State: Hashable & CompactState {
    find(property, in: system, limits: limits) { $0 }
  }

  private static func find<Key: Hashable>(
    _ property: Property<System.State>,
    in system: System,
    limits: SearchLimits,
    key: (System.State) -> Key
  ) -> Result {
    var search = Traversal<System, Key>(property: property, system: system, limits: limits)
    return search.run(key)
  }
}

/// The depth-first search of a lasso, from the initial states or from every reachable one.
private struct Traversal<System: ValueSystem, Key: Hashable> {
  typealias Path = ModelChecking.Path<System.Step>

  /// One state of the present path, with the steps still to take from it.
  struct Entry {
    let state: System.State
    let key: Key
    let steps: [System.Step]
    var position = 0
  }

  let property: Property<System.State>
  let system: System
  let limits: SearchLimits
  /// The place of each entered state on the present path, or -1 once it was left.
  ///
  /// Looked up only, never iterated.
  private var places: [Key: Int] = [:]
  private var entries: [Entry] = []
  private var result = LassoSearch<System>.Result()
  private var limitGuard: LimitGuard

  init(property: Property<System.State>, system: System, limits: SearchLimits) {
    self.property = property
    self.system = system
    self.limits = limits
    limitGuard = LimitGuard(limits)
  }

  mutating func run(_ key: (System.State) -> Key) -> LassoSearch<System>.Result {
    var known: Set<Key> = []
    var roots: [(state: System.State, path: Path)] = []
    for (start, state) in system.initialStates.enumerated() where known.insert(key(state)).inserted
    {
      roots.append((state, Path(start: start)))
    }
    var head = 0
    while head < roots.count && result.counterexample == nil && result.cut == nil {
      let (state, path) = roots[head]
      head += 1
      if !property.holds(state) && places[key(state)] == nil { search(from: state, path, key) }
      guard property.kind == .repeatedly else { continue }
      if roots.count > limits.statesMax { result.cut = .states }
      for (index, step) in system.steps(enabledIn: state).enumerated() {
        let next = system.state(after: step, from: state)
        guard known.insert(key(next)).inserted else { continue }
        var longer = path
        longer.append(step, index: index)
        roots.append((next, longer))
      }
    }
    return result
  }

  private mutating func search(
    from root: System.State,
    _ path: Path,
    _ key: (System.State) -> Key
  ) {
    entries = []
    enter(root, key(root), path)
    while result.counterexample == nil && result.cut != .states, let last = entries.last {
      guard last.position < last.steps.count else {
        places[last.key] = -1
        entries.removeLast()
        continue
      }
      entries[entries.count - 1].position += 1
      let next = system.state(after: last.steps[last.position], from: last.state)
      if !property.holds(next) { meet(next, key(next), path) }
      heedLimits()
    }
  }

  private mutating func meet(_ next: System.State, _ key: Key, _ path: Path) {
    guard let place = places[key] else {
      if path.count + entries.count > limits.depthMax {
        result.cut = .depth
      } else {
        enter(next, key, path)
      }
      return
    }
    if place >= 0 { conclude(path, loopStart: place) }
  }

  private mutating func enter(_ state: System.State, _ key: Key, _ path: Path) {
    places[key] = entries.count
    let steps = system.steps(enabledIn: state)
    entries.append(Entry(state: state, key: key, steps: steps))
    if steps.isEmpty { conclude(path, loopStart: nil) }
  }

  private mutating func heedLimits() {
    let progress = SearchProgress(
      states: places.count,
      transitions: 0,
      executions: 0,
      frontier: entries.count,
      depth: entries.count
    )
    if places.count > limits.statesMax { result.cut = .states }
    if let stop = limitGuard.reasonToStop(
      interval: 1024,
      ownBytes: places.count * 64,
      progress: progress
    ) {
      result.cut = stop
      entries = []
    }
  }

  private mutating func conclude(_ prefix: Path, loopStart: Int?) {
    var path = prefix
    // Every entry but the last has taken a step; the last has too where the path goes round.
    for entry in entries.prefix(loopStart == nil ? entries.count - 1 : entries.count) {
      path.append(entry.steps[entry.position - 1], index: entry.position - 1)
    }
    let text = loopStart == nil ? "the path ends without it" : "the path can go round without it"
    result.counterexample = Counterexample(
      breach: Breach(identity: property.name, text: text),
      path: path,
      loopCount: loopStart.map { entries.count - $0 } ?? 0
    )
  }
}
