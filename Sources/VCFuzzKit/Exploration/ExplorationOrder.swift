// The order of an exploration: an exhaustive search of the engine, or random walks.

package import ModelChecking
internal import VCFuzzSupport

/// In which order the runs of an exploration are tried.
package enum ExplorationOrder: Hashable, Sendable {
  /// Every run within the bounds, in an order of the engine's.
  case search(SearchOrder)
  /// Some runs, drawn at random: never complete.
  case walks(RandomWalks)

  package static let depthFirst = ExplorationOrder.search(.depthFirst)
  package static let breadthFirst = ExplorationOrder.search(.breadthFirst)

  /// The walks, if runs are drawn.
  package var walks: RandomWalks? {
    if case .walks(let walks) = self { walks } else { nil }
  }
}

extension ExplorationOrder: CustomStringConvertible {
  package var description: String {
    switch self {
    case .search(let order): order.description
    case .walks(let walks): walks.description
    }
  }
}

/// Runs that are drawn at random.
package struct RandomWalks: Hashable, Sendable {
  package let kind: Kind
  package let count: Int
  package let seed: UInt64

  package init(_ kind: Kind, count: Int, seed: UInt64) {
    self.kind = kind
    self.count = count
    self.seed = seed
  }

  /// How a step is picked.
  package enum Kind: Hashable, Sendable {
    /// Every step that is enabled is equally likely.
    case uniform
    /// By priorities that change so many times less one (PCT).
    case priorities(depth: Int)
  }

  /// The default number of walks.
  package static let countStandard = 1_000
}

extension RandomWalks: CustomStringConvertible {
  package var description: String {
    let how =
      switch kind {
      case .uniform: "uniform random walks"
      case .priorities(let depth): "random walks by priorities (PCT) for bugs of depth \(depth)"
      }
    return "at most \(count.grouped) \(how), seed \(seed)"
  }
}
