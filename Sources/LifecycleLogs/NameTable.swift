// Finds the value of a name from its bytes, at the speed of reading.
//
// Every event of a log names a controller and a callback, so a look-up must not build a `String`. A
// small table is searched first. What does not fit there is in a dictionary, so that names made to
// collide cost no more than others.

/// Values by their names; of two values with one name, the first is found.
struct NameTable<Value: Sendable>: Sendable {
  private var slots: [Slot]
  private var bytes: [UInt8] = []
  private var overflow: [[UInt8]: Value] = [:]

  private static var probesMax: Int { 8 }

  private struct Slot {
    var hash: UInt64 = 0
    var start = 0
    var length = 0
    /// The value, or nil in an empty slot.
    var value: Value?
  }

  /// Creates a table of names; the number of slots is a power of 2.
  init(_ names: [(String, Value)] = [], slots: Int = 512) {
    assert(slots & (slots - 1) == 0, "the slots of a table of names are not a power of 2")
    self.slots = Array(repeating: Slot(), count: slots)
    for (name, value) in names { insert(Array(name.utf8)[...], value) }
  }

  /// Returns the value of a name, or nil.
  func value(of name: ArraySlice<UInt8>) -> Value? {
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.probesMax {
      let slot = slots[index]
      if slot.value == nil { return nil }
      if slot.hash == hash, slot.length == name.count, equals(slot, name) { return slot.value }
      index = (index + 1) & (slots.count - 1)
    }
    return overflow[Array(name)]
  }

  /// Adds a name with its value.
  mutating func insert(_ name: ArraySlice<UInt8>, _ value: Value) {
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.probesMax {
      if slots[index].value == nil {
        slots[index] = Slot(hash: hash, start: bytes.count, length: name.count, value: value)
        bytes.append(contentsOf: name)
        return
      }
      index = (index + 1) & (slots.count - 1)
    }
    overflow[Array(name)] = value
  }

  private func equals(_ slot: Slot, _ name: ArraySlice<UInt8>) -> Bool {
    bytes[slot.start..<slot.start + slot.length].elementsEqual(name)
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }
}
