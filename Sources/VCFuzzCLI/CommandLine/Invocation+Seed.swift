// Where chance begins: given on the command line, or drawn once and printed.

extension Invocation {
  /// Returns the seed that was given, or a fresh one.
  func seed() throws -> UInt64 {
    guard let text = value(of: "seed") else { return FreshSeed.draw() }
    let lower = text.lowercased()
    let seed = lower.hasPrefix("0x") ? UInt64(lower.dropFirst(2), radix: 16) : UInt64(lower)
    guard let seed else {
      throw UsageError.invalidValue(
        of: "--seed",
        value: text,
        expected: "a whole number from 0 to \(UInt64.max), or 0x with its digits"
      )
    }
    return seed
  }
}
