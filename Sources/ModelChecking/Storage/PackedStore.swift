// Exact storage of states that are one word already.

/// The states that a search has seen, as the words their author packed them into.
@usableFromInline
struct PackedStore<State: PackedState>: StateStore, ~Copyable {
  /// The opened state.
  @usableFromInline typealias Lane = State

  @usableFromInline var keys: KeySet

  @usableFromInline
  init(memory: TableMemory) { keys = KeySet(keyBits: State.packedBits, memory: memory) }

  @inlinable var count: Int { keys.count }
  @inlinable var byteCount: Int { keys.byteCount }
  @inlinable var isInexact: Bool { false }

  @inlinable
  func makeLane() -> State { State(packed: 0) }

  @inlinable
  func open(_ index: Int, in lane: inout State) -> State {
    lane = State(packed: keys.log[index])
    return lane
  }

  @inlinable
  mutating func open(_ index: Int) -> State { State(packed: keys.log[index]) }

  @inlinable
  mutating func state(at index: Int) -> State { State(packed: keys.log[index]) }

  @inlinable @inline(__always)
  mutating func insert(_ state: State) -> Bool { keys.insert(state.packed) }

  @inlinable @inline(__always)
  func successor(
    in lane: inout State,
    adding: Bool,
    _ body: (inout State) -> Void
  ) -> Successor {
    var state = lane
    body(&state)
    return .key(state.packed, rank: 0)
  }

  @inlinable
  mutating func prepare(_ batch: UnsafeMutablePointer<UInt64>, count: Int) {
    keys.prepare(batch, count: count)
  }

  @inlinable
  func dropKnown(from start: Int, in batch: inout KeyBatch) {
    keys.dropKnown(from: start, in: &batch)
  }

  @inlinable @inline(__always)
  mutating func insert(key: UInt64) -> Bool { keys.insert(key) }

  @inlinable
  func isState(_ state: State, at index: Int) -> Bool { keys.log[index] == state.packed }
}
