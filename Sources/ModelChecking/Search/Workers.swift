// Threads lent to a search: the engine has none of its own, as it has no clock.

/// Threads that a search may use; what it finds and counts is the same with any number of them.
public struct Workers {
  /// How many pieces of work are done at once.
  public let count: Int
  @usableFromInline let perform: (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void

  /// One worker: the caller itself.
  public static var one: Workers {
    Workers(count: 1) { count, work in for index in 0..<count { work(index) } }
  }

  /// Creates workers; `perform` does pieces 0 to `count - 1`, at once if it can, and waits for all.
  ///
  /// `DispatchQueue.concurrentPerform(iterations:execute:)` is such a function.
  public init(
    count: Int,
    perform: @escaping (_ count: Int, _ work: @Sendable (Int) -> Void) -> Void
  ) {
    precondition(count >= 1, "at least one worker")
    self.count = count
    self.perform = perform
  }
}
