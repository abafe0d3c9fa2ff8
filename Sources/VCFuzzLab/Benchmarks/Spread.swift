// Several measurements of the same: the middle one, and how far they lie apart.

internal import Foundation
internal import VCFuzzCLI
internal import VCFuzzReports

/// The least, the middle and the largest of several numbers.
struct Spread: Sendable {
  let least: Double
  let median: Double
  let most: Double
  /// How many there were.
  let count: Int

  init(_ numbers: [Double]) {
    precondition(!numbers.isEmpty, "nothing was measured")
    let sorted = numbers.sorted()
    least = sorted[0]
    median = sorted[sorted.count / 2]
    most = sorted[sorted.count - 1]
    count = sorted.count
  }

  /// The three in the order of reports.
  var numbers: [Double] { [median, least, most] }

  /// The three with so many decimals.
  func texts(_ decimals: Int, scale: Double = 1) -> [String] {
    numbers.map { String(format: "%.\(decimals)f", $0 * scale) }
  }

  func json(decimals: Int) -> JSONValue {
    [
      "median": .decimal(median, decimals),
      "least": .decimal(least, decimals),
      "most": .decimal(most, decimals),
    ]
  }
}
