// A seed for who names none: drawn once, and printed so that the campaign can be repeated.

/// The source of seeds that nobody chose.
enum FreshSeed {
  /// Returns a seed of at most six digits, to be typed again with ease.
  static func draw() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return 1 + UInt64(system.next() as UInt32) % 999_999
  }
}
