// Preemption bounding (Musuvathi, Qadeer): most races need two preemptions or fewer.

/// Charges for leaving an actor that has an enabled step.
struct PreemptionBound: ChoiceCost {
  let limit: Int

  func cost(of index: Int, in choice: Choice) -> Int {
    guard let previous = choice.previousActor, choice.actors[index] != previous else { return 0 }
    return choice.actors.contains(previous) ? 1 : 0
  }
}
