// When the words take more values: other keys, other ranks, or a table in their stead.

extension InterningStore {
  /// The most ranks there may be, by the number of states: 32 bytes of bits for each.
  private var rankBoundMax: Int { max(1 << 22, min(count, 1 << 40) << 8) }

  /// Gives every word room for the values that its table holds now.
  mutating func layOutAnew() {
    let isTooNarrow = (0..<wordCount).contains { tables[$0].count > 1 << Int(layout[$0].width) }
    if isTooNarrow {
      widen()
    } else if !isRanked {
      return
    }
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
  private mutating func rankIfSmall() -> Bool {
    if isChained { return false }
    // All the room that the keys have, where that is little; else hardly more than what is needed.
    if !setLimits(upTo: 1 << 22, { 1 << Int(layout[$0].width) })
      && !setLimits(
        upTo: rankBoundMax,
        { index in
          let count = tables[index].count
          // A word that outgrew its room once may do so again soon: every time costs a look at all.
          let spare = isRanked && count > layout[index].limit ? count / 16 : 0
          return min(count + spare, 1 << Int(layout[index].width))
        }
      )
    {
      return false
    }
    let last = layout[wordCount - 1]
    let bound = last.weight * last.limit
    isRanked = true
    keys.forgetTable()
    ranks = RankSet(bound: 0)
    ranks = RankSet(bound: bound)
    for position in 0..<keys.count { _ = ranks.insert(rank(of: keys.log[position])) }
    return true
  }

  /// Gives each word room for so many values and a weight, unless there were too many ranks.
  private func setLimits(upTo boundMax: Int, _ limit: (Int) -> Int) -> Bool {
    let limits = (0..<wordCount).map(limit)
    var bound = 1
    for limit in limits {
      let (product, hasOverflowed) = bound.multipliedReportingOverflow(by: limit)
      if hasOverflowed || product > boundMax { return false }
      bound = product
    }
    var weight = 1
    for index in 0..<wordCount {
      layout[index].limit = limits[index]
      layout[index].weight = weight
      weight *= limits[index]
    }
    return true
  }

  /// Tells known states by a table of their keys.
  private mutating func leaveRanks() {
    isRanked = false
    ranks = RankSet(bound: 0)
    for index in 0..<wordCount {
      layout[index].limit = 1 << Int(layout[index].width)
      layout[index].weight = 0
    }
    keys.remakeTable()
  }
}
