// What else can be found about a failure: what nearly broke nothing, when it was lost, on what it
// depends. Each part is there only if it was searched for.

/// Findings about a failure that take runs of their own.
package struct FaultDiagnosis: Sendable {
  /// The path most like the failing one that breaks nothing.
  package var neighbour: Neighbour?
  package var pointOfNoReturn: PointOfNoReturn?
  /// Other steps that were possible in the places of the path, with the runs that they lead to.
  package var alternatives: [Alternative] = []
  /// The variants without whose value the steps do not fail; nil if this was not examined.
  package var variants: [Dependence]?

  package init() {}

  /// A path that differs from the failing one in a single step and breaks nothing.
  package struct Neighbour: Hashable, Sendable {
    /// The place of the step in the failing path, from 0.
    package let index: Int
    /// The step of the failing path.
    package let failing: String
    /// The step taken instead; nil if it was left out.
    package let replacement: String?
    /// The steps that were taken.
    package let steps: [String]

    /// The neighbour in words.
    package var words: String {
      let start = "nearest passing run: step \(index + 1), '\(failing)', "
      return start + (replacement.map { "is '\($0)' instead" } ?? "is left out")
    }
  }

  /// Another step in the place of one of the path's; the rest of the path follows where it can.
  package struct Alternative: Hashable, Sendable {
    /// The place of the step in the failing path, from 0.
    package let index: Int
    /// The step taken instead.
    package let step: String
    /// How the run fails: as the path does, in another way, or not.
    package let outcome: Outcome

    /// How a run with another step ends.
    package enum Outcome: Hashable, Sendable {
      case passes
      case failsAlike
      case failsDifferently(Failure.Identity)
    }
  }

  /// The step after which every continuation breaks something.
  package struct PointOfNoReturn: Hashable, Sendable {
    /// The number of the step, from 1; 0 if the start itself is lost.
    package let step: Int
    /// The length up to which continuations were searched.
    package let depthMax: Int

    /// The point in words.
    package var words: String {
      step == 0
        ? "every run of at most \(depthMax) steps from this start fails"
        : "step \(step): every continuation of up to \(depthMax) steps fails"
    }
  }

  /// A variant point whose value matters.
  package struct Dependence: Hashable, Sendable {
    package let variant: String
    package let question: String
    /// The value under which the failure was seen.
    package let value: String
    /// The values under which the same steps do not break the same.
    package let others: [String]
  }
}
