// Keys laid aside until there are enough to insert them together.

/// Keys that wait to be inserted, with the states they were reached from.
@usableFromInline
struct KeyBatch: ~Copyable {
  /// How many keys are worth inserting together; fewer do not hide the misses, more gain nothing.
  @usableFromInline static let enough = 256

  @usableFromInline private(set) var keys: UnsafeMutablePointer<UInt64>
  @usableFromInline private(set) var parents: UnsafeMutablePointer<Int>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @usableFromInline
  init() {
    capacity = 2 * Self.enough
    keys = .allocate(capacity: capacity)
    parents = .allocate(capacity: capacity)
  }

  @inlinable
  deinit {
    keys.deallocate()
    parents.deallocate()
  }

  @inlinable @inline(__always)
  mutating func append(_ key: UInt64, parent: Int) {
    if count == capacity { grow() }
    keys[count] = key
    parents[count] = parent
    count &+= 1
  }

  @usableFromInline
  mutating func grow() {
    let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * capacity)
    let movedParents = UnsafeMutablePointer<Int>.allocate(capacity: 2 * capacity)
    moved.update(from: keys, count: count)
    movedParents.update(from: parents, count: count)
    keys.deallocate()
    parents.deallocate()
    keys = moved
    parents = movedParents
    capacity *= 2
  }
}
