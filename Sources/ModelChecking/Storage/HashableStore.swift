// Exact storage of any hashable state.

/// The states that a search has seen, as they are.
@usableFromInline
struct HashableStore<State: Hashable>: StateStore, ~Copyable {
  @usableFromInline typealias Lane = NoLane

  @usableFromInline var states: [State] = []
  // Asked for membership only, never iterated: its order cannot reach a result.
  @usableFromInline var known: Set<State> = []

  @usableFromInline
  init() {}

  @inlinable var count: Int { states.count }
  @inlinable var byteCount: Int { states.count * (2 * MemoryLayout<State>.stride + 8) }
  @inlinable var isInexact: Bool { false }

  @inlinable
  mutating func open(_ index: Int) -> State { states[index] }

  @inlinable
  mutating func insert(_ state: State) -> Bool {
    guard known.insert(state).inserted else { return false }
    states.append(state)
    return true
  }

  @inlinable
  func isState(_ state: State, at index: Int) -> Bool { states[index] == state }
}
