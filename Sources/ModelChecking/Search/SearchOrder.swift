// In which order a replayed system is searched.

/// In which order the paths of a replayed system are searched.
public enum SearchOrder: Hashable, Sendable {
  /// The first path to its end, then the one that differs last.
  case depthFirst
  /// All paths of one length before any longer: the first counterexample is a shortest.
  case breadthFirst
  /// Depth-first to a bound that is raised by so many steps until nothing is cut by it.
  case iterativeDeepening(by: Int)
  /// Depth-first over the paths that leave a round-robin order at most so many times.
  case delayBounded(Int)
  /// Depth-first over the paths that leave an actor which could continue at most so many times.
  case preemptionBounded(Int)
}

extension SearchOrder: CustomStringConvertible {
  public var description: String {
    switch self {
    case .depthFirst: "depth-first"
    case .breadthFirst: "breadth-first"
    case .iterativeDeepening(let step): "iterative deepening by \(step)"
    case .delayBounded(let bound): "at most \(bound) delays"
    case .preemptionBounded(let bound): "at most \(bound) preemptions"
    }
  }
}
