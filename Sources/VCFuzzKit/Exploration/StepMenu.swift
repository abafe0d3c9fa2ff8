// What a grammar offers in one configuration, made once.

internal import VCLifecycle

/// The steps of a grammar that depend on the configuration alone.
@MainActor
struct StepMenu {
  /// A step that a grammar may offer.
  struct Item {
    let explored: ExploredStep
    /// The call of UIKit's API that it is; nil for one that is only prepared.
    let operation: TreeOperation?
    /// The trees whose controllers it names, in the order of its text.
    let trees: [Int]
  }

  let cast: Cast
  let operations: [Item]
  let insides: [Item]
  /// For each tree that waits aside, the one before it that is alike, if there is one.
  let twins: [Int?]
  let hasTwins: Bool

  init(
    _ grammar: Grammar,
    _ cast: Cast,
    _ configuration: Configuration,
    callCount: Int,
    table: StepTable
  ) {
    self.cast = cast
    func item(_ step: Step, _ operation: TreeOperation? = nil) -> Item {
      let trees = Self.trees(of: step, cast)
      return Item(explored: table.explored(step), operation: operation, trees: trees)
    }
    operations = grammar.operations(grammar.verbs, on: cast).map { item(.operate($0), $0) }
    insides = grammar.insides(on: cast, callCount: callCount).map { item($0) }
    let trees = configuration.trees
    // Only the first 64 trees have a bit that says whether they were named.
    let count = min(trees.count, 64)
    var twins: [Int?] = Array(repeating: nil, count: trees.count)
    for tree in (1..<max(count, 1)) where !trees[tree].hasRoot {
      twins[tree] = (1..<tree).last { trees[$0] == trees[tree] }
    }
    self.twins = twins
    hasTwins = twins.contains { $0 != nil }
  }

  static func trees(of step: Step, _ cast: Cast) -> [Int] {
    step.slots.filter(cast.members.indices.contains).map { cast[$0].tree }
  }
}
