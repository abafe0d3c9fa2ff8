// What the list of mutants says of the mutants of the explorer and the shrinker.

package import ModelChecking

extension EngineMutant {
  /// The bug, in a sentence.
  package var sentence: String {
    switch self {
    case .sleepersNeverWake: "A step that sleeps stays asleep after one that conflicts."
    case .tiredAreForgotten: "A step that was tried is tried again in every other order."
    case .depthForgotten: "A state is left out though more steps are left than before."
    case .slips: "A candidate is accepted though it does not fail in the same way."
    case .alwaysMinimal: "A result counts as minimal though the budget ended first."
    case .stopsEarly: "One round counts as enough, and its result as minimal."
    case .neverSimplifies: "No step is replaced by a simpler one."
    case .overspends: "The budget of replays is exceeded."
    }
  }

  /// The test that finds it.
  package var teller: String {
    switch self {
    case .sleepersNeverWake, .tiredAreForgotten:
      "classes of random systems against plain recursion"
    case .depthForgotten: "states under a bound on depth against plain recursion"
    case .slips: "identity of the shrunk path"
    case .stopsEarly: "no single step can be left out"
    case .neverSimplifies: "exact shrunk results"
    case .alwaysMinimal, .overspends: "a budget that ends"
    }
  }
}
