// Exact storage of states that are one word already.

/// The states that a search has seen, as the words their author packed them into.
@usableFromInline
struct PackedStore<State: PackedState>: StateStore, ~Copyable {
  @usableFromInline var keys: KeySet
  @usableFromInline var opened = State(packed: 0)

  @usableFromInline
  init() { keys = KeySet(keyBits: State.packedBits) }

  @inlinable var count: Int { keys.count }
  @inlinable var byteCount: Int { keys.byteCount }
  @inlinable var isInexact: Bool { false }

  @inlinable
  mutating func open(_ index: Int) -> State {
    opened = State(packed: keys.log[index])
    return opened
  }

  @inlinable
  mutating func state(at index: Int) -> State { State(packed: keys.log[index]) }

  @inlinable @inline(__always)
  mutating func insert(_ state: State) -> Bool { keys.insert(state.packed) }

  @inlinable @inline(__always)
  mutating func keyOfSuccessor(_ body: (inout State) -> Void) -> UInt64? {
    var state = opened
    body(&state)
    return state.packed
  }

  @inlinable
  mutating func prepare(_ batch: UnsafeMutablePointer<UInt64>, count: Int) {
    keys.prepare(batch, count: count)
  }

  @inlinable @inline(__always)
  mutating func insert(key: UInt64) -> Bool { keys.insert(key) }

  @inlinable
  func isState(_ state: State, at index: Int) -> Bool { keys.log[index] == state.packed }
}
