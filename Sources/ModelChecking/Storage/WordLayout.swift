// How the numbers of a state's words share one key.

/// The place that a word's number has in a key.
@usableFromInline
struct WordLayout: BitwiseCopyable {
  /// Where the number lies in a key.
  @usableFromInline var shift: UInt64 = 0
  /// How many bits it has there.
  @usableFromInline var width: UInt64 = 0 {
    didSet {
      mask = 1 &<< width &- 1
      limit = 1 &<< Int(width)
    }
  }
  @usableFromInline private(set) var mask: UInt64 = 0
  /// How many numbers have room: a word with more calls for another layout.
  @usableFromInline private(set) var limit = 1

  @usableFromInline
  init() {}

  /// The number in a key.
  @inlinable @inline(__always)
  func number(in key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &>> shift) & mask)
  }
}
