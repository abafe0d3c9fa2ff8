// A set of keys that remembers their order, and grows.

/// A growing set of keys of one width, numbered in the order they came.
@usableFromInline
struct KeySet: ~Copyable {
  @usableFromInline var table: KeyTable
  @usableFromInline var log: KeyLog
  @usableFromInline private(set) var keyBits: Int
  @usableFromInline let memory: TableMemory

  @usableFromInline
  init(keyBits: Int, slotBits: Int = 12, memory: TableMemory = .standard) {
    self.keyBits = keyBits
    self.memory = memory
    table = KeyTable(slotBits: Self.slotBitsMin(keyBits, slotBits), keyBits: keyBits)
    log = KeyLog(bits: keyBits)
  }

  @inlinable var count: Int { log.count }

  @usableFromInline var byteCount: Int { table.byteCount + log.byteCount }

  /// Whether the table must grow before the next key.
  @inlinable var isFull: Bool { table.count >= table.countMax }

  /// What the last keys touched held; kept so that the reads are not optimised away.
  @usableFromInline var touched: UInt64 = 0

  @inlinable
  mutating func prepare(_ keys: UnsafeMutablePointer<UInt64>, count: Int) {
    touched = table.touch(keys, count: count)
  }

  @inlinable @inline(__always)
  mutating func insert(_ key: UInt64) -> Bool {
    switch table.insert(key) {
    case .known: return false
    case .added:
      log.append(key)
      return true
    case .full: return insertGrowing(key)
    }
  }

  @usableFromInline
  mutating func insertGrowing(_ key: UInt64) -> Bool {
    while true {
      grow()
      switch table.insert(key) {
      case .known: return false
      case .added:
        log.append(key)
        return true
      case .full: break
      }
    }
  }

  /// Drops the keys that are in the set from a batch, from a position on.
  @inlinable
  func dropKnown(from start: Int, in batch: inout KeyBatch) {
    batch.touched = table.touch(batch.keys + start, count: batch.count &- start)
    var kept = start
    for index in start..<batch.count {
      let key = batch.keys[index]
      batch.keys[kept] = key
      batch.parents[kept] = batch.parents[index]
      kept &+= table.contains(key) ? 0 : 1
    }
    batch.count = kept
  }

  /// Inserts keys as long as there is room, and notes which were added; returns how many it tried.
  ///
  /// They are mixed already if that was done for a table of this size. The log takes them from the
  /// caller; when not all were tried, the set must grow after that.
  @inlinable @inline(__always)
  mutating func insert(
    _ keys: UnsafePointer<UInt64>,
    count: Int,
    mixing mixed: UnsafeMutablePointer<UInt64>,
    mixedFor slotBits: Int,
    noting added: UnsafeMutablePointer<Int>
  ) -> (tried: Int, added: Int) {
    while table.count &+ count > table.countMax { grow() }
    if slotBits != table.slotBits { touched = table.mix(keys, into: mixed, count: count) }
    return table.isNarrow
      ? table.insert(mixed, count: count, as: UInt32.self, noting: added)
      : table.insert(mixed, count: count, as: UInt64.self, noting: added)
  }

  // MARK: - Growing

  /// Makes the table twice as large.
  @usableFromInline
  mutating func grow() {
    var slotBits = table.slotBits + 1
    while !refill(slotBits: slotBits) { slotBits += 1 }
  }

  /// Frees the table: the log alone remains.
  @usableFromInline
  mutating func forgetTable() { table = KeyTable(slotBits: 11, keyBits: 12) }

  /// Makes a table for all keys of the log.
  @usableFromInline
  mutating func remakeTable() {
    var slotBits = 12
    while 1 << slotBits / 64 * 41 <= log.count { slotBits += 1 }
    while !refill(slotBits: slotBits) { slotBits += 1 }
  }

  /// Takes another log; the table is remade when it is needed.
  @usableFromInline
  mutating func replace(_ log: consuming KeyLog, keyBits: Int) {
    forgetTable()
    self.log = log
    self.keyBits = keyBits
  }

  private mutating func refill(slotBits: Int) -> Bool {
    // The smallest table there is, so that the old one is gone before the new one is made.
    forgetTable()
    table = emptyTable(slotBits: slotBits)
    // In batches, so that the misses overlap.
    let batch = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)
    defer { batch.deallocate() }
    var start = 0
    while start < log.count {
      let size = min(256, log.count - start)
      for index in 0..<size { batch[index] = log[start + index] }
      touched = table.touch(batch, count: size)
      for index in 0..<size {
        guard case .added = table.insert(batch[index]) else { return false }
      }
      start += size
    }
    return true
  }

  /// Makes room for as many keys as are expected; more than there are is a waste, not a fault.
  @usableFromInline
  mutating func reserve(_ expected: Int) {
    guard log.count == 0 else { return }
    var slotBits = 12
    while 1 << slotBits / 64 * 41 <= expected && slotBits < 40 { slotBits += 1 }
    table = emptyTable(slotBits: slotBits)
  }

  private func emptyTable(slotBits: Int) -> KeyTable {
    KeyTable(slotBits: Self.slotBitsMin(keyBits, slotBits), keyBits: keyBits, memory: memory)
  }

  /// A wide key in a small table would leave more to store than a slot holds.
  private static func slotBitsMin(_ keyBits: Int, _ slotBits: Int) -> Int {
    max(slotBits, keyBits - 54, 12)
  }
}
