// What a running search says of itself.

/// How far a search has come.
public struct SearchProgress: Hashable, Sendable {
  /// The states found so far.
  public var states: Int
  /// The steps taken from a state for the first time so far.
  public var transitions: Int
  /// The executions so far.
  public var executions: Int
  /// The states or branches that still wait.
  public var frontier: Int
  /// The depth that is searched now.
  public var depth: Int
}
