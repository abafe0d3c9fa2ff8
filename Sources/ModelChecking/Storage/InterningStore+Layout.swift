// When the words take more values: other keys, other ranks, or a table in their stead.

extension InterningStore {
  /// Gives every word room for the values that its table holds now.
  mutating func layOutAnew() {
    let isTooNarrow = (0..<wordCount).contains { tables[$0].count > layout[$0].limit }
    guard isTooNarrow else { return }
    widen()
    if !rankIfSmall() { leaveRanks() }
  }

  /// Makes room for more keys in the table, or leaves it for ranks where these are as small by now.
  @usableFromInline
  mutating func makeRoom() {
    if !isChained && rankIfSmall() { return }
    keys.grow()
  }

  /// Gives every word the bits that its table needs now, and writes all keys anew.
  private mutating func widen() {
    let old = UnsafeMutablePointer<WordLayout>.allocate(capacity: wordCount)
    defer { old.deallocate() }
    old.update(from: layout, count: wordCount)
    let scratch = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    defer { scratch.deallocate() }
    var total = 0
    for index in 0..<wordCount {
      let needed = Int.bitWidth - (tables[index].count - 1).leadingZeroBitCount
      // A table that is large already grows by two bits at a time: fewer rewrites.
      if needed > Int(layout[index].width) {
        layout[index].width = UInt64(needed > 9 ? needed + 1 : needed)
      }
      layout[index].shift = UInt64(total)
      total += Int(layout[index].width)
    }
    isChained = total > 64
    var log = KeyLog(bits: isChained ? 64 : max(total, 1))
    for position in 0..<keys.count {
      for index in 0..<wordCount {
        scratch[index] = tables[index].values[old[index].number(in: keys.log[position])]
      }
      if let key = key(of: scratch, adding: true) { log.append(key) }
    }
    keys.replace(log, keyBits: isChained ? 64 : max(total, 1))
  }

  /// Tells known states by their ranks if these are few enough; returns whether they are.
  ///
  /// The numbers that lie ready are counted as well: the state they belong to is not known yet.
  private mutating func rankIfSmall() -> Bool {
    if isChained || wordCount > 64 { return false }
    let room = (0..<wordCount).map { layout[$0].limit }
    let counts = (0..<wordCount).map { min(tables[$0].count, layout[$0].limit) }
    guard table.begin(room: room, counts: counts) else { return false }
    let pending = UnsafeMutablePointer<Int>.allocate(capacity: wordCount)
    defer { pending.deallocate() }
    pending.update(from: numbers, count: wordCount)
    for position in 0..<keys.count {
      split(keys.log[position])
      table.count(numbers)
    }
    table.count(pending)
    // Twice what the states take, or little anyway; at the most 32 bytes of bits for each.
    let wanted = max(1 << 22, min(count, 1 << 40) << 4)
    let allowed = max(1 << 22, min(count, 1 << 40) << 8)
    guard let bound = table.complete(wanted: wanted, allowed: allowed) else { return false }
    isRanked = true
    keys.forgetTable()
    ranks = RankSet(bound: 0)
    ranks = RankSet(bound: bound, memory: keys.memory)
    for position in 0..<keys.count {
      split(keys.log[position])
      _ = ranks.insert(table.rank(of: numbers))
    }
    numbers.update(from: pending, count: wordCount)
    return true
  }

  /// Tells known states by a table of their keys.
  private mutating func leaveRanks() {
    isRanked = false
    ranks = RankSet(bound: 0)
    keys.remakeTable()
  }

  /// Takes the numbers of the words out of a key.
  private func split(_ key: UInt64) {
    for index in 0..<wordCount { numbers[index] = layout[index].number(in: key) }
  }

  /// Adds the state of a key by its rank, which may be none so far.
  @usableFromInline
  mutating func insert(ranked key: UInt64) -> Bool {
    split(key)
    var rank = table.rank(of: numbers)
    if rank == RankTable.unseen {
      if !table.admit(numbers) && !rankIfSmall() {
        leaveRanks()
        return keys.insert(key)
      }
      rank = table.rank(of: numbers)
    }
    guard ranks.insert(rank) else { return false }
    keys.log.append(key)
    return true
  }
}
