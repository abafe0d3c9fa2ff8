// Which orders of independent steps a search may leave out.

/// How a search of a replayed system avoids trying independent steps in every order.
public enum Reduction: String, CaseIterable, Hashable, Sendable {
  /// Every order of every step is tried.
  case none
  /// Every class of executions is completed once; some executions are abandoned on the way.
  ///
  /// Sleep sets (Godefroid): a step that was tried from a state is not tried again after steps
  /// independent of it.
  case sleepSets
}
