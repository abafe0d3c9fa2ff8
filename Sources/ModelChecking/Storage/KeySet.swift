// A set of keys that remembers their order, and grows.

/// A growing set of keys of one width, numbered in the order they came.
@usableFromInline
struct KeySet: ~Copyable {
  @usableFromInline var table: KeyTable
  @usableFromInline var log: KeyLog
  @usableFromInline let keyBits: Int

  @usableFromInline
  init(keyBits: Int, slotBits: Int = 12) {
    self.keyBits = keyBits
    // A wide key in a small table leaves more to store than a slot holds.
    let slotBits = max(slotBits, keyBits - 54, 12)
    table = KeyTable(slotBits: slotBits, keyBits: keyBits)
    log = KeyLog(bits: keyBits)
  }

  @inlinable var count: Int { log.count }

  @usableFromInline var byteCount: Int { table.byteCount + log.byteCount }

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
    var slotBits = table.slotBits
    while true {
      slotBits += 1
      if refill(slotBits: slotBits) {
        switch table.insert(key) {
        case .known: return false
        case .added:
          log.append(key)
          return true
        case .full: break
        }
      }
    }
  }

  private mutating func refill(slotBits: Int) -> Bool {
    // The smallest table there is, so that the old one is gone before the new one is made.
    table = KeyTable(slotBits: max(12, keyBits - 54), keyBits: keyBits)
    table = KeyTable(slotBits: slotBits, keyBits: keyBits)
    for index in 0..<log.count {
      guard case .added = table.insert(log[index]) else { return false }
    }
    return true
  }
}
