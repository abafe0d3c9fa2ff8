// The pass that leaves steps out, and puts simpler ones in the place of others.

internal import ModelChecking

/// Shortens and simplifies a path after its first steps.
enum ShortenPath {
  /// Returns whether no single step after the first ones can be left out.
  @MainActor @discardableResult
  static func apply(to path: inout RunPath, after count: Int = 0, _ trials: ShrinkTrials) -> Bool {
    let words = trials.words(path.configuration)
    let configuration = path.configuration
    let start = Array(path.steps.prefix(count))
    var shrinker = Shrinker<Step>(
      replaysMax: max(1, trials.left()),
      simplerSteps: { $0.simpler(words) },
      judge: { steps in
        let taken = trials.take(RunPath(configuration, start + steps))?.steps
        return taken.flatMap { $0.starts(with: start) ? Array($0.dropFirst(count)) : nil }
      }
    )
    guard let result = shrinker.shrink(Array(path.steps.dropFirst(count))) else { return false }
    path.steps = start + result.steps
    return result.statistics.isOneMinimal
  }
}
