// What a step read and wrote, so that steps which do not meet need not be tried in both orders.

/// The locations that a step touched, as two sets of 64 bits.
///
/// Location `n` sits at bit `n % 64`. Locations that share a bit are taken to be the same: that can
/// only add dependences, never lose one.
///
/// A reduction is as sound as the footprints are. They must obey three rules:
///
/// 1. A step's own effect, its footprint and its outcome depend only on what it lists as read.
/// 2. A step reads whatever decides which steps of its own actor are enabled.
/// 3. The variables that decide what one actor may do count as one location: a step that changes
///    any of them writes that location.
@frozen
public struct Footprint: Hashable, Sendable {
  /// The locations read, one bit each.
  public var reads: UInt64
  /// The locations written, one bit each.
  public var writes: UInt64

  /// Creates a footprint from two sets of bits.
  @inlinable
  public init(reads: UInt64 = 0, writes: UInt64 = 0) {
    self.reads = reads
    self.writes = writes
  }

  /// A footprint that touches nothing: such a step commutes with every other.
  public static let nothing = Footprint()

  /// A footprint that touches everything: what to say when nothing is known.
  public static let everything = Footprint(reads: .max, writes: .max)

  /// Adds a location to those read.
  @inlinable
  public mutating func read(_ location: Int) {
    reads |= 1 << (UInt64(bitPattern: Int64(location)) & 63)
  }

  /// Adds a location to those written.
  @inlinable
  public mutating func write(_ location: Int) {
    writes |= 1 << (UInt64(bitPattern: Int64(location)) & 63)
  }

  /// Returns whether the order of two steps with these footprints may matter.
  @inlinable
  public func conflicts(with other: Footprint) -> Bool {
    (writes & (other.reads | other.writes)) | (reads & other.writes) != 0
  }
}
