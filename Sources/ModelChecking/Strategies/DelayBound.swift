// Delay bounding (Emmi, Qadeer, Rakamaric): few deviations from a round robin find most bugs.

/// Charges for each actor that is passed over.
///
/// The scheduler continues with the actor of the step before, then round-robin by number: the first
/// enabled actor in that order is free, the next costs one delay, and so on. The choice among the
/// steps of one actor is free.
struct DelayBound: ChoiceCost {
  let limit: Int

  func cost(of index: Int, in choice: Choice) -> Int {
    let first = choice.previousActor ?? choice.actors.min() ?? 0
    let chosen = choice.actors[index]
    var passed: [Int] = []
    for actor in choice.actors where actor != chosen && !passed.contains(actor) {
      // Round by number from `first`: those at or above it come before those below it.
      let comesFirst =
        (actor >= first) == (chosen >= first) ? actor < chosen : actor >= first
      if comesFirst { passed.append(actor) }
    }
    return passed.count
  }
}
