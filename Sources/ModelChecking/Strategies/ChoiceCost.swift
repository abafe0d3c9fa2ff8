// What a bounded search charges for a choice.

/// A price of choices: a search with a bound takes only paths whose prices sum to at most the
/// bound.
protocol ChoiceCost {
  /// The most a path may cost.
  var limit: Int { get }

  /// Returns what it costs to take the step at `index`.
  func cost(of index: Int, in choice: Choice) -> Int
}
