// Bounds on what a path costs: few deviations from a simple scheduler find most bugs.

/// A bound on the sum of the costs of a path's steps.
enum CostBound: Hashable {
  /// Delay bounding (Emmi, Qadeer, Rakamaric) charges for each actor that is passed over.
  ///
  /// The scheduler continues with the actor of the step before, then round-robin by number: the
  /// first enabled actor in that order is free, the next costs one delay, and so on. The choice
  /// among the steps of one actor is free.
  case delays(Int)
  /// Preemption bounding (Musuvathi, Qadeer) charges for leaving an actor that has an enabled step.
  case preemptions(Int)

  /// The maximum cost of a path.
  var limit: Int {
    switch self {
    case .delays(let limit), .preemptions(let limit): limit
    }
  }

  /// Returns what it costs to take the step at `index`.
  func cost(of index: Int, in choice: Choice) -> Int {
    switch self {
    case .delays: Self.delays(of: index, in: choice)
    case .preemptions: Self.isPreemption(index, in: choice) ? 1 : 0
    }
  }

  private static func delays(of index: Int, in choice: Choice) -> Int {
    let first = choice.previousActor ?? choice.actors.min() ?? 0
    let chosen = choice.actors[index]
    let passed = choice.actors.filter { actor in
      // Round by number from `first`: those at or above it come before those below it.
      (actor >= first) == (chosen >= first) ? actor < chosen : actor >= first
    }
    return Set(passed).count
  }

  private static func isPreemption(_ index: Int, in choice: Choice) -> Bool {
    guard let previous = choice.previousActor else { return false }
    return choice.actors[index] != previous && choice.actors.contains(previous)
  }
}
