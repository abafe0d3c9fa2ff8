// What one worker makes of the states it opens.

/// The successors of the states that one worker opened, with the number of each one's parent.
@usableFromInline
struct PackedLane: ~Copyable {
  @usableFromInline var words = PackedWords()
  @usableFromInline var parents: UnsafeMutablePointer<UInt32>
  @usableFromInline var parentCapacity: Int
  /// Room for mixed words.
  @usableFromInline let mixed: UnsafeMutablePointer<UInt64>
  /// Room for the positions of new words.
  @usableFromInline let added: UnsafeMutablePointer<Int>
  @usableFromInline var transitions = 0
  @usableFromInline var touched: UInt64 = 0

  @usableFromInline
  init() {
    parentCapacity = words.capacity
    parents = .allocate(capacity: parentCapacity)
    mixed = .allocate(capacity: 256)
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
  }

  /// Opens a state: its successors are of this parent.
  @inlinable @inline(__always)
  mutating func open<System: PackedSystem>(
    _ state: System.State,
    number: Int,
    of system: borrowing System
  ) {
    let start = words.count
    system.appendSuccessors(of: state, to: &words)
    transitions &+= words.count &- start
    if words.count > parentCapacity { growParents(start) }
    for index in start..<words.count { parents[index] = UInt32(truncatingIfNeeded: number) }
  }

  @usableFromInline @inline(never)
  mutating func growParents(_ count: Int) {
    let moved = UnsafeMutablePointer<UInt32>.allocate(capacity: words.capacity)
    moved.moveInitialize(from: parents, count: count)
    parents.deallocate()
    parents = moved
    parentCapacity = words.capacity
  }

  /// Drops the words that a table knows, from a position on.
  @inlinable
  mutating func dropKnown(from start: Int, in keys: borrowing KeySet) {
    touched = keys.table.touch(words.keys + start, count: words.count &- start)
    var kept = start
    for index in start..<words.count {
      let key = words.keys[index]
      words.keys[kept] = key
      parents[kept] = parents[index]
      kept &+= keys.table.contains(key) ? 0 : 1
    }
    words.count = kept
  }
}
