// The numbers of objects by their addresses: it is asked for every reference of every state.

/// The objects that were found, numbered in their order.
struct ObjectNumbers {
  private(set) var objects: [UnsafeRawPointer] = []
  /// The places of the objects in their list, one more, by a hash of their addresses; 0 is free.
  private var slots: [UInt32]
  private var droppedBits: UInt64

  init() {
    slots = Array(repeating: 0, count: 1 << Self.bitsMin)
    droppedBits = UInt64(64 - Self.bitsMin)
  }

  private static let bitsMin = 9

  private func slot(of object: UnsafeRawPointer) -> Int {
    Int((UInt64(UInt(bitPattern: object)) &* 0x9E37_79B9_7F4A_7C15) >> droppedBits)
  }

  /// The number of an object that is known.
  subscript(object: UnsafeRawPointer) -> Int? {
    var slot = slot(of: object)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if objects[place] == object { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Gives the next number to an object that is not known.
  mutating func insert(_ object: UnsafeRawPointer) {
    assert(self[object] == nil, "an object is given a second number")
    objects.append(object)
    if objects.count * 2 > slots.count { grow() } else { enter(object, UInt32(objects.count)) }
  }

  private mutating func enter(_ object: UnsafeRawPointer, _ entry: UInt32) {
    var slot = slot(of: object)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    droppedBits -= 1
    for (place, object) in objects.enumerated() { enter(object, UInt32(place + 1)) }
  }
}
