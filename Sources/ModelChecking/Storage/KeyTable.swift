// A compact open-addressing set of numbers of a known width.

/// A set of keys of at most `keyBits` bits, in slots of 32 or 64 bits.
///
/// A key is mixed by a bijection of its bits. The high bits of the result are its home slot and
/// need
/// not be stored; the slot holds the rest and how far from home it lies. So 40-bit keys in a table
/// of
/// 2^20 slots take four bytes each, and the set is exact. The table does not know its keys well
/// enough
/// to grow: its owner makes a larger one and inserts all again.
@usableFromInline
struct KeyTable: ~Copyable {
  /// What came of inserting.
  @usableFromInline
  enum Insertion {
    case added
    case known
    /// The table is too full: make a larger one.
    case full
  }

  /// The bits of a slot that say how far from home it is; zero means empty.
  @usableFromInline static let distanceBits: UInt64 = 10
  @usableFromInline static let distanceMask: UInt64 = 1 << distanceBits - 1

  @usableFromInline let memory: UnsafeMutableRawPointer
  @usableFromInline let lender: TableMemory
  @usableFromInline let isNarrow: Bool
  @usableFromInline let slotBits: Int
  @usableFromInline let restBits: UInt64
  @usableFromInline let restMask: UInt64
  @usableFromInline let keyMask: UInt64
  @usableFromInline let half: UInt64
  @usableFromInline let countMax: Int
  @usableFromInline var count = 0

  @usableFromInline
  init(slotBits: Int, keyBits: Int, memory lender: TableMemory = .standard) {
    let width = UInt64(max(keyBits, slotBits + 1))
    precondition(width <= 64 && slotBits >= 11, "a table has at least 2^11 slots")
    self.slotBits = slotBits
    restBits = width - UInt64(slotBits)
    restMask = 1 << restBits - 1
    keyMask = width == 64 ? .max : 1 << width - 1
    half = (width + 1) / 2
    isNarrow = restBits + Self.distanceBits <= 32
    // Room behind the last home slot, so that no probe wraps around.
    let slots = 1 << slotBits + Int(Self.distanceMask) + 1
    countMax = (1 << slotBits) / 64 * 41
    precondition(restBits + Self.distanceBits <= 64, "keys too wide for so few slots")
    let bytes = slots * (isNarrow ? 4 : 8)
    self.lender = lender
    memory = lender.allocate(bytes)
  }

  @inlinable
  deinit { lender.deallocate(memory, byteCount) }

  @usableFromInline
  var byteCount: Int { (1 << slotBits + Int(Self.distanceMask) + 1) * (isNarrow ? 4 : 8) }

  @inlinable
  func mix(_ key: UInt64) -> UInt64 {
    var mixed = (key &* 0x9E37_79B9_7F4A_7C15) & keyMask
    mixed ^= mixed &>> half
    return (mixed &* 0xD6E8_FEB8_6659_FD93) & keyMask
  }

  /// Mixes keys and has their home slots fetched.
  @inlinable @inline(__always)
  func mix(
    _ keys: UnsafePointer<UInt64>,
    into mixed: UnsafeMutablePointer<UInt64>,
    count: Int,
    fetchingBy prefetch: TableMemory.Prefetch
  ) {
    for index in 0..<count { mixed[index] = mix(keys[index]) }
    prefetch(memory, mixed, count, restBits, isNarrow ? 4 : 8)
  }

  /// Mixes keys and reads their home slots, needing no result: the processor overlaps the misses,
  /// which a probe that branches on what it reads would not let it do.
  @usableFromInline
  func mix(
    _ keys: UnsafePointer<UInt64>,
    into mixed: UnsafeMutablePointer<UInt64>,
    count: Int
  ) -> UInt64 {
    isNarrow
      ? mix(keys, into: mixed, count, memory.assumingMemoryBound(to: UInt32.self))
      : mix(keys, into: mixed, count, memory.assumingMemoryBound(to: UInt64.self))
  }

  @inline(__always)
  private func mix<Slot: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ keys: UnsafePointer<UInt64>,
    into mixed: UnsafeMutablePointer<UInt64>,
    _ count: Int,
    _ slots: UnsafePointer<Slot>
  ) -> UInt64 {
    let (keyMask, half, restBits) = (keyMask, half, restBits)
    var sum: UInt64 = 0
    for index in 0..<count {
      var value = (keys[index] &* 0x9E37_79B9_7F4A_7C15) & keyMask
      value ^= value &>> half
      value = (value &* 0xD6E8_FEB8_6659_FD93) & keyMask
      mixed[index] = value
      sum &+= UInt64(truncatingIfNeeded: slots[Int(truncatingIfNeeded: value &>> restBits)])
    }
    return sum
  }

  /// Reads the home slots of keys, as `mix` does.
  @usableFromInline
  func touch(_ keys: UnsafePointer<UInt64>, count: Int) -> UInt64 {
    var sum: UInt64 = 0
    if isNarrow {
      let slots = memory.assumingMemoryBound(to: UInt32.self)
      for index in 0..<count {
        sum &+= UInt64(slots[Int(truncatingIfNeeded: mix(keys[index]) &>> restBits)])
      }
    } else {
      let slots = memory.assumingMemoryBound(to: UInt64.self)
      for index in 0..<count {
        sum &+= slots[Int(truncatingIfNeeded: mix(keys[index]) &>> restBits)]
      }
    }
    return sum
  }

  /// Inserts mixed keys until one finds no room; notes which were added, and returns how many were
  /// tried and added.
  @inlinable @inline(__always)
  mutating func insert<Slot: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ mixed: UnsafePointer<UInt64>,
    count: Int,
    as type: Slot.Type,
    noting added: UnsafeMutablePointer<Int>
  ) -> (tried: Int, added: Int) {
    var addedCount = 0
    let slots = memory.assumingMemoryBound(to: Slot.self)
    let (restBits, restMask) = (restBits, restMask)
    let overflow = Slot(truncatingIfNeeded: Self.distanceMask)
    for index in 0..<count {
      let value = mixed[index]
      var slot = slots + Int(truncatingIfNeeded: value &>> restBits)
      var entry = Slot(truncatingIfNeeded: ((value & restMask) &<< Self.distanceBits) | 1)
      var found = slot.pointee
      while found != entry {
        if found == 0 {
          slot.pointee = entry
          added[addedCount] = index
          addedCount &+= 1
          break
        }
        entry &+= 1
        if entry & overflow == 0 {
          self.count &+= addedCount
          return (index, addedCount)
        }
        slot += 1
        found = slot.pointee
      }
    }
    self.count &+= addedCount
    return (count, addedCount)
  }

  @inlinable @inline(__always)
  func contains(_ key: UInt64) -> Bool { contains(mixed: mix(key)) }

  @inlinable @inline(__always)
  func contains(mixed: UInt64) -> Bool {
    let home = Int(truncatingIfNeeded: mixed &>> restBits)
    let entry = ((mixed & restMask) &<< Self.distanceBits) | 1
    return isNarrow
      ? finds(UInt32(truncatingIfNeeded: entry), home) : finds(entry, home)
  }

  @inlinable @inline(__always)
  func finds<Slot: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ start: Slot,
    _ home: Int
  ) -> Bool {
    var slot = memory.assumingMemoryBound(to: Slot.self) + home
    var entry = start
    while true {
      let found = slot.pointee
      if found == 0 { return false }
      if found == entry { return true }
      entry &+= 1
      // Beyond the longest distance no key is stored.
      if entry & Slot(truncatingIfNeeded: Self.distanceMask) == 0 { return false }
      slot += 1
    }
  }

  @inlinable @inline(__always)
  mutating func insert(_ key: UInt64) -> Insertion {
    if count >= countMax { return .full }
    let mixed = mix(key)
    let home = Int(truncatingIfNeeded: mixed &>> restBits)
    let entry = ((mixed & restMask) &<< Self.distanceBits) | 1
    return isNarrow
      ? probe(UInt32(truncatingIfNeeded: entry), home) : probe(entry, home)
  }

  @inlinable @inline(__always)
  mutating func probe<Slot: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ start: Slot,
    _ home: Int
  ) -> Insertion {
    var slot = memory.assumingMemoryBound(to: Slot.self) + home
    var entry = start
    while true {
      let found = slot.pointee
      if found == 0 {
        slot.pointee = entry
        count &+= 1
        return .added
      }
      if found == entry { return .known }
      entry &+= 1
      if entry & Slot(truncatingIfNeeded: Self.distanceMask) == 0 { return .full }
      slot += 1
    }
  }
}
