// From the bytes of a name to its number, at the speed of reading.
//
// Every event of a log names a controller and a callback, so the way from bytes to number must not
// build a `String`. A small table is asked first; what does not fit there is found in a dictionary,
// so that names made to collide cost no more than others.

/// Numbers for names, in the order in which they are first seen.
struct NameTable {
  private var slots: [Slot]
  private var bytes: [UInt8] = []
  private var overflow: [[UInt8]: Int] = [:]
  private(set) var count = 0

  private static let probesMax = 8

  private struct Slot {
    var hash: UInt64
    var start: Int
    var length: Int
    /// -1 in an empty slot.
    var number: Int
  }

  init(slots: Int = 1024) {
    self.slots = Array(
      repeating: Slot(hash: 0, start: 0, length: 0, number: -1),
      count: slots
    )
  }

  /// Creates a table of known names; several names may share a number.
  init(_ names: some Sequence<(String, Int)>, slots: Int = 512) {
    self.init(slots: slots)
    for (name, number) in names { insert(Array(name.utf8)[...], as: number) }
  }

  /// Returns the number of a name, or nil.
  func number(of name: ArraySlice<UInt8>) -> Int? {
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.probesMax {
      let slot = slots[index]
      if slot.number < 0 { return nil }
      if slot.hash == hash, slot.length == name.count, equals(slot, name) { return slot.number }
      index = (index + 1) & (slots.count - 1)
    }
    return overflow[Array(name)]
  }

  /// Gives a name a number.
  mutating func insert(_ name: ArraySlice<UInt8>, as number: Int) {
    count += 1
    let hash = Self.hash(name)
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    for _ in 0..<Self.probesMax {
      if slots[index].number < 0 {
        slots[index] = Slot(hash: hash, start: bytes.count, length: name.count, number: number)
        bytes.append(contentsOf: name)
        return
      }
      index = (index + 1) & (slots.count - 1)
    }
    overflow[Array(name)] = number
  }

  private func equals(_ slot: Slot, _ name: ArraySlice<UInt8>) -> Bool {
    var position = slot.start
    for byte in name {
      if bytes[position] != byte { return false }
      position += 1
    }
    return true
  }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }
}
