// What a strategy sees when a step is to be chosen.

/// The steps enabled at one point of a path, as a strategy sees them.
public struct Choice: Hashable, Sendable {
  /// The number of steps taken so far.
  public var depth: Int
  /// The actor of each enabled step; never empty.
  public var actors: [Int]
  /// The actor of the step before, if there is one.
  public var previousActor: Int?

  /// Creates a choice.
  public init(depth: Int, actors: [Int], previousActor: Int?) {
    self.depth = depth
    self.actors = actors
    self.previousActor = previousActor
  }
}
