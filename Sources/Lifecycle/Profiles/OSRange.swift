// The versions for which a rule has evidence, as a small value with a text form.

/// A set of OS versions: `all`, `5–`, `–17`, `13–15`, `17, 26`, `~7`, or `?` where none is stated.
public struct OSRange: Hashable, Sendable {
  /// One run of versions without a gap.
  fileprivate struct Span: Hashable, Sendable {
    /// The numbers of the first version, empty if the span has no beginning.
    var first: [Int]
    /// The numbers of the last version, empty if the span has no end.
    var last: [Int]
    /// Whether the source names the version only roughly.
    var isApproximate = false
  }

  private enum Reach: Hashable, Sendable {
    case all
    case unstated
    case spans([Span])
  }

  private var reach: Reach

  /// Every version.
  public static let all = OSRange(reach: .all)
  /// The range of a rule whose source names no version; it contains every version.
  public static let unstated = OSRange(reach: .unstated)

  /// Returns whether a version lies in the range.
  ///
  /// Bounds are compared to their own precision, so `–17` contains 17.5.1. A version that is only a
  /// major number stands for all its releases, as a profile does: `26.5` contains `ios26`.
  public func contains(_ version: OSVersion) -> Bool {
    guard case .spans(let spans) = reach else { return true }
    let isWholeMajor = version.minor == 0 && version.patch == 0
    let numbers = isWholeMajor ? [version.major] : [version.major, version.minor, version.patch]
    return spans.contains { span in
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
  public var description: String {
    switch reach {
    case .all: "all"
    case .unstated: "?"
    case .spans(let spans): spans.map(\.text).joined(separator: ", ")
    }
  }

  /// Reads a range; nil if the text isn't one.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "?": self = .unstated
    default:
      var spans: [Span] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let span = Span(part.drop { $0 == " " }) else { return nil }
        spans.append(span)
      }
      reach = .spans(spans)
    }
  }

  public init(stringLiteral text: String) {
    guard let range = OSRange(text) else { preconditionFailure("no range of versions: \(text)") }
    self = range
  }
}

extension OSRange.Span {
  fileprivate init?(_ text: Substring) {
    isApproximate = text.hasPrefix("~")
    let sides = text.drop { $0 == "~" }
      .split(separator: "–", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = Self.numbers(sides[0]), let last = Self.numbers(sides[sides.count - 1]),
      !(first.isEmpty && last.isEmpty)
    else { return nil }
    self.first = first
    self.last = last
  }

  /// Reads `17.5.1`; an empty text is an open side, and nil is neither.
  private static func numbers(_ text: Substring) -> [Int]? {
    if text.isEmpty { return [] }
    let fields = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { UInt16($0) }.map(Int.init)
    return numbers.count == fields.count && numbers.count <= 3 ? numbers : nil
  }

  fileprivate var text: String {
    let sides = [first, last].map { $0.map(String.init).joined(separator: ".") }
    return (isApproximate ? "~" : "") + (first == last ? sides[0] : sides.joined(separator: "–"))
  }
}
