// The distinct values of one word of the states, numbered in the order they came.

/// The distinct values that one word takes, each with a number.
@usableFromInline
struct ComponentTable: ~Copyable {
  @usableFromInline var values: UnsafeMutablePointer<UInt64>
  @usableFromInline var slots: UnsafeMutablePointer<UInt32>
  @usableFromInline var slotBits = 6
  /// The last slot, and how far a hash is shifted to be one.
  @usableFromInline var slotMask = 1 << 6 - 1
  @usableFromInline var hashShift: UInt64 = 64 - 6
  @usableFromInline var count = 0

  @usableFromInline
  init() {
    slots = .allocate(capacity: 1 << 6)
    slots.initialize(repeating: 0, count: 1 << 6)
    values = .allocate(capacity: 1 << 5)
  }

  @inlinable
  deinit {
    values.deallocate()
    slots.deallocate()
  }

  @usableFromInline var byteCount: Int { 1 << slotBits * 8 }

  /// Returns the number of a value, which is new if it equals the count before.
  @inlinable @inline(__always)
  mutating func number(of value: UInt64) -> Int {
    var slot = hash(value)
    while true {
      let found = Int(truncatingIfNeeded: slots[slot])
      if found == 0 { return add(value, at: slot) }
      if values[found &- 1] == value { return found &- 1 }
      slot = (slot &+ 1) & slotMask
    }
  }

  /// Returns the number of a value, or `Int.max` if it has none.
  @inlinable @inline(__always)
  func knownNumber(of value: UInt64) -> Int {
    var slot = hash(value)
    while true {
      let found = Int(truncatingIfNeeded: slots[slot])
      if found == 0 { return .max }
      if values[found &- 1] == value { return found &- 1 }
      slot = (slot &+ 1) & slotMask
    }
  }

  @inlinable @inline(__always)
  func hash(_ value: UInt64) -> Int {
    let mixed = (value ^ (value &>> 32)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> hashShift)
  }

  @usableFromInline
  mutating func add(_ value: UInt64, at slot: Int) -> Int {
    precondition(count < UInt32.max - 1, "too many values of one word")
    values[count] = value
    count += 1
    slots[slot] = UInt32(count)
    if count == 1 << (slotBits - 1) { grow() }
    return count - 1
  }

  private mutating func grow() {
    slots.deallocate()
    slotBits += 1
    slotMask = 1 << slotBits - 1
    hashShift -= 1
    slots = .allocate(capacity: 1 << slotBits)
    slots.initialize(repeating: 0, count: 1 << slotBits)
    let moved = UnsafeMutablePointer<UInt64>.allocate(capacity: 1 << (slotBits - 1))
    moved.update(from: values, count: count)
    values.deallocate()
    values = moved
    for number in 0..<count {
      var slot = hash(values[number])
      while slots[slot] != 0 { slot = (slot + 1) & slotMask }
      slots[slot] = UInt32(number + 1)
    }
  }
}
