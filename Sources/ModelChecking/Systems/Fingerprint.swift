// A 64-bit digest of a state, made by our own mixer: the same in every process, on every machine.

/// A 64-bit digest of a state.
@frozen
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline var digest: UInt64

  /// The digest so far.
  @inlinable public var bits: UInt64 { digest }

  /// Creates the digest of nothing.
  @inlinable
  public init() { self.init(seed: 0x243F_6A88_85A3_08D3) }

  @usableFromInline
  init(seed: UInt64) { digest = seed }

  /// Adds a number to what is digested; order matters.
  @inlinable
  public mutating func combine(_ value: UInt64) {
    digest = Self.mix(digest ^ Self.mix(value &+ 0x9E37_79B9_7F4A_7C15))
  }

  /// Adds a number to what is digested; order matters.
  @inlinable
  public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  /// Adds a text to what is digested; order matters.
  public mutating func combine(_ text: String) {
    var count: UInt64 = 0
    for byte in text.utf8 {
      combine(UInt64(byte))
      count += 1
    }
    combine(count)
  }

  /// Returns a number whose every bit depends on every bit of `value` (the finaliser of
  /// SplitMix64).
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the least `k` for which a collision among `count` digests has probability at most
  /// `2^-k`.
  ///
  /// By the union bound the probability is at most `count² / 2^65`; zero when that says nothing.
  public static func collisionExponent(count: Int) -> Int {
    let bitsOfCount = Int.bitWidth - max(count, 1).leadingZeroBitCount
    return max(0, 65 - 2 * bitsOfCount)
  }
}
