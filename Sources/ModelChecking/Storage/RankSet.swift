// A set of numbers below a bound, one bit each.

/// A set of numbers below a bound, one bit for each that there could be.
@usableFromInline
struct RankSet: ~Copyable {
  @usableFromInline let words: UnsafeMutablePointer<UInt64>
  @usableFromInline let bound: Int
  @usableFromInline let lender: TableMemory

  @usableFromInline
  init(bound: Int, memory lender: TableMemory = .standard) {
    self.bound = bound
    self.lender = lender
    let count = bound / 64 + 1
    words = lender.allocate(count * 8).bindMemory(to: UInt64.self, capacity: count)
  }

  @inlinable
  deinit { lender.deallocate(words, byteCount) }

  @usableFromInline var byteCount: Int { (bound / 64 + 1) * 8 }

  @inlinable @inline(__always)
  func contains(_ rank: Int) -> Bool {
    words[rank &>> 6] & (1 &<< UInt64(truncatingIfNeeded: rank)) != 0
  }

  /// Adds a number; returns whether it was not there.
  @inlinable @inline(__always)
  func insert(_ rank: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: rank)
    let word = words[rank &>> 6]
    // Most are known: a write would make their memory wait to be written back.
    if word & bit != 0 { return false }
    words[rank &>> 6] = word | bit
    return true
  }
}
