// The states that a search has found: each once, numbered in the order found.

/// A hash table of states.
///
/// The states lie side by side in the order found. A slot of the table holds the upper half of a
/// state's fingerprint and the state's number plus 1, or 0 if it is empty. A state whose slot is
/// taken uses the next empty one. The memory is managed by hand because a search spends most of its
/// time in here, and arrays cost it a sixth more.
@usableFromInline
struct StateTable<State: Equatable>: ~Copyable {
  /// The number of states.
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var states: UnsafeMutablePointer<State>
  @usableFromInline private(set) var capacity: Int
  @usableFromInline private(set) var slots: UnsafeMutablePointer<UInt64>
  /// The number of slots minus 1; the number is a power of 2.
  @usableFromInline private(set) var mask: Int

  @usableFromInline
  init() {
    capacity = 1 << 11
    mask = 2 * capacity - 1
    states = .allocate(capacity: capacity)
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  @inlinable
  deinit {
    states.deinitialize(count: count)
    states.deallocate()
    slots.deallocate()
  }

  /// The size of the table in bytes, without what the states keep elsewhere.
  var byteCount: Int { (mask + 1) * 8 + capacity * MemoryLayout<State>.stride }

  /// The state with a number.
  @inlinable
  subscript(number: Int) -> State {
    assert(number < count, "no state has the number \(number)")
    return states[number]
  }

  /// Returns the first slot in which a state with this fingerprint can be.
  @inlinable @inline(__always)
  func firstSlot(of fingerprint: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: fingerprint &>> 32) & mask]
  }

  /// Returns whether the slot of a successor holds its state.
  @inlinable @inline(__always)
  func isState(of successor: Successor<State>) -> Bool {
    isState(successor.state, successor.fingerprint, inSlot: successor.slot)
  }

  @inlinable @inline(__always)
  func isState(_ state: State, _ fingerprint: UInt64, inSlot slot: UInt64) -> Bool {
    slot &>> 32 == fingerprint &>> 32 && slot != 0
      && states[Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) &- 1] == state
  }

  /// Adds a state unless the table has it; returns whether it was added.
  @inlinable @inline(__always)
  mutating func insert(_ state: State, _ fingerprint: UInt64) -> Bool {
    var place = Int(truncatingIfNeeded: fingerprint &>> 32) & mask
    while slots[place] != 0 {
      if isState(state, fingerprint, inSlot: slots[place]) { return false }
      place = (place &+ 1) & mask
    }
    if count == capacity {
      grow()
      place = emptyPlace(for: fingerprint)
    }
    (states + count).initialize(to: state)
    count &+= 1
    slots[place] = fingerprint & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: count)
    return true
  }

  @usableFromInline
  func emptyPlace(for fingerprint: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: fingerprint &>> 32) & mask
    while slots[place] != 0 { place = (place &+ 1) & mask }
    return place
  }

  /// Makes room for twice as many states.
  @usableFromInline @inline(never)
  mutating func grow() {
    precondition(capacity < 1 << 30, "a search can store \(capacity) states at most")
    let oldStates = states
    states = .allocate(capacity: 2 * capacity)
    states.moveInitialize(from: oldStates, count: count)
    oldStates.deallocate()
    capacity *= 2
    let oldSlots = slots
    let oldSlotCount = mask + 1
    mask = 2 * oldSlotCount - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    var moved = 0
    for place in 0..<oldSlotCount where oldSlots[place] != 0 {
      slots[emptyPlace(for: oldSlots[place])] = oldSlots[place]
      moved += 1
    }
    oldSlots.deallocate()
    assert(moved == count, "\(moved) of \(count) states have a slot after the table grew")
    // A search for an empty slot ends because of this.
    assert(2 * capacity <= mask + 1, "\(mask + 1) slots are too few for \(capacity) states")
  }
}
