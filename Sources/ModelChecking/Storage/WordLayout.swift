// How the numbers of a state's words share one key, and which rank they have together.

/// The place that each word's number has in a key, and its weight in the rank.
@usableFromInline
struct WordLayout: BitwiseCopyable {
  /// Where the number lies in a key.
  @usableFromInline var shift: UInt64 = 0
  /// How many bits it has there.
  @usableFromInline var width: UInt64 = 0 { didSet { mask = 1 &<< width &- 1 } }
  @usableFromInline private(set) var mask: UInt64 = 0
  /// How many numbers have room: a word with more calls for another layout.
  @usableFromInline var limit = 1
  /// What one step of the number adds to the rank.
  @usableFromInline var weight = 0

  @usableFromInline
  init() {}

  /// The number in a key.
  @inlinable @inline(__always)
  func number(in key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &>> shift) & mask)
  }
}
