// Keys laid aside until there are enough to insert them together.

/// Keys that wait to be inserted, with the states they were reached from.
///
/// A key that came lately is in the set or waits already: about half of all are, and go no further.
@usableFromInline
struct KeyBatch: ~Copyable {
  /// How many keys are worth inserting together; fewer do not hide the misses, more gain nothing.
  @usableFromInline static let enough = 256

  @usableFromInline private(set) var keys: UnsafeMutablePointer<UInt64>
  @usableFromInline private(set) var parents: UnsafeMutablePointer<Int>
  /// The rank of each key, where the store ranks states.
  @usableFromInline private(set) var ranks: UnsafeMutablePointer<Int>
  /// The keys laid aside lately, each at a place of its own: most of what comes again comes soon.
  @usableFromInline let recent: UnsafeMutablePointer<UInt64>
  @usableFromInline static let recentShift: UInt64 = 64 - 12
  @usableFromInline var hasRecent = true
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0
  /// What the places of the keys touched last held; kept so that the reads are not optimised away.
  @usableFromInline var touched: UInt64 = 0

  @usableFromInline
  init() {
    capacity = 2 * Self.enough
    keys = .allocate(capacity: capacity)
    parents = .allocate(capacity: capacity)
    ranks = .allocate(capacity: capacity)
    recent = .allocate(capacity: 1 << 12)
    recent.initialize(repeating: 0, count: 1 << 12)
    forgetRecent()
  }

  /// Forgets which keys came lately: they mean something else in a new layout.
  @usableFromInline
  mutating func forgetRecent() {
    guard hasRecent else { return }
    hasRecent = false
    // Key 0 belongs to place 0, where 1 stands instead: no place holds a key of its own that was
    // not seen.
    recent.update(repeating: 0, count: 1 << 12)
    recent[0] = 1
  }

  @inlinable
  deinit {
    keys.deallocate()
    parents.deallocate()
    ranks.deallocate()
    recent.deallocate()
  }

  @inlinable @inline(__always)
  mutating func append(_ key: UInt64, parent: Int) {
    let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> Self.recentShift)
    if recent[place] == key { return }
    recent[place] = key
    hasRecent = true
    append(key, rank: 0, parent: parent)
  }

  /// Lays a key aside that is in no need of the filter.
  @inlinable @inline(__always)
  mutating func append(_ key: UInt64, rank: Int, parent: Int) {
    if count == capacity { grow() }
    keys[count] = key
    ranks[count] = rank
    parents[count] = parent
    count &+= 1
  }

  @usableFromInline
  mutating func grow() {
    keys = moved(keys)
    parents = moved(parents)
    ranks = moved(ranks)
    capacity *= 2
  }

  private func moved<Element>(
    _ old: UnsafeMutablePointer<Element>
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }
}
