// The versions for which a rule has evidence, as a small value with a text form.

/// A set of OS versions: `all`, `5–`, `–17`, `13–15`, `17, 26`, `~7`, or `?` where none is stated.
public struct OSRange: Hashable, Sendable {
  /// One run of versions without a gap.
  private struct Span: Hashable, Sendable {
    /// The numbers of the first version, empty if the span has no beginning.
    let first: [Int]
    /// The numbers of the last version, empty if the span has no end.
    let last: [Int]
  }

  /// The range as it was written.
  public let description: String
  /// The runs of versions; none stands for every version.
  private let spans: [Span]

  /// Every version.
  public static let all: OSRange = "all"
  /// The range of a rule whose source names no version; it contains every version.
  public static let unstated: OSRange = "?"

  /// Returns whether a version lies in the range; one that states no version contains all.
  ///
  /// Bounds are compared to their own precision, so `–17` contains 17.5.1. A version that is only a
  /// major number stands for all its releases, as a profile does: `26.5` contains `ios26`.
  public func contains(_ version: OSVersion) -> Bool {
    let isWholeMajor = version.minor == 0 && version.patch == 0
    let numbers = isWholeMajor ? [version.major] : [version.major, version.minor, version.patch]
    return spans.isEmpty
      || spans.contains { span in
        Self.compare(numbers, span.first) >= 0
          && (span.last.isEmpty || Self.compare(numbers, span.last) <= 0)
      }
  }

  /// Returns the sign of the difference in the places that both have.
  private static func compare(_ left: [Int], _ right: [Int]) -> Int {
    for (one, other) in zip(left, right) where one != other {
      return one < other ? -1 : 1
    }
    return 0
  }
}

extension OSRange: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Reads a range; nil if the text isn't one.
  public init?(_ text: String) {
    var spans: [Span] = []
    if text != "all" && text != "?" {
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let span = Self.span(part.drop { $0 == " " }) else { return nil }
        spans.append(span)
      }
    }
    self.init(description: text, spans: spans)
  }

  public init(stringLiteral text: String) {
    guard let range = OSRange(text) else { preconditionFailure("no range of versions: \(text)") }
    self = range
  }

  private static func span(_ text: Substring) -> Span? {
    let sides = text.drop { $0 == "~" }
      .split(separator: "–", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = numbers(sides[0]), let last = numbers(sides[sides.count - 1]),
      !(first.isEmpty && last.isEmpty)
    else { return nil }
    return Span(first: first, last: last)
  }

  /// Reads `17.5.1`; an empty text is an open side, and nil is neither.
  private static func numbers(_ text: Substring) -> [Int]? {
    if text.isEmpty { return [] }
    let fields = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { UInt16($0) }.map(Int.init)
    return numbers.count == fields.count && numbers.count <= 3 ? numbers : nil
  }
}
