// Which rank the numbers of a state's words have together: dense where the words depend on one.

/// The ranks of states by the numbers of their words.
///
/// One word, the context, tells what the others may be: beside each of its values every other word
/// is counted anew, among the values that it takes beside that one. A parent that is hidden has
/// children in nine situations each, one that is shown has them in fifteen others: together that is
/// far less than all situations beside all parents. What each number adds to the rank stands in a
/// block for every context, so that a word that changes changes the rank by a difference.
@usableFromInline
struct RankTable: ~Copyable {
  /// What a number has that was not seen beside a context.
  @usableFromInline static let unseen = -1
  /// The most values of a word that serves as the context.
  private static let contextsMax = 64
  /// The most shares that all blocks may hold.
  private static let sharesMax = 1 << 20

  @usableFromInline let wordCount: Int
  /// The word that is the context; the number of words if there is none.
  @usableFromInline private(set) var context: Int
  /// The word of the context as one bit, 0 if there is none.
  @usableFromInline private(set) var contextBit: UInt64 = 0
  /// How many contexts have a block.
  @usableFromInline private(set) var contextCount = 0
  @usableFromInline private(set) var blockSize = 0
  @usableFromInline private(set) var shares: UnsafeMutablePointer<Int>
  /// Where the shares of each word begin in a block.
  @usableFromInline let offsets: UnsafeMutablePointer<Int>
  /// The least rank of each context.
  @usableFromInline private(set) var bases: UnsafeMutablePointer<Int>
  private var tallies: [Tally] = []
  /// How many numbers each word has room for in a key.
  private var room: [Int] = []

  /// How many values a word takes beside a context.
  private struct Tally {
    var count = 0
    var limit = 0
    var weight = 0
  }

  @usableFromInline
  init(wordCount: Int) {
    self.wordCount = wordCount
    context = wordCount
    shares = .allocate(capacity: 1)
    bases = .allocate(capacity: 1)
    offsets = .allocate(capacity: wordCount)
    offsets.initialize(repeating: 0, count: wordCount)
  }

  @inlinable
  deinit {
    shares.deallocate()
    bases.deallocate()
    offsets.deallocate()
  }

  @usableFromInline var byteCount: Int { contextCount * blockSize * 8 }

  // MARK: - Asking

  /// Returns the context that numbers stand in, which may have no block yet.
  @inlinable @inline(__always)
  func context(of numbers: UnsafePointer<Int>) -> Int {
    contextBit == 0 ? 0 : numbers[context]
  }

  /// Returns the rank of numbers, or `unseen` if one was not seen beside their context.
  @usableFromInline
  func rank(of numbers: UnsafePointer<Int>) -> Int { rank(of: numbers, count: wordCount) }

  /// Returns the same for a number of words that the caller knows beforehand.
  @inlinable @inline(__always)
  func rank(of numbers: UnsafePointer<Int>, count wordCount: Int) -> Int {
    let found = context(of: numbers)
    if found >= contextCount { return Self.unseen }
    let block = shares + found &* blockSize
    var rank = bases[found]
    var signs = 0
    for index in 0..<wordCount {
      let share = block[offsets[index] &+ numbers[index]]
      signs |= share
      rank &+= share
    }
    return signs < 0 ? Self.unseen : rank
  }

  // MARK: - Making

  /// Begins anew: words of so many values, in keys that have room for so many.
  ///
  /// Returns false if the blocks would be too large.
  mutating func begin(room: [Int], counts: [Int]) -> Bool {
    let size = room.reduce(0, +)
    guard size <= Self.sharesMax else { return false }
    let candidates = (0..<wordCount).filter {
      counts[$0] > 1 && counts[$0] <= Self.contextsMax && counts[$0] * size <= Self.sharesMax
    }
    let chosen = candidates.min { counts[$0] < counts[$1] }
    context = chosen ?? wordCount
    contextBit = chosen.map { 1 << UInt64($0) } ?? 0
    contextCount = chosen.map { counts[$0] } ?? 1
    blockSize = size
    shares.deallocate()
    shares = .allocate(capacity: contextCount * size)
    shares.initialize(repeating: Self.unseen, count: contextCount * size)
    bases.deallocate()
    bases = .allocate(capacity: contextCount)
    bases.initialize(repeating: 0, count: contextCount)
    var offset = 0
    for index in 0..<wordCount {
      offsets[index] = offset
      offset += room[index]
    }
    self.room = room
    tallies = Array(repeating: Tally(), count: contextCount * wordCount)
    return true
  }

  /// Counts what words are beside their context; shares are places until `complete`.
  mutating func count(_ numbers: UnsafePointer<Int>) {
    let found = context(of: numbers)
    let block = shares + found * blockSize
    for index in 0..<wordCount where block[offsets[index] + numbers[index]] == Self.unseen {
      let place = found * wordCount + index
      block[offsets[index] + numbers[index]] = tallies[place].count
      tallies[place].count += 1
    }
  }

  /// Gives every word room for more values than it takes; returns how many ranks there are.
  ///
  /// There is much room as far as there are no more ranks than `wanted`, or an eighth more if there
  /// are no more than `allowed`: every value too many costs a look at all states.
  mutating func complete(wanted: Int, allowed: Int) -> Int? {
    for eighths in [64, 16, 12, 10] {
      if let bound = giveRoom(eighths, upTo: wanted) { return bound }
    }
    return giveRoom(9, upTo: allowed)
  }

  /// Gives every word room for so many eighths of the values that it takes.
  private mutating func giveRoom(_ eighths: Int, upTo boundMax: Int) -> Int? {
    var sum = 0
    for found in 0..<contextCount {
      bases[found] = sum
      var product = 1
      for index in 0..<wordCount {
        let place = found * wordCount + index
        let count = tallies[place].count
        // The context is alone beside itself.
        let limit = index == context ? 1 : min((count * eighths + 7) / 8, room[index])
        tallies[place].limit = limit
        tallies[place].weight = product
        let (next, hasOverflowed) = product.multipliedReportingOverflow(by: limit)
        if hasOverflowed || next > boundMax { return nil }
        product = next
      }
      sum += product
      if sum > boundMax { return nil }
    }
    for found in 0..<contextCount {
      for index in 0..<wordCount {
        let weight = tallies[found * wordCount + index].weight
        let start = shares + found * blockSize + offsets[index]
        for number in 0..<room[index] where start[number] != Self.unseen {
          start[number] *= weight
        }
      }
    }
    return sum
  }

  /// Gives numbers that were not seen beside their context a share, if there is room for them.
  mutating func admit(_ numbers: UnsafePointer<Int>) -> Bool {
    let found = context(of: numbers)
    guard found < contextCount else { return false }
    let block = shares + found * blockSize
    for index in 0..<wordCount where block[offsets[index] + numbers[index]] == Self.unseen {
      let place = found * wordCount + index
      guard tallies[place].count < tallies[place].limit else { return false }
      block[offsets[index] + numbers[index]] = tallies[place].count * tallies[place].weight
      tallies[place].count += 1
    }
    return true
  }
}
