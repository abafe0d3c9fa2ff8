// A path: where a run started and the steps it took, with the number of each among those enabled.

/// The steps of one run.
public struct Path<Step> {
  /// The index of the initial state that the run started from; 0 for a replayed system.
  public var start: Int
  /// The steps taken, in order.
  public var steps: [Step]
  /// The index of each step among the steps enabled when it was taken.
  public var indices: [Int]

  /// Creates a path; `steps` and `indices` have the same length.
  public init(start: Int = 0, steps: [Step] = [], indices: [Int] = []) {
    precondition(steps.count == indices.count, "a path has one index for each step")
    self.start = start
    self.steps = steps
    self.indices = indices
  }

  /// The number of steps.
  public var count: Int { steps.count }

  /// The path as numbers, `0/0/1`: the initial state, then each step's index among those enabled.
  public var indexText: String { ([start] + indices).map(String.init).joined(separator: "/") }

  /// Returns the numbers of an index text, or `nil` if the text is not one.
  public static func indices(fromText text: String) -> (start: Int, indices: [Int])? {
    var numbers: [Int] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    guard let start = numbers.first else { return nil }
    return (start, Array(numbers.dropFirst()))
  }

  /// Adds a step at the end.
  public mutating func append(_ step: Step, index: Int) {
    steps.append(step)
    indices.append(index)
  }
}

extension Path: Sendable where Step: Sendable {}
extension Path: Equatable where Step: Equatable {}
extension Path: Hashable where Step: Hashable {}

extension Path: CustomStringConvertible {
  /// The steps, one a line, numbered from 1.
  public var description: String {
    steps.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }
}
