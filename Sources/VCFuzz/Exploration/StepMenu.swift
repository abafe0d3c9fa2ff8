// What a grammar offers in one setting, made once.

internal import Lifecycle

/// The steps of a grammar that depend on the setting alone.
struct StepMenu {
  let cast: Cast
  let operations: [TreeOperation]
  let insides: [Step]
  /// For each tree that waits aside, the one before it that is alike, if there is one.
  let twins: [Int?]
  let hasTwins: Bool

  init(_ grammar: Grammar, _ cast: Cast, _ setting: Setting, callCount: Int) {
    self.cast = cast
    operations = grammar.operations(grammar.verbs, on: cast)
    insides = grammar.insides(on: cast, callCount: callCount)
    let trees = setting.trees
    // Only the first 64 trees have a bit that says whether they were named.
    let count = min(trees.count, 64)
    var twins: [Int?] = Array(repeating: nil, count: trees.count)
    for tree in (1..<max(count, 1)) where !trees[tree].hasRoot {
      twins[tree] = (1..<tree).last { trees[$0] == trees[tree] }
    }
    self.twins = twins
    hasTwins = twins.contains { $0 != nil }
  }
}
