// Shrinks a failing path: shorter first, then simpler, with the same failure.

/// Shrinks a list of steps while it fails in the same way.
///
/// `judge` replays a candidate. If that fails with the same identity, it returns the steps really
/// taken, else `nil`. So a step that is not enabled is skipped, and doesn't spoil the candidate.
///
/// - Every result is shorter than the one it replaces, or as long and simpler, so shrinking ends.
/// - A pass that makes no progress makes none if it runs again at once.
/// - The position stays where it is when the path changes under it, because the steps that moved
///   there have not been tried yet.
/// - The number of steps deleted at a time doubles as long as that succeeds.
/// - At the end no single step can be left out (1-minimality), unless the budget ended first.
public struct Shrinker<Step> {
  /// Replays steps; returns those really taken if they still fail in the same way.
  public typealias Judge = (_ steps: [Step]) -> [Step]?

  /// The maximum number of replays.
  public var replaysMax: Int
  /// The planted bug, if any.
  package var mutant: EngineMutant?
  private let judge: Judge
  private let simplerSteps: (Step) -> [Step]
  private var current: [Step] = []
  private var statistics = ShrinkStatistics()

  /// Creates a shrinker; `simplerSteps` lists replacements of a step, the simplest first.
  public init(
    replaysMax: Int = 10_000,
    simplerSteps: @escaping (Step) -> [Step] = { _ in [] },
    judge: @escaping Judge
  ) {
    self.replaysMax = replaysMax
    self.simplerSteps = simplerSteps
    self.judge = judge
  }

  /// Returns the smallest path found, or `nil` if the given one does not fail when replayed.
  public mutating func shrink(_ steps: [Step]) -> ShrinkResult<Step>? {
    statistics = ShrinkStatistics()
    statistics.stepsBefore = steps.count
    statistics.replays = 1
    guard let taken = judge(steps), taken.count <= steps.count else { return nil }
    current = taken
    var isDone = false
    while !isDone && !isSpent {
      let deleted = deleteRuns()
      let simplified = mutant != .neverSimplifies && simplify()
      statistics.rounds += 1
      isDone = (!deleted && !simplified) || mutant == .stopsEarly
    }
    statistics.stepsAfter = current.count
    statistics.isOneMinimal = isDone || mutant == .alwaysMinimal
    return ShrinkResult(steps: current, statistics: statistics)
  }

  private var isSpent: Bool { statistics.replays >= replaysMax && mutant != .overspends }

  /// Tries a candidate; accepts it if it fails in the same way.
  private mutating func keeps(_ candidate: [Step]) -> Bool {
    if isSpent { return false }
    statistics.replays += 1
    let answer = judge(candidate) ?? (mutant == .slips ? candidate : nil)
    guard let taken = answer, taken.count <= candidate.count else { return false }
    assert(taken.count <= current.count, "a shrunk path is longer than the one it replaces")
    current = taken
    return true
  }

  // MARK: - Passes

  /// Leaves out runs of steps, from the end to the start; returns whether it deleted any.
  ///
  /// From the end, since late steps depend on early ones, seldom the reverse.
  mutating func deleteRuns() -> Bool {
    var hasProgress = false
    var end = current.count
    while end > 0 && !isSpent {
      var length = 1
      var best = 0
      // Grow while it succeeds: 1, 2, 4, … steps that end at this one.
      while delete(length, endingAt: end) {
        statistics.deletions += 1
        hasProgress = true
        best += length
        end = min(end - length, current.count)
        if end <= 0 { break }
        length = min(length * 2, end)
      }
      if best > 0 && end > 0 { length /= 2 }
      // Then bisect the last run, which was too long.
      while best > 0 && length >= 1 && end > 0 {
        if delete(min(length, end), endingAt: end) {
          statistics.deletions += 1
          end = min(end - min(length, end), current.count)
        }
        length /= 2
      }
      end -= 1
    }
    return hasProgress
  }

  private mutating func delete(_ length: Int, endingAt end: Int) -> Bool {
    guard length > 0, end <= current.count, end - length >= 0 else { return false }
    var candidate = current
    candidate.removeSubrange((end - length)..<end)
    return keeps(candidate)
  }

  /// Puts simpler steps in place of others; returns whether anything changed.
  mutating func simplify() -> Bool {
    var hasProgress = false
    var index = 0
    while index < current.count && !isSpent {
      for simpler in simplerSteps(current[index]) {
        var candidate = current
        candidate[index] = simpler
        if keeps(candidate) {
          statistics.simplifications += 1
          hasProgress = true
          break
        }
      }
      index += 1
    }
    return hasProgress
  }
}
