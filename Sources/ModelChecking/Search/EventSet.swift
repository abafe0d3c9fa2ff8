// A set of positions in a path: 64 of them in place, more on the heap.

/// A set of positions of steps in one path.
struct EventSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: [UInt64] = []

  init() {}

  func contains(_ position: Int) -> Bool {
    if position < 64 { return low & (1 << UInt64(position)) != 0 }
    let word = position / 64 - 1
    return word < high.count && high[word] & (1 << UInt64(position % 64)) != 0
  }

  mutating func insert(_ position: Int) {
    if position < 64 {
      low |= 1 << UInt64(position)
      return
    }
    let word = position / 64 - 1
    while high.count <= word { high.append(0) }
    high[word] |= 1 << UInt64(position % 64)
  }

  mutating func formUnion(_ other: EventSet) {
    low |= other.low
    while high.count < other.high.count { high.append(0) }
    for word in other.high.indices { high[word] |= other.high[word] }
  }

  func isDisjoint(with other: EventSet) -> Bool {
    if low & other.low != 0 { return false }
    return zip(high, other.high).allSatisfy { $0 & $1 == 0 }
  }
}
