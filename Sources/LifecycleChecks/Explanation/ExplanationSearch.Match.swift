// What the search for an explanation works with: callbacks, and stretches that patterns explain.

internal import VCLifecycle

extension ExplanationSearch {
  /// One will or did.
  struct Callback {
    let position: Int
    let controller: Int
    let kind: Event.Kind
    /// The state of the controller before; nil if unknown.
    let state: AppearanceState?
    /// Whether the state permits it.
    let isLegal: Bool
    /// Whether the controller has no will or did before it.
    let isFirst: Bool
    /// The next will or did of the controller, or -1.
    var next = -1
    /// The first and the one-past-last callback of the same kind around it, on other controllers.
    var burst = 0..<0
  }

  /// A stretch that one pattern explains.
  struct Match {
    let pattern: TransitionPattern?
    let outcome: Explanation.Outcome
    let old: Int?
    let new: Int?
    /// The callbacks, ascending.
    var indices: [Int]
    /// Where they stand in the trace, once the search is over.
    var positions: [Int] = []
    var followers: [Int]
    var cost: Int
    /// The did that the pattern has and the log lacks.
    var missing: Missing?
  }

  /// A did that a controller should have received.
  struct Missing {
    let controller: Int
    let kind: Event.Kind
  }
}
