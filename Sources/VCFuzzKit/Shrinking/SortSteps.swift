// The pass that puts neighbouring steps into the order of their texts, where they may change
// places.

/// Sorts the steps of a path.
enum SortSteps {
  @MainActor
  static func apply(to path: inout RunPath, _ trials: ShrinkTrials) {
    let words = trials.words(path.configuration)
    var index = 1
    while index < path.steps.count, !trials.isSpent {
      var swapped = path
      swapped.steps.swapAt(index - 1, index)
      if path.steps[index].text(words) < path.steps[index - 1].text(words),
        trials.replace(&path, by: swapped)
      {
        index = max(1, index - 1)
      } else {
        index += 1
      }
    }
  }
}
