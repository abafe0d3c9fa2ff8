// Successors that wait to be looked up together in the table of a search.

/// The state after a step, until it is looked up in the table.
@usableFromInline
struct Successor<State> {
  @usableFromInline var state: State
  @usableFromInline var fingerprint: UInt64
  /// The number of the state before the step.
  @usableFromInline var parent: Int32
  /// The first slot of the table in which the state can be.
  @usableFromInline var slot: UInt64 = 0

  @inlinable
  init(state: State, fingerprint: UInt64, parent: Int32) {
    self.state = state
    self.fingerprint = fingerprint
    self.parent = parent
  }
}

/// A list of successors without those that came a moment ago.
///
/// More than half of all successors did: steps that commute lead to the same state soon after one
/// another. Whether one did is hard to predict, so `append` has no branch on it.
@usableFromInline
struct SuccessorBatch<State: Equatable>: ~Copyable {
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var capacity: Int
  @usableFromInline private(set) var elements: UnsafeMutablePointer<Successor<State>>
  /// States that were appended, by the lower bits of their fingerprints.
  @usableFromInline let recent: UnsafeMutablePointer<State>

  /// The number of successors that are worth looking up together.
  @usableFromInline static var enough: Int { 256 }
  @usableFromInline static var recentCount: Int { 1 << 13 }

  /// Creates an empty batch for a search that has found a state.
  @usableFromInline
  init(after state: State) {
    capacity = 2 * Self.enough
    elements = .allocate(capacity: capacity)
    elements.initialize(
      repeating: Successor(state: state, fingerprint: 0, parent: 0),
      count: capacity
    )
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: state, count: Self.recentCount)
  }

  @inlinable
  deinit {
    elements.deinitialize(count: capacity)
    elements.deallocate()
    recent.deinitialize(count: Self.recentCount)
    recent.deallocate()
  }

  /// Appends a successor unless it was appended a moment ago.
  @inlinable @inline(__always)
  mutating func append(_ successor: Successor<State>) {
    if count == capacity { grow() }
    let place = Int(truncatingIfNeeded: successor.fingerprint) & (Self.recentCount &- 1)
    elements[count] = successor
    count &+= recent[place] == successor.state ? 0 : 1
    recent[place] = successor.state
  }

  @inlinable
  mutating func removeAll() { count = 0 }

  @usableFromInline @inline(never)
  mutating func grow() {
    let old = elements
    elements = .allocate(capacity: 2 * capacity)
    (elements + capacity).initialize(repeating: old[0], count: capacity)
    elements.moveInitialize(from: old, count: capacity)
    old.deallocate()
    capacity *= 2
  }
}
