// What one worker makes of the states it opens.

/// The successors of the states that one worker opened, with the number of each one's parent.
@usableFromInline
struct PackedLane: ~Copyable {
  @usableFromInline var words = PackedWords()
  @usableFromInline var parents: UnsafeMutablePointer<UInt32>
  @usableFromInline var parentCapacity: Int
  /// The mixed words, if that was done for a table of so many slots.
  @usableFromInline var mixed: UnsafeMutablePointer<UInt64>
  @usableFromInline var slotBits = 0
  /// Room for the positions of new words.
  @usableFromInline let added: UnsafeMutablePointer<Int>
  @usableFromInline var transitions = 0
  @usableFromInline var touched: UInt64 = 0

  @usableFromInline
  init() {
    parentCapacity = words.capacity
    parents = .allocate(capacity: parentCapacity)
    mixed = .allocate(capacity: parentCapacity)
    added = .allocate(capacity: 256)
  }

  @inlinable
  deinit {
    parents.deallocate()
    mixed.deallocate()
    added.deallocate()
  }

  @inlinable
  mutating func removeAll() {
    words.count = 0
    transitions = 0
    slotBits = 0
  }

  /// Opens a state: its successors are of this parent.
  @inlinable @inline(__always)
  mutating func open<System: PackedSystem>(
    _ state: System.State,
    number: Int,
    of system: borrowing System,
    in keys: borrowing KeySet
  ) {
    let start = words.count
    system.appendSuccessors(of: state, to: &words)
    transitions &+= words.count &- start
    if words.count > parentCapacity { growParents(start) }
    for index in start..<words.count { parents[index] = UInt32(truncatingIfNeeded: number) }
    // Fetched now and needed when the batch is full: other states are opened meanwhile.
    guard let prefetch = keys.memory.prefetch else { return }
    keys.table.mix(
      words.keys + start,
      into: mixed + start,
      count: words.count &- start,
      fetchingBy: prefetch
    )
    slotBits = keys.table.slotBits
  }

  @usableFromInline @inline(never)
  mutating func growParents(_ count: Int) {
    let moved = UnsafeMutablePointer<UInt32>.allocate(capacity: words.capacity)
    moved.moveInitialize(from: parents, count: count)
    parents.deallocate()
    parents = moved
    let movedMixed = UnsafeMutablePointer<UInt64>.allocate(capacity: words.capacity)
    movedMixed.moveInitialize(from: mixed, count: count)
    mixed.deallocate()
    mixed = movedMixed
    parentCapacity = words.capacity
  }

  /// Drops the words that a table knows, from a position on.
  @inlinable
  mutating func dropKnown(from start: Int, in keys: borrowing KeySet) {
    let isMixed = keys.memory.prefetch != nil
    if !isMixed {
      touched = keys.table.mix(words.keys + start, into: mixed + start, count: words.count &- start)
    }
    var kept = start
    for index in start..<words.count {
      let word = mixed[index]
      words.keys[kept] = words.keys[index]
      parents[kept] = parents[index]
      mixed[kept] = word
      kept &+= keys.table.contains(mixed: word) ? 0 : 1
    }
    words.count = kept
    // What is left is inserted later, when its slots are in the cache no longer.
    slotBits = 0
  }
}
