// A part of a search: its paths are those whose first steps fall to it, so parts need no contact.

/// Which of how many parts of its paths a search covers.
///
/// Every part searches the paths up to a length that all of them agree on. A longer path belongs to
/// the part that its first steps fall to.
public struct SearchPart: Hashable, Sendable {
  /// From 1 to `count`; 0 for what all parts have in common.
  public let number: Int
  public let count: Int
  /// The length from which on paths are split; nil until the search has chosen it.
  var depth: Int?

  /// So many paths fall to each part, if there are that many.
  static let pathsMin = 32

  /// Creates the part of that number, from 1.
  public init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether a path of the length at which paths are split belongs to this part.
  func holds(_ indices: some Sequence<Int>) -> Bool {
    var digest = Fingerprint()
    for index in indices { digest.combine(index) }
    return Int(digest.bits % UInt64(count)) + 1 == number
  }
}

extension ReplayCheckpoint {
  /// Puts the parts of a search together that have come to their ends, with the findings of others.
  ///
  /// `common` is the part of the number 0. Without it, what all parts have in common is counted in
  /// each of them.
  public init(
    _ parts: [ReplayCheckpoint],
    common: ReplayCheckpoint?,
    unfinished: [ReplayCheckpoint] = [],
    order: SearchOrder
  ) {
    self.init()
    // The root is expanded, and nothing waits.
    head = 1
    counts = Certificate.sum(parts.map(\.counts), besides: common?.counts)
    // The findings in the order in which one search meets them.
    let paths = Set((parts + unfinished).flatMap(\.findings))
    findings = paths.sorted { left, right in
      if order == .breadthFirst, left.count != right.count { return left.count < right.count }
      return left.lexicographicallyPrecedes(right)
    }
  }
}
