// How `vcfuzz explore` reads its order, with the bound that an order needs and no other.

import ModelChecking

extension ExploreCommand {
  /// The names of the orders and the bounds after their colons.
  enum OrderName: String, CaseIterable {
    case depthFirst = "depth-first"
    case breadthFirst = "breadth-first"
    case iterative
    case delays
    case preemptions
    case random
    case pct

    /// The bounds that make sense; nil if there is none to give.
    var bounds: ClosedRange<Int>? {
      switch self {
      case .depthFirst, .breadthFirst, .random: nil
      case .iterative: 1...10_000
      case .delays, .preemptions: 0...10_000
      case .pct: 1...64
      }
    }

    /// What is taken where no bound is given; nil if one must be.
    var boundStandard: Int? {
      switch self {
      case .iterative: 4
      case .pct: 3
      default: nil
      }
    }

    var form: String { bounds == nil ? rawValue : rawValue + ":N" }
  }

  /// The order that a command line asks for.
  @MainActor
  func order(of invocation: Invocation) throws -> ExplorationOrder {
    let (name, bound) = try order(named: invocation.value(of: "order") ?? "depth-first")
    let kind: RandomWalks.Kind
    switch name {
    case .random: kind = .uniform
    case .pct: kind = .priorities(depth: bound)
    default:
      for option in ["walks", "seed"] where invocation.has(option) {
        throw UsageError.other(
          "--\(option): '\(name.rawValue)' is not random; only random and pct sample runs"
        )
      }
      return .search(searchOrder(name, bound))
    }
    if invocation.has("fingerprints") {
      throw UsageError.other(
        "--fingerprints: random walks continue from each state: leave it out"
      )
    }
    if invocation.has("checkpoint") {
      throw UsageError.other(
        "--checkpoint: random walks keep none: give their --seed and more --walks instead"
      )
    }
    let count = invocation.number(of: "walks") ?? RandomWalks.countStandard
    return .walks(RandomWalks(kind, count: count, seed: try invocation.seed()))
  }

  private func searchOrder(_ name: OrderName, _ bound: Int) -> SearchOrder {
    switch name {
    case .breadthFirst: .breadthFirst
    case .iterative: .iterativeDeepening(by: bound)
    case .delays: .delayBounded(bound)
    case .preemptions: .preemptionBounded(bound)
    case .depthFirst, .random, .pct: .depthFirst
    }
  }

  /// Reads `delays:2`.
  private func order(named text: String) throws -> (name: OrderName, bound: Int) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = OrderName(rawValue: String(parts[0])) else {
      let forms = OrderName.allCases.map(\.form)
      let expected = forms.dropLast().joined(separator: ", ") + " or " + forms[forms.count - 1]
      throw UsageError.invalidValue(of: "--order", value: text, expected: expected)
    }
    guard let bounds = name.bounds else {
      if parts.count == 1 { return (name, 0) }
      throw UsageError.other("--order: '\(name.rawValue)' has no bound: write it alone")
    }
    if parts.count == 1, let standard = name.boundStandard { return (name, standard) }
    guard parts.count == 2 else {
      throw UsageError.other("--order: '\(name.rawValue)' needs a bound: write \(name.rawValue):2")
    }
    guard let bound = Int(parts[1]), bounds.contains(bound) else {
      throw UsageError.other(
        "--order: \(String(parts[1]).quotedForTerminal) is no bound of '\(name.rawValue)': write a "
          + "whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      )
    }
    return (name, bound)
  }
}
