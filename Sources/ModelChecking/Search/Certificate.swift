// What a search may claim: what it covered, and what it left out and why.

/// What a search covered, and what it left out.
public struct Certificate: Hashable, Sendable {
  /// The words that describe the search: its order, its reductions, its bounds.
  public var method: String
  /// The states found; for a replayed system without fingerprints, the nodes of the tree of paths.
  ///
  /// Ends of runs are not compared: each counts as often as a depth-first search meets it.
  public var states = 0
  /// The steps taken from a state for the first time.
  public var transitions = 0
  /// The executions from start to end of a replayed system.
  public var executions = 0
  /// The executions abandoned because every continuation was already covered.
  public var blockedExecutions = 0
  /// The steps taken, replays included.
  public var stepsTaken = 0
  /// The classes of executions that differ only in the order of independent steps, if counted.
  public var classes: Int?
  /// The number of steps of the longest path searched.
  public var deepest = 0
  /// The states or branches that were still waiting when the search ended.
  public var frontier = 0
  /// The states met again.
  public var revisits = 0
  /// What was cut, and how often, by reason.
  public var cuts: [Cut: Int] = [:]
  /// If digests stood for states: the `k` for which a collision has probability at most `2^-k`.
  public var collisionExponent: Int?
  /// The first defects of the system's own statements that the search came across.
  public var defects: [String] = []

  /// Creates an empty certificate for a search.
  public init(method: String) { self.method = method }

  /// Whether everything within the system was searched: nothing waits and nothing was cut.
  ///
  /// A path that a breach ends is a result, not a gap.
  public var isComplete: Bool {
    frontier == 0 && defects.isEmpty
      && Cut.allCases.allSatisfy { $0 == .breach || cuts[$0, default: 0] == 0 }
  }

  /// Adds to what was cut for a reason.
  public mutating func cut(_ reason: Cut, count: Int = 1) { cuts[reason, default: 0] += count }
}

extension Certificate: CustomStringConvertible {
  /// The certificate, one fact a line.
  public var description: String {
    var lines = [verdict, "method: \(method)"]
    lines.append("states \(states), transitions \(transitions), deepest path \(deepest)")
    if executions > 0 {
      lines.append(
        "executions \(executions), given up as covered \(blockedExecutions), "
          + "steps with replays \(stepsTaken)"
      )
    }
    if let classes { lines.append("classes \(classes)") }
    if revisits > 0 { lines.append("met again \(revisits)") }
    if frontier > 0 { lines.append("still waiting \(frontier)") }
    for cut in Cut.allCases {
      if let count = cuts[cut], count > 0 { lines.append("cut: \(cut) (\(count))") }
    }
    lines += defects.map { "defect: \($0)" }
    return lines.joined(separator: "\n")
  }

  private var verdict: String {
    guard isComplete else { return "not exhaustive" }
    guard let collisionExponent else { return "complete" }
    return "complete, but for a collision of digests (probability at most 2^-\(collisionExponent))"
  }
}

extension Certificate {
  /// Whether nothing but the bound on depth has cut the search.
  public var coversItsDepth: Bool {
    var copy = self
    copy.cuts[.depth] = nil
    return copy.isComplete
  }
}
