// The limits of a search. The engine has no clock; the caller passes one.

/// Limits at which a search stops and reports a cut.
public struct SearchLimits {
  /// The most steps a path may have; a longer one is cut.
  public var depthMax: Int
  /// The most states to store or visit.
  public var statesMax: Int
  /// The most executions of a replayed system.
  public var executionsMax: Int
  /// The most milliseconds to run, by the clock that `milliseconds` reads.
  public var millisecondsMax: Int
  /// The most bytes the process may use, by the gauge that `memoryBytes` reads.
  public var memoryBytesMax: Int
  /// A clock that never goes back, in milliseconds; without one there is no time limit.
  public var milliseconds: (() -> Int)?
  /// A gauge of the memory in use; without one the engine counts the bytes of its own tables.
  public var memoryBytes: (() -> Int)?
  /// Returns whether the search should stop now.
  public var isInterrupted: (() -> Bool)?
  /// Receives progress at intervals.
  public var progress: ((SearchProgress) -> Void)?

  /// Creates limits that stop nothing but what is given.
  public init(
    depthMax: Int = .max,
    statesMax: Int = .max,
    executionsMax: Int = .max,
    millisecondsMax: Int = .max,
    memoryBytesMax: Int = .max
  ) {
    self.depthMax = depthMax
    self.statesMax = statesMax
    self.executionsMax = executionsMax
    self.millisecondsMax = millisecondsMax
    self.memoryBytesMax = memoryBytesMax
  }
}
