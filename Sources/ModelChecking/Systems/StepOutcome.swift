// What came of a step that a replayed system took.

/// What came of taking one step.
public enum StepOutcome: Hashable, Sendable {
  /// The step was taken and nothing was broken.
  case taken
  /// The step was taken and broke a property: the path ends here.
  case broken(Breach)
  /// The system cannot continue, though no property is broken: the path ends here, as a cut.
  case failed(String)
}
