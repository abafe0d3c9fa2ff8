// The source of random numbers: seeded, integers only, the same on every machine.

/// A seeded source of random numbers (SplitMix64), passed `inout` and never ambient.
@frozen
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// Creates the source that `seed` determines.
  @inlinable
  public init(seed: UInt64) { state = seed }

  /// Returns 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Fingerprint.mix(state)
  }

  /// Returns a number from 0 to `count - 1`, each equally likely; `count` is at least 1.
  ///
  /// Lemire's method: the high half of a product, with the few values that would bias it rejected.
  @inlinable
  public mutating func below(_ count: Int) -> Int {
    precondition(count > 0, "no number lies below \(count)")
    let bound = UInt64(count)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// Returns `true` in `numerator` of `denominator` cases.
  @inlinable
  public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    below(denominator) < numerator
  }

  /// Returns an element, each equally likely, or `nil` if there is none.
  @inlinable
  public mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns another source for a part of the work, independent of how much other parts use.
  @inlinable
  public func fork(_ index: Int) -> RandomSource {
    RandomSource(seed: Fingerprint.mix(state ^ Fingerprint.mix(UInt64(bitPattern: Int64(index)))))
  }
}
