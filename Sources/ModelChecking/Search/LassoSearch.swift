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

  /// One state of the present path, with the steps still to take from it.
  private struct Entry<Key> {
    let state: System.State
    let key: Key
    let steps: [System.Step]
    var position = 0
  }

  private static func find<Key: Hashable>(
    _ property: Property<System.State>,
    in system: System,
    limits: SearchLimits,
    key: (System.State) -> Key
  ) -> Result {
    // The place of each entered state on the present path, or -1 once it was left. Looked up only.
    var places: [Key: Int] = [:]
    var limitGuard = LimitGuard(limits)
    var result = Result()
    for (start, initial) in system.initialStates.enumerated() {
      guard !property.holds(initial), places[key(initial)] == nil else { continue }
      var entries: [Entry<Key>] = []
      func enter(_ state: System.State) -> Counterexample<System.Step>? {
        places[key(state)] = entries.count
        let steps = system.steps(enabledIn: state)
        entries.append(Entry(state: state, key: key(state), steps: steps))
        return steps.isEmpty ? describe(entries, start, property, loopStart: nil) : nil
      }
      result.counterexample = enter(initial)
      while result.counterexample == nil, let last = entries.last {
        guard last.position < last.steps.count else {
          places[last.key] = -1
          entries.removeLast()
          continue
        }
        entries[entries.count - 1].position += 1
        let next = system.state(after: last.steps[last.position], from: last.state)
        if property.holds(next) { continue }
        switch places[key(next)] {
        case nil where entries.count > limits.depthMax: result.cut = .depth
        case nil: result.counterexample = enter(next)
        case .some(-1): break
        case .some(let place):
          result.counterexample = describe(entries, start, property, loopStart: place)
        }
        let progress = SearchProgress(
          states: places.count,
          transitions: 0,
          executions: 0,
          frontier: entries.count,
          depth: entries.count
        )
        let stop =
          places.count > limits.statesMax
          ? Cut.states
          : limitGuard.reasonToStop(
            interval: 1024,
            ownBytes: places.count * 64,
            progress: progress
          )
        if let stop {
          result.cut = stop
          return result
        }
      }
      if result.counterexample != nil { return result }
    }
    return result
  }

  private static func describe<Key>(
    _ entries: [Entry<Key>],
    _ start: Int,
    _ property: Property<System.State>,
    loopStart: Int?
  ) -> Counterexample<System.Step> {
    var path = Path<System.Step>(start: start)
    // Every entry but the last has taken a step; the last has too where the path goes round.
    for entry in entries.prefix(loopStart == nil ? entries.count - 1 : entries.count) {
      path.append(entry.steps[entry.position - 1], index: entry.position - 1)
    }
    let text = loopStart == nil ? "the path ends without it" : "the path can go round without it"
    return Counterexample(
      breach: Breach(identity: property.name, text: text),
      path: path,
      loopCount: loopStart.map { entries.count - $0 } ?? 0
    )
  }
}
