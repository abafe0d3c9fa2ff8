// Several measurements of the same: the middle one, and how far they lie apart.

internal import VCFuzz
internal import VCFuzzCLI

/// The least, the middle and the largest of several numbers.
package struct Spread: Sendable {
  package let least: Double
  package let median: Double
  package let most: Double
  /// How many there were.
  package let count: Int

  package init(_ numbers: [Double]) {
    precondition(!numbers.isEmpty, "nothing was measured")
    let sorted = numbers.sorted()
    least = sorted[0]
    median = sorted[sorted.count / 2]
    most = sorted[sorted.count - 1]
    count = sorted.count
  }

  /// The three as numbers with so many decimals.
  func json(decimals: Int) -> JSONValue {
    [
      "median": .decimal(median, decimals),
      "least": .decimal(least, decimals),
      "most": .decimal(most, decimals),
    ]
  }
}
