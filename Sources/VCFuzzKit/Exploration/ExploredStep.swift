// A step of an exploration: the choice of a start, or a step of the run, as a number.

internal import ModelChecking

/// A step of an exploration.
///
/// The engine keeps millions of them, so it is a number; the system that offers it knows the step
/// behind it.
package struct ExploredStep: Hashable, Sendable {
  /// The place of the step in the table; below zero for the choice of a start.
  let number: Int32

  init(number: Int32) { self.number = number }

  /// The run begins with the configuration of that number; the first step where there are several.
  static func begin(_ number: Int) -> ExploredStep { ExploredStep(number: Int32(-1 - number)) }

  /// The number of the configuration that is chosen, if one is.
  var chosenStart: Int? { number < 0 ? Int(-1 - number) : nil }
}

/// The steps of a run that an exploration has met, by their numbers.
@MainActor
final class StepTable {
  @exclusivity(unchecked) private(set) var steps: [Step] = []
  /// For each step the location of the callback that it prepares for, or 0.
  @exclusivity(unchecked) private(set) var moments: [Int] = []
  @exclusivity(unchecked) private var numbers: [Step: Int32] = [:]

  func explored(_ step: Step) -> ExploredStep {
    if let number = numbers[step] { return ExploredStep(number: number) }
    let number = Int32(steps.count)
    numbers[step] = number
    steps.append(step)
    if case .inside(let trigger, _) = step {
      moments.append(Footprint.location(of: trigger))
    } else {
      moments.append(0)
    }
    return ExploredStep(number: number)
  }

  subscript(explored: ExploredStep) -> Step { steps[Int(explored.number)] }
}
