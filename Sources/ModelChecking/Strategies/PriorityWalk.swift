// PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte): random priorities and few random changes.

/// A walk that always takes a step of the actor with the highest priority, with a few changes.
///
/// One walk finds a bug that needs `depth` ordering constraints among `n` actors and `k` steps with
/// a probability of at least `1 / (n * k^(depth - 1))`.
public struct PriorityWalk: WalkStrategy {
  /// The number of ordering constraints aimed at: one more than the changes of priority in a walk.
  public let depth: Int

  private var priorities: [Int: Int] = [:]
  private var changes: [Int] = []
  private var lowest = 0

  /// Creates the strategy for bugs of a depth of at least 1.
  public init(depth: Int) {
    precondition(depth >= 1, "the depth of a bug is at least 1")
    self.depth = depth
  }

  public mutating func begin(stepsMax: Int, source: inout RandomSource) {
    priorities = [:]
    lowest = 0
    changes = (1..<depth).map { _ in source.below(max(stepsMax, 1)) }
  }

  public mutating func index(for choice: Choice, source: inout RandomSource) -> Int {
    // An actor gets its priority, above all that were lowered, when it is first seen.
    for actor in choice.actors where priorities[actor] == nil {
      priorities[actor] = 1 + source.below(1 << 30)
    }
    var best = highest(in: choice)
    if changes.contains(choice.depth) {
      lowest -= 1
      priorities[choice.actors[best]] = lowest
      best = highest(in: choice)
    }
    let chosen = choice.actors[best]
    let own = choice.actors.indices.filter { choice.actors[$0] == chosen }
    return own[source.below(own.count)]
  }

  private func highest(in choice: Choice) -> Int {
    var best = 0
    for index in choice.actors.indices.dropFirst()
    where priorities[choice.actors[index], default: 0]
      > priorities[choice.actors[best], default: 0]
    {
      best = index
    }
    return best
  }
}
